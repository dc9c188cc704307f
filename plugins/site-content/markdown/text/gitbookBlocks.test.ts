import { finished } from "../../../../src/testing/builders";
import { GitbookBlocks } from "./gitbookBlocks";

describe("blocks of GitBook", () => {
  test.each([
    ['{% hint style="info" %}\na\n{% endhint %}', '<Admonition type="info"><p>a</p></Admonition>'],
    [
      '{% hint style="success" icon="check" %}\na\n\nb\n{% endhint %}\nc',
      '<Admonition type="tip"><p>a</p><p>b</p></Admonition><p>c</p>',
    ],
    ["{% hint %}\na\n{% endhint %}", '<Admonition type="info"><p>a</p></Admonition>'],
    [
      '* a\n\n  {% hint style="danger" %}\n  b\n  {% endhint %}\n* c',
      '<ul><li><p>a</p><Admonition type="danger"><p>b</p></Admonition></li><li><p>c</p></li></ul>',
    ],
    [
      '> {% hint style="warning" %}\n> a\n> {% endhint %}',
      '<blockquote><Admonition type="warning"><p>a</p></Admonition></blockquote>',
    ],
    [
      '{% tabs %}\n{% tab title="A b" %}\na\n{% endtab %}\n\n{% tab title="C" %}\n{% hint style="info" %}\nc\n{% endhint %}\n{% endtab %}\n{% endtabs %}\n\nd',
      '<Tabs><TabItem value="A b" label="A b"><p>a</p></TabItem><TabItem value="C" label="C"><Admonition type="info"><p>c</p></Admonition></TabItem></Tabs><p>d</p>',
    ],
    [
      '{% tabs %}\n{% tab title="A `b`[0] #1" %}\na\n{% endtab %}\n{% endtabs %}',
      '<Tabs><TabItem value="A b[0] #1" label="A b[0] #1"><p>a</p></TabItem></Tabs>',
    ],
    [
      "{% stepper %}\n{% step %}\n## A\n\na\n{% endstep %}\n\n{% step %}\nb\n{% endstep %}\n{% endstepper %}\nc",
      "<h2>A</h2><p>a</p><p>b</p><p>c</p>",
    ],
    [
      '{% columns %}\n{% column width="50%" %}\na\n{% endcolumn %}\n\n{% column %}\nb\n{% endcolumn %}\n{% endcolumns %}',
      "<p>a</p><p>b</p>",
    ],
    [
      'a\n\n{% embed url="https://e.com/a_b_c?d=1" %}\n\nb',
      '<p>a</p><p><a href="https://e.com/a_b_c?d=1">https://e.com/a_b_c?d=1</a></p><p>b</p>',
    ],
    [
      '{% embed url="https://e.com/" fullWidth="true" %}\nA\n{% endembed %}\nb',
      '<p><a href="https://e.com/">https://e.com/</a>\nA</p><p>b</p>',
    ],
    [
      '> {% file src="../a/b c.pdf" %}',
      '<blockquote><p><a href="../a/b%20c.pdf">b c.pdf</a></p></blockquote>',
    ],
    ['{% content-ref url="b.md" %}\n[b](/b)\n{% endcontent-ref %}', '<p><a href="/b">b</a></p>'],
  ])("%j", async (source, html) => {
    expect(await finished(source)).toEqual({ html, problems: [] });
  });

  test.each([
    [
      ['{% code title="a.js" overflow="wrap" lineNumbers="true" %}', "```js", "x", "```"],
      ["", '```js title="a.js" showLineNumbers', "x", "```"],
    ],
    [
      ['{% code title="a.txt" %}', "```", "x", "```"],
      ["", '```text title="a.txt"', "x", "```"],
    ],
    [
      ['{% code title="a.txt" %}', "```a```", "~~~ ", "x", "~~~"],
      ["", "```a```", '~~~text title="a.txt"', "x", "~~~"],
    ],
    [
      ["{% code %}", "```js", "```"],
      ["", "```js", "```"],
    ],
  ])("settings of code %j", (lines, read) => {
    const page = [...lines, "{% endcode %}"];
    const blocks = new GitbookBlocks(page.join("\n"));
    expect(page.map((line) => blocks.read(line))).toEqual([...read, ""]);
  });

  test.each([
    '{% hint style="info" %}\na',
    "a\n{% endhint %}",
    '{% tabs %}\n{% tab title="A" %}\na\n{% endtabs %}\n{% endtab %}',
    '```\n{% hint style="info" %}\na\n{% endhint %}\n```',
    'a {% hint style="info" %} b {% endhint %}',
  ])("are unchanged: %j", async (source) => {
    const { html } = await finished(source);
    expect(html).toContain("{%");
    expect(html).not.toContain("<Admonition");
    expect(html).not.toContain("<Tabs");
  });
});
