import { element } from "../../../src/domain/documentTree";
import { compiled } from "../../../src/testing/builders";
import { evaluateMarkdown } from "./compile";

const fixes = async (body: string) => (await evaluateMarkdown({ file: "content/docs/a.mdx", format: "mdx", body })).problems.map(({ fix }) => fix);

describe.each(["md", "mdx"] as const)("a page in .%s", (format) => {
  test("is a tree with the lines of its file", async () => {
    const { tree } = await evaluateMarkdown({ file: "a", format, body: "\n\n# One\n\n- two\n" });
    expect(tree.filter((node) => node !== "\n")).toStrictEqual([element("h1", {}, ["One"], 3), element("ul", {}, [element("li", {}, ["two"], 5)], 5)]);
  });

  test("may be empty", async () => {
    expect(await compiled("\n\n", format)).toStrictEqual({ html: "", problems: [] });
  });

  test.each([
    ["table cells with their alignment", "| a | b |\n| - | -: |\n| 1 | 2 |", '<th align="right">b</th>'],
    ["struck-out text", "~~a~~", "<del>a</del>"],
    ["bare links", "see https://example.com/a_b", '<a href="https://example.com/a_b">https://example.com/a_b</a>'],
    ["task lists", "- [x] a", '<input type="checkbox" checked=true disabled=true/>'],
    ["footnotes under their own names", "a[^1]\n\n[^1]: b", '<li id="fn-1">'],
    ["headings of footnotes that only screen readers meet", "a[^1]\n\n[^1]: b", '<h2 className="visually-hidden" id="footnote-label">'],
  ])("has %s", async (_, body, html) => {
    expect((await compiled(body, format)).html).toContain(html);
  });
});

describe("HTML in .md", () => {
  test.each([
    ["is markup", 'a <kbd class="k">K</kbd> b', '<p>a <kbd className="k">K</kbd> b</p>'],
    ["needs no closing tags", "a<br>b <img src=x alt>", '<p>a<br/>b <img src="x" alt=""/></p>'],
    ["may surround Markdown", "<details>\n<summary>S</summary>\n\n*a*\n\n</details>", "<details><summary>S</summary><p><em>a</em></p></details>"],
    ["is mended when it is not closed", "<b>a\n\nc", "<p><b>a</b></p><b><p>c</p></b>"],
    ["in comments is left out", "a <!-- <b> --> c", "<p>a  c</p>"],
  ])("%s", async (_, body, html) => {
    expect(await compiled(body)).toStrictEqual({ html, problems: [] });
  });

  test("braces, imports and JSX are text", async () => {
    expect((await compiled("{a} ${b} {1 + 1}\n\nimport x from 'y'\n\nexport const a = 1")).html).toBe(
      "<p>{a} ${b} {1 + 1}</p><p>import x from 'y'</p><p>export const a = 1</p>",
    );
  });
});

describe("expressions in .mdx", () => {
  test.each([
    ["run once, at build time", "a {1 + 1} b", "<p>a 2 b</p>"],
    ["see what the page exports", "export const n = 3\n\n{n * 2}", "6"],
    ["may make lists of markup", "{['a', 'b'].map((x) => <b key={x}>{x}</b>)}", "<b>a</b><b>b</b>"],
    ["may give nothing", "{null}{false}{/* a */}", ""],
    ["give properties", "<Card to='/' title='a' {...{ text: 'b' }} />", '<Card to="/" title="a" text="b"/>'],
    ["may hold Markdown in a component", "<Details summary='a'>\n\n- b\n\n</Details>", '<Details summary="a"><ul><li>b</li></ul></Details>'],
    ["may stand in a fragment", "<>a *b*</>", "a <em>b</em>"],
    ["may wrap the whole page", "export default ({ children }) => <section>{children}</section>\n\nHi", "<section><p>Hi</p></section>"],
  ])("%s", async (_, body, html) => {
    expect(await compiled(body, "mdx")).toStrictEqual({ html, problems: [] });
  });
});

describe("what cannot be read is a problem with its line, and the tree is empty", () => {
  const closeTag = "Close the tag, such as <br /> or </details>.";
  const brace = "Write \\{ for a plain brace or put it in code; in .mdx files { starts an expression.";
  const less = "Write &lt; or put it in code; in .mdx files < starts a tag.";
  const variable = "Use {product}, {productSlug} or {ticker}; write \\{ for a plain brace, or put it in code.";
  test.each<[string, string, number | undefined, RegExp, string]>([
    ["a tag left open in a paragraph", "a\n\n<b>x\n\nc", 3, /Expected a closing tag for `<b>`/, closeTag],
    ["a tag left open around blocks", "a\n\n<Details summary='x'>\n\nc", 3, /Expected a closing tag for `<Details>`/, closeTag],
    ["an HTML tag without slash", "a\n\nx<br>y", 3, /Expected a closing tag for `<br>`/, closeTag],
    ["a percentage below", "a\n\n<5% fee", 3, /Unexpected character `5`/, less],
    ["a comparison", "a\n\nx <= y", 3, /Unexpected character `=`/, less],
    ["a tag with a sign in its name", "a\n\n<a@b>", 3, /Unexpected character `@`.*in name/, less],
    ["a link in angle brackets", "a\n\n<https://example.com>", 3, /to create a link in MDX/, "Correct the markup at this line."],
    ["an open brace", "a\n\nx { y", 3, /Unexpected end of file in expression/, brace],
    ["a broken expression", "a\n\n{1 +}", 3, /Could not parse expression with acorn/, brace],
    ["an unknown variable", "a\n\n{foo}", 3, /^\{foo\} is not a variable of this site\.$/, variable],
    ["an unknown variable's property", "a\n\nb {foo.bar} c", 3, /^\{foo\} is not a variable of this site\.$/, variable],
    ["an unknown variable in a property", "a\n\n<Card to='/' title={foo} />", 3, /^\{foo\} is not a variable of this site\.$/, variable],
    ["a name of an unknown object", "a\n\n<Foo.Bar />", 3, /^Unknown component <Foo>\.$/, "Correct its name."],
    [
      "a function",
      "a\n\n{() => 1}",
      3,
      /^An expression gives a function \(children\), which is not text or JSON\.$/,
      "Return text, a number, or markup from the expression.",
    ],
    [
      "an expression that fails",
      "a\n\n{null.x}",
      undefined,
      /^An expression failed: Cannot read properties of null/,
      "Correct the expression; it runs once, when the site is built.",
    ],
    [
      "an expression that throws text",
      "{(() => { throw 'x' })()}",
      undefined,
      /^An expression failed: x\.$/,
      "Correct the expression; it runs once, when the site is built.",
    ],
  ])("%s", async (_, body, line, message, fix) => {
    const { tree, problems } = await evaluateMarkdown({ file: "content/docs/a.mdx", format: "mdx", body });
    expect(tree).toStrictEqual([]);
    expect(problems).toStrictEqual([{ severity: "error", file: "content/docs/a.mdx", ...(line && { line }), message: expect.stringMatching(message), fix }]);
  });

  test("and is not reported twice when its cause is known", async () => {
    expect((await compiled("<Crad>\n\na\n\n</Crad>", "mdx")).problems).toHaveLength(1);
  });

  test("and does not hide another problem of the page", async () => {
    expect((await compiled(":::notes\na\n:::\n\n{foo}", "mdx")).problems).toStrictEqual([
      '1: Unknown admonition ":::notes". Did you mean "note"?',
      "5: {foo} is not a variable of this site.",
    ]);
  });

  test("and every problem says how to mend it", async () => {
    expect(await fixes("import a from 'b'\n\n<Crad />\n\n:::x\n:::")).toStrictEqual([
      "Remove the import: every component is available by its name, and pictures and files are linked by path.",
      expect.stringMatching(/^Use one of: AddressList, Admonition, .*WorkedExample\.$/),
      "Use one of: note, tip, info, warning, danger, replace-me, details.",
    ]);
  });
});
