import { COMPONENT_NAMES, compiled, finished, VARIABLES } from "../../../../src/testing/builders";
import { fillVariables } from "../variables";

const both = ["md", "mdx"] as const;

describe.each(both)("in .%s a box that is not closed", (format) => {
  test.each([
    [
      ":::note\nHi\n\n## All the rest",
      ['warning 1: The box ":::note" is never closed, so everything after it is inside it.'],
    ],
    [
      "> :::note\n> Hi\n\nOutside",
      ['warning 1: The box ":::note" is never closed, so everything after it is inside it.'],
    ],
    ["- :::note\n  Hi\n  :::\n\nOutside", []],
    ["> :::note\n> Hi\n> :::", []],
  ])("is a warning: %j", async (text, problems) => {
    expect((await compiled(text, format)).problems).toStrictEqual(problems);
  });
});

describe.each(both)("in .%s an admonition", (format) => {
  test.each([
    [":::note\nHi\n:::", '<Admonition type="note"><p>Hi</p></Admonition>'],
    [
      ":::note Take care\nHi\n:::",
      '<Admonition type="note" title="Take care"><p>Hi</p></Admonition>',
    ],
    [
      ":::note[Take *care*]\nHi\n:::",
      '<Admonition type="note" title="Take care"><mdx-title>Take <em>care</em></mdx-title><p>Hi</p></Admonition>',
    ],
    [":::replace-me\nHi\n:::", '<Admonition type="replace-me"><p>Hi</p></Admonition>'],
    [":::Important\nHi\n:::", '<Admonition type="info"><p>Hi</p></Admonition>'],
    [":::caution\nHi\n:::", '<Admonition type="warning"><p>Hi</p></Admonition>'],
    [":::secondary\nHi\n:::", '<Admonition type="note"><p>Hi</p></Admonition>'],
    [":::success\nHi\n:::", '<Admonition type="tip"><p>Hi</p></Admonition>'],
    [
      "- a\n\n  :::tip\n  Hi\n  :::",
      '<ul><li><p>a</p><Admonition type="tip"><p>Hi</p></Admonition></li></ul>',
    ],
    [
      "> :::tip\n> Hi\n> :::",
      '<blockquote><Admonition type="tip"><p>Hi</p></Admonition></blockquote>',
    ],
    [
      ":::details Click *me*\nHi\n:::",
      "<details><summary>Click <em>me</em></summary><p>Hi</p></details>",
    ],
    [":::details A {open}\nHi\n:::", '<Details summary="A" open=true><p>Hi</p></Details>'],
    [
      ":::details *A* {open}\nHi\n:::",
      "<details open=true><summary><em>A</em></summary><p>Hi</p></details>",
    ],
    [":::details\nHi\n:::", '<Details summary="Details"><p>Hi</p></Details>'],
    [
      "::::note\n\n:::tip\nHi\n:::\n\n::::",
      '<Admonition type="note"><Admonition type="tip"><p>Hi</p></Admonition></Admonition>',
    ],
    [
      ":::tip\n\n1. a\n2. b\n\n:::",
      '<Admonition type="tip"><ol><li>a</li><li>b</li></ol></Admonition>',
    ],
  ])("%j", async (text, html) => {
    expect(await compiled(text, format)).toStrictEqual({ html, problems: [] });
  });

  test.each([
    [
      ":::note\n\nHi\n:::\n\n:::",
      'warning 6: A line ":::" does not end a box and is shown as text.',
    ],
    ["Hi\n:::", 'warning 2: A line ":::" does not end a box and is shown as text.'],
  ])("that ends twice is a problem: %j", async (text, problem) => {
    expect((await compiled(text, format)).problems).toStrictEqual([problem]);
  });

  test("of Vocs, around steps, keeps its content", async () => {
    expect(await compiled("::::steps\n### A\n\n:::note\nb\n:::\n::::", format)).toStrictEqual({
      html: '<h3>A</h3><Admonition type="note"><p>b</p></Admonition>',
      problems: [],
    });
  });

  test("of an unknown kind is a problem, with a suggestion", async () => {
    expect((await compiled("a\n\n:::warnign\nHi\n:::", format)).problems).toStrictEqual([
      'warning 3: Unknown admonition ":::warnign". Did you mean "warning"?',
    ]);
  });
});

describe.each(both)("in .%s a GitHub alert", (format) => {
  test("of an unknown kind is a quotation, and reported", async () => {
    expect(await compiled("> [!notee]\n> Hi", format)).toStrictEqual({
      html: "<blockquote><p>[!notee]\nHi</p></blockquote>",
      problems: ['warning 1: Unknown callout "[!notee]". Did you mean "note"?'],
    });
  });

  test.each([
    [
      "holds another one",
      "> [!NOTE]\n> Hi\n>\n> > [!WARNING]\n> > Ho",
      '<Admonition type="note"><p>Hi</p><Admonition type="warning"><p>Ho</p></Admonition></Admonition>',
    ],
    ["becomes an admonition", "> [!NOTE]\n> Hi", '<Admonition type="note"><p>Hi</p></Admonition>'],
    ["in small letters, too", "> [!tip]\n> Hi", '<Admonition type="tip"><p>Hi</p></Admonition>'],
    [
      "of importance is information",
      "> [!IMPORTANT]\n> Hi",
      '<Admonition type="info"><p>Hi</p></Admonition>',
    ],
    [
      "of caution is the strongest",
      "> [!CAUTION]\n> Hi",
      '<Admonition type="danger"><p>Hi</p></Admonition>',
    ],
    [
      "keeps its paragraphs",
      "> [!WARNING]\n> a\n>\n> b",
      '<Admonition type="warning"><p>a</p><p>b</p></Admonition>',
    ],
    [
      "keeps markup on its first line",
      "> [!WARNING]\n> *a* b",
      '<Admonition type="warning"><p><em>a</em> b</p></Admonition>',
    ],
    [
      "begins after an empty line, too",
      "> [!NOTE]\n>\n> Hi",
      '<Admonition type="note"><p>Hi</p></Admonition>',
    ],
    [
      "begins after a hard break, too",
      "> [!NOTE]  \n> Hi",
      '<Admonition type="note"><p>Hi</p></Admonition>',
    ],
    [
      "has the title beside its name, as in Obsidian",
      "> [!faq]- Who pays?\n> The *taker*.\n>\n> Always.",
      '<Admonition type="info" title="Who pays?"><p>The <em>taker</em>.</p><p>Always.</p></Admonition>',
    ],
    [
      "has a title with markup",
      "> [!bug] A *fee*\n> Hi",
      '<Admonition type="danger"><mdx-title>A <em>fee</em></mdx-title><p>Hi</p></Admonition>',
    ],
    ["may be a title alone", "> [!NOTE] Hi", '<Admonition type="note" title="Hi"/>'],
    [
      "is not recognised in a quotation that begins with markup",
      "> *a*",
      "<blockquote><p><em>a</em></p></blockquote>",
    ],
    [
      "is not recognised in a quotation that begins with a list",
      "> - a",
      "<blockquote><ul><li>a</li></ul></blockquote>",
    ],
  ])("%s", async (_, text, html) => {
    expect(await compiled(text, format)).toStrictEqual({ html, problems: [] });
  });
});

describe("the truncate marker", () => {
  test.each([
    ["md", "<!-- truncate -->"],
    ["md", "<!--truncate-->"],
    ["md", "<!--more-->"],
    ["mdx", "<!-- more -->"],
    ["mdx", "<!-- truncate -->"],
    ["mdx", "{/* truncate */}"],
    ["mdx", "{/*truncate*/}"],
  ] as const)("in .%s: %s", async (format, marker) => {
    expect((await compiled(`a\n\n${marker}\n\nb`, format)).html).toBe(
      "<p>a</p><Truncate/><p>b</p>",
    );
  });

  test("is not any other comment, nor an expression with that name", async () => {
    expect((await compiled("{/* truncate later */}\n\n<!-- x -->", "mdx")).html).toBe("");
    expect((await compiled("{truncate}", "mdx")).problems).toStrictEqual([
      "1: {truncate} is not a variable of this site.",
    ]);
  });
});

describe("a variable", () => {
  const filled = async (text: string, format: "md" | "mdx") =>
    fillVariables((await compiled(text, format)).html.replaceAll('\\"', '"'), VARIABLES);
  test.each([
    ["md", "The {product} token", "<p>The {product} token</p>"],
    ["mdx", "The {product} token", "<p>The {product} token</p>"],
    ["mdx", "The { productSlug } token", "<p>The {productSlug} token</p>"],
    ["mdx", "{product}", "<p>{product}</p>"],
    ["mdx", "<Card to='/' title={product} />", '<Card to="/" title="{product}"/>'],
  ] as const)("in .%s waits for its value: %s", async (format, text, html) => {
    expect(await compiled(text, format)).toStrictEqual({ html, problems: [] });
  });

  test.each(both)("in .%s after a backslash is literal, in text and code", async (format) => {
    expect(await filled("\\{product} {product} `\\{product}` \\{ticker}", format)).toBe(
      "<p>{product} Harbour <code>{product}</code> {ticker}</p>",
    );
  });

  test("in a literal of code is left alone", async () => {
    expect(await filled("`\\${ticker}` `${product}`".replace("\\", ""), "md")).toBe(
      "<p><code>${ticker}</code> <code>${product}</code></p>",
    );
  });
});

describe("in .mdx", () => {
  test("imports are problems, one each, and the page is still read", async () => {
    expect(await compiled("import A from './a'\nimport b from 'b'\n\n# Hi", "mdx")).toStrictEqual({
      html: "<h1>Hi</h1>",
      problems: ['warning 1: A page cannot import "./a".', 'warning 2: A page cannot import "b".'],
    });
  });

  test("unknown components are problems, each on its line", async () => {
    expect((await compiled("<Crad />\n\ntext <Xyz />", "mdx")).problems).toStrictEqual([
      '1: Unknown component <Crad>. Did you mean "Card"?',
      "3: Unknown component <Xyz>.",
    ]);
  });

  test("a component of a file that does not exist is not a second problem", async () => {
    const text = 'import X from "/snippets/x.mdx"\n\n<X a="b">Text</X>';
    expect(await compiled(text, "mdx")).toStrictEqual({
      html: "Text",
      problems: ['1: The imported file "/snippets/x.mdx" does not exist.'],
    });
  });

  test("a component without required properties has one problem for each", async () => {
    expect((await finished("<ResponseField />", "mdx")).problems).toStrictEqual([
      "1: <ResponseField> has no name.",
      "1: <ResponseField> has no type.",
    ]);
  });

  test.each(Object.keys(COMPONENT_NAMES.authored))("<%s> is known", async (name) => {
    expect((await compiled(`<${name} />`, "mdx")).problems).toStrictEqual([]);
  });
});

test("what follows a fence's language is kept for highlighting", async () => {
  expect((await compiled('```js title="a.js" {1}\nx\n```')).html).toBe(
    '<pre><code className="language-js" metastring="title=\\"a.js\\" {1}">x\n</code></pre>',
  );
});
