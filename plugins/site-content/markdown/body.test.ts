import { element } from "../../../src/domain/documentTree";
import { compiled, treeOf } from "../../../src/testing/builders";

describe.each(["md", "mdx"] as const)("a page in .%s", (format) => {
  test("is a tree with the lines of its file", async () => {
    const { tree } = await treeOf("\n\n# One\n\n- two\n", format);
    expect(tree.filter((node) => node !== "\n")).toStrictEqual([
      element("h1", {}, ["One"], 3),
      element("ul", {}, [element("li", {}, ["two"], 5)], 5),
    ]);
  });

  test("may be empty", async () => {
    expect(await compiled("\n\n", format)).toStrictEqual({ html: "", problems: [] });
  });

  test.each([
    [
      "table cells with their alignment",
      "| a | b |\n| - | -: |\n| 1 | 2 |",
      '<th align="right">b</th>',
    ],
    ["struck-out text", "~~a~~", "<del>a</del>"],
    [
      "bare links",
      "see https://example.com/a_b",
      '<a href="https://example.com/a_b">https://example.com/a_b</a>',
    ],
    ["task lists", "- [x] a", '<input type="checkbox" checked=true disabled=true/>'],
    ["footnotes under their own names", "a[^1]\n\n[^1]: b", '<li id="fn-1">'],
    ["footnotes of any letters", "a[^†]\n\n[^†]: b", '<li id="fn-†">'],
    [
      "headings of footnotes that only screen readers meet",
      "a[^1]\n\n[^1]: b",
      '<h2 className="visually-hidden" id="footnote-label">',
    ],
  ])("has %s", async (_, body, html) => {
    expect((await compiled(body, format)).html).toContain(html);
  });
});

describe("HTML in .md", () => {
  test.each([
    ["is markup", 'a <kbd class="k">K</kbd> b', '<p>a <kbd className="k">K</kbd> b</p>'],
    ["needs no closing tags", "a<br>b <img src=x alt>", '<p>a<br/>b <img src="x" alt=""/></p>'],
    [
      "may surround Markdown",
      "<details>\n<summary>S</summary>\n\n*a*\n\n</details>",
      "<details><summary>S</summary><p><em>a</em></p></details>",
    ],
    ["is closed where the author left it open", "<div>\n\na\n\nc", "<div><p>a</p><p>c</p></div>"],
    ["in comments is left out", "a <!-- <b> --> c", "<p>a  c</p>"],
  ])("%s", async (_, body, html) => {
    expect(await compiled(body)).toStrictEqual({ html, problems: [] });
  });

  test("braces, imports and JSX are text", async () => {
    expect(
      (await compiled("{a} ${b} {1 + 1}\n\nimport x from 'y'\n\nexport const a = 1")).html,
    ).toBe("<p>{a} ${b} {1 + 1}</p><p>import x from 'y'</p><p>export const a = 1</p>");
  });
});

describe("what cannot be read is a problem with its line, and the tree is empty", () => {
  const closeTag = (tag: string) =>
    `Write </${tag}> where it ends; write &lt; where no tag is meant.`;
  const brace =
    "Write \\{ for a plain brace or put it in code; in .mdx files { starts an expression.";
  const less = "Write &lt; or put it in code; in .mdx files < starts a tag.";
  test.each<[string, string, number | undefined, RegExp, string]>([
    [
      "a tag left open in a paragraph",
      "a\n\n<b>x\n\nc",
      3,
      /^Expected a closing tag for `<b>` before the end of `paragraph`$/,
      closeTag("b"),
    ],
    [
      "a tag left open around blocks",
      "a\n\n<Details summary='x'>\n\nc",
      3,
      /^Expected a closing tag for `<Details>`$/,
      closeTag("Details"),
    ],
    [
      "a tag that another one closes",
      "<div>\n\na\n\n</b>",
      5,
      /^Unexpected closing tag `<\/b>`, expected corresponding closing tag for `<div>` in line 1$/,
      closeTag("div"),
    ],
    [
      "an HTML tag without slash",
      "a\n\nx<br>y",
      3,
      /Expected a closing tag for `<br>`/,
      "Write <br />, with a slash at its end; write &lt; where no tag is meant.",
    ],
    ["a percentage below", "a\n\n<5% fee", 3, /Unexpected character `5`/, less],
    ["a comparison", "a\n\nx <= y", 3, /Unexpected character `=`/, less],
    [
      "a comparison without spaces",
      "a\n\nif a<b then.",
      3,
      /`\.` \(U\+002E\) in attribute name$/,
      less,
    ],
    ["two comparisons", "a\n\na <b or c <3", 3, /`<` \(U\+003C\) after attribute name$/, less],
    [
      "a value without quotes",
      "a\n\n<img width=50 />",
      3,
      /`5` \(U\+0035\) before attribute value$/,
      'Write the value between quotes, such as width="50"; write &lt; where no tag is meant.',
    ],
    ["a tag with an @ in its name", "a\n\n<a@b>", 3, /Unexpected character `@`.*in name/, less],
    [
      "a link in angle brackets",
      "a\n\n<https://example.com>",
      3,
      /to create a link in MDX/,
      "Write [Text](address).",
    ],
    ["an open brace", "a\n\nx { y", 3, /Unexpected end of file in expression/, brace],
    [
      "an object in the braces of its property",
      'a\n\n<Card title={ name: "x" } />',
      3,
      /has braces that MDX cannot read/,
      "Write two braces on each side of an object: title={{ … }}.",
    ],
    ["a broken expression", "a\n\n{1 +}", 3, /"\{1 \+\}" has braces that MDX cannot read/, brace],
  ])("%s", async (_, body, line, message, fix) => {
    const { tree, problems } = await treeOf(body, "mdx");
    expect(tree).toStrictEqual([]);
    expect(problems).toStrictEqual([
      {
        severity: "error",
        file: "content/docs/a.mdx",
        ...(line && { line }),
        message: expect.stringMatching(message),
        fix,
      },
    ]);
  });

  test.each([
    ["{foo}", "{foo}"],
    ["b {product.name} c", "{product.name}"],
    ["<Card to='/' title={foo} />", "{foo}"],
  ])(
    "an unknown variable is reported as written, and the rest of the page is kept: %s",
    async (body, name) => {
      const { tree, problems } = await treeOf(`a\n\n${body}`, "mdx");
      expect(tree).toContainEqual(element("p", {}, ["a"], 1));
      expect(problems).toMatchObject([
        {
          line: 3,
          message: `${name} is not a variable of this site.`,
          fix: "Use {product}, {productSlug}, {ticker} or {fact.name}; write \\{ for a plain brace, or put it in code.",
        },
      ]);
    },
  );

  test("and is not reported twice when its cause is known", async () => {
    expect((await compiled("<Crad>\n\na\n\n</Crad>", "mdx")).problems).toHaveLength(1);
  });

  test("and does not hide another problem of the page", async () => {
    expect((await compiled(":::notes\na\n:::\n\n{foo}", "mdx")).problems).toStrictEqual([
      'warning 1: Unknown admonition ":::notes". Did you mean "note"?',
      "5: {foo} is not a variable of this site.",
    ]);
  });

  test("and every problem says how to fix it", async () => {
    const { problems } = await treeOf("import a from 'b'\n\n<Crad />\n\n:::x\n:::", "mdx");
    expect(problems.map(({ fix }) => fix)).toStrictEqual([
      "Remove the import: every component is available by its name, and pictures and files are linked by path.",
      expect.stringMatching(
        /^Use one of: Address.*, Admonition, .*WorkedExample\. CONTRIBUTING says/,
      ),
      "Use one of: note, tip, info, warning, danger, replace-me, details.",
    ]);
  });
});

const DEEP = "The page nests elements more than 300 deep.";
test.each<[string, "md" | "mdx", string, string]>([
  ["quotations", "md", `${">".repeat(2_000)}a`, DEEP],
  ["lists", "md", `${"- ".repeat(160)}a`, DEEP],
  ["HTML", "md", "<div>".repeat(20_000), DEEP],
  ["tags", "mdx", `${"<b>".repeat(310)}${"</b>".repeat(310)}`, DEEP],
  [
    "lists of an expression",
    "mdx",
    `<Card to='/' title='a' a={${"[".repeat(50)}${"]".repeat(50)}} />`,
    "A value nests lists and objects more than 20 deep.",
  ],
  [
    "parentheses",
    "mdx",
    `{${"(".repeat(20_000)}1${")".repeat(20_000)}}`,
    expect.stringContaining("has braces that MDX cannot read."),
  ],
])("the nesting depth of %s is limited", async (_, format, body, message) => {
  const { tree, problems } = await treeOf(body, format);
  expect(problems.map((found) => found.message)).toContainEqual(message);
  expect(() => JSON.stringify(tree)).not.toThrow();
});
