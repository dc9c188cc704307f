import { preprocess } from "./preprocess";

type Case = [name: string, text: string, expected: string];

describe("in every format", () => {
  const both: Case[] = [
    ...[
      "`<TOCInline toc={toc} />`",
      '`<img src={require("./a.png").default} />`',
      "``$`x^2`$``",
    ].map((code): Case => [`code stays as it is: ${code}`, `See ${code} here`, `See ${code} here`]),
    [
      "a title after an admonition's name becomes its label",
      ":::note Take care",
      ":::note[Take care]",
    ],
    ["spaces around the title are dropped", ":::warning \t Take care  ", ":::warning[Take care]"],
    [
      "a title of several words with a link stays whole",
      ":::tip See [docs](a.md) first",
      ":::tip[See [docs](a.md) first]",
    ],
    [
      "keys of MkDocs, outside code",
      "Press ++ctrl+page-up++, ++enter++ or `++esc++`",
      "Press <kbd>Ctrl</kbd>+<kbd>Page up</kbd>, <kbd>Enter</kbd> or `++esc++`",
    ],
    [
      "a key with a text of its own",
      '`peers` ++"mapping(uint16 => Vec<T>[])"++: a',
      "`peers` <kbd>mapping(uint16 =\\> Vec\\<T\\>\\[\\])</kbd>: a",
    ],
    ["plus signs of others", "++added++, a++ctrl+b++", "++added++, a++ctrl+b++"],
    ["a longer fence is an admonition, too", "::::info Outer", "::::info[Outer]"],
    [
      "an indented or quoted admonition is one, too",
      "  :::note A\n> :::note B",
      "  :::note[A]\n> :::note[B]",
    ],
    ["a space before the name is dropped", "::: note", ":::note"],
    ["in a quotation, too", "> ::: note\n> - ::: tip T", "> :::note\n> - :::tip[T]"],
    [
      "a box may begin behind the mark of a list item",
      "- :::note A\n10) ::: {.callout-tip} B\n- * :::tip",
      "- :::note[A]\n10) :::tip[B]\n- * :::tip",
    ],
    ["a space before the name is dropped, with a title", "::: note Title", ":::note[Title]"],
    ["a label stays as it is", ":::note[Title]", ":::note[Title]"],
    ["attributes stay as they are", ":::note {.wide}", ":::note {.wide}"],
    ["an admonition without title stays as it is", ":::note\n:::", ":::note\n:::"],
    ["two colons are prose", "std::vector is fast", "std::vector is fast"],
    [
      "code in a fence is left alone",
      "```md\n:::note Title\n```\n:::note Title",
      "```md\n:::note Title\n```\n:::note[Title]",
    ],
    [
      "code in tildes is left alone",
      "~~~\n:::note Title\n```\n:::note Title\n~~~",
      "~~~\n:::note Title\n```\n:::note Title\n~~~",
    ],
    [
      "a shorter fence does not end a longer one",
      "````\n```\n:::note A\n````\n:::note A",
      "````\n```\n:::note A\n````\n:::note[A]",
    ],
    [
      "a fence with a language does not end one",
      "```\n```js\n:::note A\n```\n:::note A",
      "```\n```js\n:::note A\n```\n:::note[A]",
    ],
    ["a longer fence ends a shorter one", "```\n````\n:::note A", "```\n````\n:::note[A]"],
    [
      "a quoted fence is one",
      "> ```\n> :::note A\n> ```\n> :::note A",
      "> ```\n> :::note A\n> ```\n> :::note[A]",
    ],
    [
      "a fence right after a list marker is one",
      "- ```\n  :::note A\n  ```\n:::note A",
      "- ```\n  :::note A\n  ```\n:::note[A]",
    ],
    [
      "a fence after a number is one",
      "10. ```sh\n    :::note A\n    ```\n:::note A",
      "10. ```sh\n    :::note A\n    ```\n:::note[A]",
    ],
    [
      "inline code in three backticks opens no fence",
      "```a``` is code\n:::note A",
      "```a``` is code\n:::note[A]",
    ],
    [
      "a fence ends with its list item",
      "1. A\n\n   ```\n   a\n\n2. B\n\n:::tip T",
      "1. A\n\n   ```\n   a\n\n2. B\n\n:::tip[T]",
    ],
    ["a box of one line closes below it", ":::note A b. :::\n\nc", ":::note[A b.]\n:::\nc"],
    [
      "a box whose last line ends with colons closes below it",
      "::: note Reverts if:\n- a\n- `b` :::\n\nc :::",
      ":::note[Reverts if:]\n- a\n- `b`\n:::\nc :::",
    ],
    [
      "a box of one line in a list item closes in the item",
      "- a\n\n  :::note b :::\n\nc\n\n> - :::tip d :::\n>\n> e",
      "- a\n\n  :::note[b]\n  :::\nc\n\n> - :::tip[d]\n>   :::\n> e",
    ],
    [
      "VitePress opens a box",
      "::: details A {open}\n> ::: details {open}",
      ":::details[A]{open}\n> :::details{open}",
    ],
    [
      "attributes are no title of a box",
      "::: tip {open}\n::: warning A {open}\n:::note {c}",
      ":::tip{open}\n:::warning[A]{open}\n:::note {c}",
    ],
    ["colons at the end of a page close a box", ":::note\na :::", ":::note\na\n:::"],
    [
      "colons before a line of text stay, since there is no place for their line",
      ":::note\na :::\nb",
      ":::note\na :::\nb",
    ],
    ["colons at the end of a line close nothing that is not open", "a :::\n\nb", "a :::\n\nb"],
    ["a line of four dollars is an empty formula", "$$ a $$\n$$$$\n$$ b $$", "$$ a $$\n\n$$ b $$"],
    ["a group of tabs needs no name", "::: code-tabs#shell", ":::code-tabs"],
    [
      "a fence inside a comment opens no fence",
      "<!--\n```\n-->\n:::note A",
      "<!--\n```\n-->\n:::note[A]",
    ],
  ];

  test.each(both)("%s (.md)", (_, text, expected) => {
    expect(preprocess(text, "md")).toBe(expected);
  });

  test.each(both.slice(0, -1))("%s (.mdx)", (_, text, expected) => {
    expect(preprocess(text, "mdx")).toBe(expected);
  });

  test("a comment that a paragraph only mentions does not hide a fence", () => {
    expect(preprocess("The mark <!-- opens\n```\n:::note A\n```", "md")).toBe(
      "The mark <!-- opens\n```\n:::note A\n```",
    );
  });
});

describe("in .mdx", () => {
  test.each<Case>([
    ["a comment becomes an MDX comment", "a <!-- b --> c", "a {/* b */} c"],
    ["a comment over several lines, too", "<!--\na\n-->", "{/*\na\n*/}"],
    ["two comments on a line, too", "<!-- a --><!-- b -->", "{/* a */}{/* b */}"],
    ["a comment that mentions code, too", "<!-- use `x` -->", "{/* use `x` */}"],
    ["a comment that ends after an odd backtick, too", "<!-- `x -->\na `b`", "{/* `x */}\na `b`"],
    ["a comment beside code, too", "`a` <!-- b --> `c`", "`a` {/* b */} `c`"],
    ["a comment cannot end before its end", "<!-- a */ b -->", "{/* a * / b */}"],
    [
      "a comment inside one of MDX is text",
      "{/* <!-- a --> */}\n{ /* b\n<!-- c -->\n```\n*/ }\n<!-- d -->",
      "{/* <!-- a --> */}\n{ /* b\n<!-- c -->\n```\n*/ }\n{/* d */}",
    ],
    ["the start of a comment inside a comment is text", "<!-- a <!-- b -->", "{/* a <!-- b */}"],
    [
      "a fence inside a comment opens no fence",
      "<!--\n```\n-->\n:::note A",
      "{/*\n```\n*/}\n:::note[A]",
    ],
    [
      "comments in code are left alone",
      "Write `<!-- truncate -->` or ``a ` <!-- b -->``",
      "Write `<!-- truncate -->` or ``a ` <!-- b -->``",
    ],
    ["comments in a fence are left alone", "```html\n<!-- a -->\n```", "```html\n<!-- a -->\n```"],
    ["an arrow in prose is left alone", "USDX --> ETH */", "USDX --> ETH */"],
    ["the id of a heading is no expression", "## Title {#a-b}", "## Title \\{#a-b}"],
    [
      "the id of a heading may have any character but spaces and braces",
      "## Größe{#größe.1}",
      "## Größe \\{#größe.1}",
    ],
    ["the id of an underlined heading is no expression", "Title {#x}\n===", "Title \\{#x}\n==="],
    ["an id that is escaped stays so", "## Title \\{#x}", "## Title \\{#x}"],
    ["an expression at the end stays one", "## Title {x}", "## Title {x}"],
  ])("%s", (_, text, expected) => {
    expect(preprocess(text, "mdx")).toBe(expected);
  });
});

describe("in .md", () => {
  test.each([
    ["comments stay HTML", "a <!-- b --> c\n<!--\nd */\n-->"],
    ["the id of a heading stays as it is", "## Title {#a}"],
  ])("%s", (_, text) => {
    expect(preprocess(text, "md")).toBe(text);
  });
});

test("the number of lines never changes", () => {
  const text = "a\n\n:::note T\n<!--\n\n-->\n```\n\n```\n## x {#y}\n\n";
  expect(preprocess(text, "mdx").split("\n")).toHaveLength(text.split("\n").length);
});

test("multi-line text in braces in MDX is code", () => {
  const text = "<CodeBlock>{`\n<!-- a -->\n## B {#c}\n`}</CodeBlock>\n\n## D {#e}";
  expect(preprocess(text, "mdx")).toBe(text.replace("D {#e}", "D \\{#e}"));
});

describe("spaces of word processors", () => {
  test.each([
    ["\u00a0# Title", " # Title"],
    ["#\u00a0Title", "# Title"],
    ["-\u00a0item", "- item"],
    ["1.\u202fitem", "1. item"],
    ["> -\u00a0item", "> - item"],
    ["\u200b```js", "```js"],
    [":::note\u00a0Title", ":::note[Title]"],
    ["|\u00a0---\u00a0|\u00a0:-:\u00a0|", "| --- | :-: |"],
    ["A\u00a0text", "A\u00a0text"],
    ["\u00a0\u00a0\u00a0\u00a0- four", "\u00a0\u00a0\u00a0\u00a0- four"],
    ["```\n#\u00a0code\n```", "```\n#\u00a0code\n```"],
    ["<!--\n#\u00a0hidden\n-->", "<!--\n#\u00a0hidden\n-->"],
  ])("become plain next to the mark that a line begins with: %j", (written, read) => {
    expect(preprocess(written, "md")).toBe(read);
  });
});

test.each([
  [":::{note}", ":::note"],
  [":::{admonition} My title", ":::admonition[My title]"],
  ["::: {.callout-tip}", ":::tip"],
  ['::: {#tip-a .callout-tip collapse="true" title="A tip"}', ":::tip[A tip]"],
  ["> :::{note} Text", "> :::note[Text]"],
  ["::: {.panel-tabset}", ":::panel-tabset"],
  [':::note{title="T"}', ':::note{title="T"}'],
])("a box of MyST or Quarto: %s", (written, read) => {
  expect(preprocess(written, "md")).toBe(read);
});
