import { finished } from "../../../../src/testing/builders";

describe("boxes that other tools write as fences", () => {
  test.each([
    ["```{note}\n**a**\n```", '<Admonition type="note"><p><strong>a</strong></p></Admonition>'],
    ["~~~{hint} Look\na\n~~~", '<Admonition type="tip" title="Look"><p>a</p></Admonition>'],
    [
      "```{seealso} [b](/b)\na\n```",
      '<Admonition type="info" title="b"><AdmonitionTitle><a href="/b">b</a></AdmonitionTitle><p>a</p></Admonition>',
    ],
    ["```{dropdown} A\na\n```", '<Details summary="A"><p>a</p></Details>'],
    [":::{dropdown} A\na\n:::", '<Details summary="A"><p>a</p></Details>'],
    ["```admonish\na\n```", '<Admonition type="note"><p>a</p></Admonition>'],
    ["```admonish bug\na\n```", '<Admonition type="danger"><p>a</p></Admonition>'],
    [
      "```admonish warning title='Look' collapsible=true\na\n```",
      '<Admonition type="warning" title="Look"><p>a</p></Admonition>',
    ],
    ['```admonish title="A"\na\n```', '<Admonition type="note" title="A"><p>a</p></Admonition>'],
    [
      "> ```{error}\n> a\n> ```",
      '<blockquote><Admonition type="danger"><p>a</p></Admonition></blockquote>',
    ],
    [
      "````{admonition} A\n```{tip}\nb\n```\n````",
      '<Admonition type="note" title="A"><Admonition type="tip"><p>b</p></Admonition></Admonition>',
    ],
    [
      "```{note}\n:::tip\na\n:::\n```\n\nb",
      '<Admonition type="note"><Admonition type="tip"><p>a</p></Admonition></Admonition><p>b</p>',
    ],
    [
      "1. a\n\n    ```{note}\n    b\n    ```\n2. c",
      '<ol><li><p>a</p><Admonition type="note"><p>b</p></Admonition></li><li><p>c</p></li></ol>',
    ],
    [
      "-\ta\n\n\t```{tip} T\n\tb\n\t```\n\nc",
      '<ul><li><p>a</p><Admonition type="tip" title="T"><p>b</p></Admonition></li></ul><p>c</p>',
    ],
    [
      "10. a\n\n    - ```{tip}\n      b\n      ```\n      c",
      '<ol start=10><li><p>a</p><ul><li><Admonition type="tip"><p>b</p></Admonition>c</li></ul></li></ol>',
    ],
    [
      "```{note}\n- a\n  ```\nb",
      '<Admonition type="note"><ul><li>a</li></ul></Admonition><p>b</p>',
    ],
  ])("%j", async (text, html) => {
    const found = await finished(text);
    expect(found.html.replace(/\n/g, "")).toBe(html);
    expect(found.problems).toEqual([]);
  });

  test("end with the quotation that they are in, so code below it stays code", async () => {
    const { html } = await finished("> ```{tip}\n> a\n\n```\nb\n```\n\nc");
    expect(html).toMatch(/<\/blockquote>\s*<CodeBlock.*<p>c<\/p>$/s);
  });

  test("end with the list item that they are in, and leave closing marks to others", async () => {
    const { html } = await finished("````{note}\n- ```{tip}\n  a\n\n```js\nb\n```\n````\n\nc");
    expect(html).toMatch(/<\/ul>\s*<CodeBlock.*<\/Admonition>\s*<p>c<\/p>$/s);
  });

  test.each(["    ```{note}\n    a\n    ```", "- a\n\n      ```{note}\n      a\n      ```"])(
    "stay code where four spaces make code: %j",
    async (text) => {
      expect((await finished(text)).html).toContain('[{"tokens":["```{note}"]}');
    },
  );

  test("may hold code, and stay code where they are shown as code", async () => {
    const { html } = await finished(
      "````{note}\n```js\na\n```\n````\n\n````md\n```{note}\na\n```\n````",
    );
    expect(html).toMatch(
      /^<Admonition type="note"><CodeBlock language="js".*<\/Admonition>\s*<CodeBlock language="md"/s,
    );
    expect(html).toContain("{note}");
  });
});
