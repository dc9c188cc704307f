import { finished } from "../../../../src/testing/builders";
import { withMkdocsBlocks } from "./mkdocsBlocks";

describe("boxes and tabs of Material for MkDocs", () => {
  test.each([
    [
      "!!! note\n\n    **a**\n\nb",
      '<Admonition type="note"><p><strong>a</strong></p></Admonition><p>b</p>',
    ],
    [
      '!!! warning "Take [care]"\n    a\n',
      '<Admonition type="warning" title="Take [care]"><p>a</p></Admonition>',
    ],
    [
      "!!! abstract inline end\n\ta\n\n\t- b\n\n",
      '<Admonition type="info"><p>a</p><ul><li>b</li></ul></Admonition>',
    ],
    [
      '!!! tip annotate "A"\n\n    a (1)\n\n1.  b\n',
      '<Admonition type="tip" title="A"><p>a (1)</p></Admonition><ol><li>b</li></ol>',
    ],
    [
      '!!! tip "Use `a[0]` or [b]"\n    a',
      '<Admonition type="tip" title="Use a[0] or [b]"><AdmonitionTitle>Use <code>a[0]</code> or [b]</AdmonitionTitle><p>a</p></Admonition>',
    ],
    [
      '=== "A"\n\n    === "B"\n\n        b\n\n    c\n',
      '<Tabs><TabItem value="A" label="A"><Tabs><TabItem value="B" label="B"><p>b</p></TabItem></Tabs><p>c</p></TabItem></Tabs>',
    ],
    [
      '!!! note\n    a\n\n=== "A"\n\n    x\n\n=== "B"\n    y\n\nb\n=== "C"\n\n    z\n',
      '<Admonition type="note"><p>a</p></Admonition><Tabs><TabItem value="A" label="A"><p>x</p></TabItem><TabItem value="B" label="B"><p>y</p></TabItem></Tabs><p>b</p><Tabs><TabItem value="C" label="C"><p>z</p></TabItem></Tabs>',
    ],
    [
      '!!! note "See [b](/c) [d]"\n    a',
      '<Admonition type="note" title="See b [d]"><AdmonitionTitle>See <a href="/c">b</a> [d]</AdmonitionTitle><p>a</p></Admonition>',
    ],
    ["!!! Formula\n    a", '<Admonition type="note" title="Formula"><p>a</p></Admonition>'],
    ['!!! note ""\n    a', '<Admonition type="note"><p>a</p></Admonition>'],
    [
      '??? question "How?"\n    a\n\n    b\n\n',
      '<Details summary="How?"><p>a</p><p>b</p></Details>',
    ],
    [
      '??? "Show all"\n    ```sh\n    a\n    ```\n\nb',
      '<Details summary="Show all"><CodeBlock language="sh" lines=[{"tokens":[["f","a"]]}]/></Details><p>b</p>',
    ],
    [
      '1. a\n\n    ???- interface "A"\n        b\n\n        === "C"\n\n            c\n\nd',
      '<ol><li><p>a</p><Details summary="A"><p>b</p><Tabs><TabItem value="C" label="C"><p>c</p></TabItem></Tabs></Details></li></ol><p>d</p>',
    ],
    ['???+ "A"\n    b', '<Details summary="A" open=true><p>b</p></Details>'],
    ['!!! "A"\n    b', '<Admonition type="note" title="A"><p>b</p></Admonition>'],
    ["???+ tip\n    a", '<Details summary="Tip" open=true><p>a</p></Details>'],
    [
      "!!! note\n    a\n\n    !!! tip\n        b\n\n    c\n\nd",
      '<Admonition type="note"><p>a</p><Admonition type="tip"><p>b</p></Admonition><p>c</p></Admonition><p>d</p>',
    ],
    [
      "1. a\n\n    !!! note\n        b\n\n2. c",
      '<ol><li><p>a</p><Admonition type="note"><p>b</p></Admonition></li><li><p>c</p></li></ol>',
    ],
    [
      'a\n\n=== "A"\n\n    x\n\n    !!! tip\n        t\n\n===! "B b"\n    y\n\nz',
      '<p>a</p><Tabs><TabItem value="A" label="A"><p>x</p><Admonition type="tip"><p>t</p></Admonition></TabItem><TabItem value="B b" label="B b"><p>y</p></TabItem></Tabs><p>z</p>',
    ],
    [
      "??? bug\n\n    a\n\n    !!! tip\n\n        b\n\n        !!! note\n            c\n\nd",
      '<Details summary="Bug"><p>a</p><Admonition type="tip"><p>b</p><Admonition type="note"><p>c</p></Admonition></Admonition></Details><p>d</p>',
    ],
    [
      '!!! note\n\n    === "A"\n\n        a\n\n    === "B"\n\n        ```js\n        b\n        ```\n\n!!! tip\n    c',
      '<Admonition type="note"><Tabs><TabItem value="A" label="A"><p>a</p></TabItem><TabItem value="B" label="B"><CodeBlock language="js" lines=[{"tokens":["b"]}]/></TabItem></Tabs></Admonition><Admonition type="tip"><p>c</p></Admonition>',
    ],
    [
      '=== "A"\n\n    a\n\n    !!! tip\n        b\n\n=== "B"\n\n    - c\n\n        ???+ note "N"\n            d',
      '<Tabs><TabItem value="A" label="A"><p>a</p><Admonition type="tip"><p>b</p></Admonition></TabItem><TabItem value="B" label="B"><ul><li><p>c</p><Details summary="N" open=true><p>d</p></Details></li></ul></TabItem></Tabs>',
    ],
    [
      '!!! tip\n    a\n\n=== "`A` [b]"\n    b\n\n',
      '<Admonition type="tip"><p>a</p></Admonition><Tabs><TabItem value="A [b]" label="A [b]"><p>b</p></TabItem></Tabs>',
    ],
  ])("%j", async (source, html) => {
    expect(await finished(source)).toEqual({ html, problems: [] });
  });

  test.each([
    ["without a blank line below", "!!! note\n    a\nb"],
    ["without text", "!!! note\n\na"],
    ["in a fence", "```\n!!! note\n    a\n\n```"],
    ["in code", "a\n\n    !!! note\n        a\n\n"],
    ["an exclamation", "!!! Really???\n    a\n\n"],
    [
      "at the end of a tab without a blank line",
      '=== "A"\n    x\n    !!! note\n        a\n=== "B"\n    y\nz',
    ],
    ["tabs without a blank line below", 'a\n\n=== "A"\n    x\n\n=== "B"\n    y\nz'],
  ])("are unchanged: %s", (_, source) => {
    expect(withMkdocsBlocks(source, "md")).toBe(source);
  });

  test("lines stay where they are", () => {
    const lines = [
      "a",
      "",
      '=== "A"',
      "",
      "    !!! tip",
      "        b",
      "",
      '=== "B"',
      "    ```",
      "    !!! x",
      "    ```",
      "",
      "c",
    ];
    expect(withMkdocsBlocks(lines.join("\n"), "md").split("\n")).toEqual([
      "a",
      "",
      "::::tabs[A]{indented}",
      "",
      ":::tip{indented}",
      "b",
      ":::",
      "@tab B",
      "```",
      "!!! x",
      "```",
      "::::",
      "c",
    ]);
  });
});
