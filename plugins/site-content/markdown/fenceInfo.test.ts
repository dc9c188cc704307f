import { finished, finishedTree } from "../../../src/testing/builders";

const fence = (info: string, code = "a") => finished(`\`\`\`${info}\n${code}\n\`\`\``);
const line = (text: string) => `{"tokens":["${text}"]}`;

test.each([
  ["js:app.js", '"js"', ' title="app.js"'],
  ["js:title=src/app.js {2}", '"js"', ' title="src/app.js"'],
  ["js:no-line-numbers", '"js"', ""],
  ["js example-bad", '"js"', ""],
  ["js\u200b", '"js"', ""],
  ["js\u00a0title=“app.js”", '"js"', ' title="app.js"'],
])("a name or setting behind the colon: %s", async (info, language, rest) => {
  expect(await fence(info)).toEqual({
    html: `<CodeBlock language=${language} lines=[${line("a")}]${rest}/>`,
    problems: [],
  });
});

test.each(["note:a", "unknown-language:app.js"])(
  "%s stays a language without colours",
  async (info) => {
    expect((await fence(info)).problems).toEqual([
      `warning 1: No highlighting for the language "${info}".`,
    ]);
  },
);

test.each([
  ["{python}", "#| label: fig\n#| echo: false\na", '"python"', ""],
  ["{r setup, include=FALSE}", "a", '"r"', ""],
  ["{code-cell} ipython3", ":tags: [hide]\na", '"ipython3"', ""],
])(
  "code that other tools run is shown without its settings: %s",
  async (info, code, name, rest) => {
    expect(await fence(info, code)).toEqual({
      html: `<CodeBlock language=${name} lines=[${line("a")}]${rest}/>`,
      problems: [
        `warning 1: The code of "${info}" is shown and not run, so what it gives is missing.`,
      ],
    });
  },
);

test("a block of code of MyST has its caption for a title", async () => {
  expect(await fence("{code-block} js", ":caption: app.js\n:linenos:\na")).toEqual({
    html: `<CodeBlock language="js" lines=[${line("a")}] title="app.js"/>`,
    problems: [],
  });
});

test("a diagram of Quarto is drawn", async () => {
  const { html, problems } = await fence("{mermaid}", "graph TD\na-->b");
  expect(html).toContain("<Diagram");
  expect(problems).toEqual(["warning 1: A diagram has no alt text."]);
});

test.each(["{toctree}", "ad-tip", "dataview"])("%s has a warning of its own", async (info) => {
  expect((await fence(info)).problems).toEqual([
    `warning 1: "${info.split(" ")[0]}" means nothing here, so what it holds is shown as code.`,
  ]);
});

test("a fence of `ignore` keeps the comments of a .gitignore", async () => {
  const { html, problems } = await fence("ignore", "# Logs\n*.log");
  expect(html).toContain("# Logs");
  expect(problems).toEqual(['warning 1: No highlighting for the language "ignore".']);
});

test("words behind the language that mean nothing here are named", async () => {
  const { html, problems } = await fence("rust,ignore-wasm,a,{1},b c");
  expect(html).toContain('language="rust"');
  expect(problems).toEqual([
    "warning 1: The code's setting 'a' has no effect.",
    "warning 1: The code's setting 'b' has no effect.",
  ]);
});

test.each([
  ["js,{1},linenos", '"js"', " start=1", "highlight"],
  ["js,linenos,hl_lines=1", '"js"', " start=1", "highlight"],
  ['js {linenums="5 1 2"}', '"js"', " start=5", undefined],
  ["js {linenos=true hl_lines=[1]}", '"js"', " start=1", "highlight"],
  ['js {linenos=table,hl_lines=["1-1"],linenostart=9}', '"js"', " start=9", "highlight"],
  ["js {linenos=false}", '"js"', "", undefined],
  ["js {1}", '"js"', "", "highlight"],
  ["rust,ignore,{1}", '"rust"', "", "highlight"],
  ["no_run", '"rust"', "", undefined],
  ["compile_fail,E0382", '"rust"', "", undefined],
  ["no_run", '"rust"', "", undefined],
  ["django", '"django"', "", undefined],
])("settings behind the language: %s", async (info, language, rest, mark) => {
  const { html, problems } = await fence(info);
  expect(problems).toEqual([]);
  expect(html).toMatch(new RegExp(`^<CodeBlock language=${language} lines=.*\\]${rest}/>$`));
  expect(/"mark":"(\w+)"/.exec(html)?.[1]).toBe(mark);
});

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
  ])("%j", async (text, html) => {
    const found = await finished(text);
    expect(found.html.replace(/\n/g, "")).toBe(html);
    expect(found.problems).toEqual([]);
  });

  test("end with the quotation that they stand in, so code below it stays code", async () => {
    const { html } = await finished("> ```{tip}\n> a\n\n```\nb\n```\n\nc");
    expect(html).toMatch(/<\/blockquote>\s*<CodeBlock.*<p>c<\/p>$/s);
  });

  test("inside a box of colons are reported with a remedy that works", async () => {
    const { problems } = await finishedTree(":::note\n```{tip}\na\n```\n:::");
    expect(problems.map(({ fix }) => fix)).toEqual([
      "Remove it, or write both boxes with colons, the outer with more: ::::note.",
    ]);
    expect((await finished("::::note\n:::tip\na\n:::\n::::")).problems).toEqual([]);
  });

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

describe("Rust", () => {
  test("is shown without the lines that rustdoc and mdBook hide", async () => {
    const code = "# use a;\n#\n  # b\n#[c]\n#![d]\n## e\nf\n# }";
    const { html, problems } = await fence("rust,editable", code);
    const shown = JSON.parse(/lines=(\[.*\])/.exec(html)?.[1] ?? "[]") as {
      tokens: (string | [string, string])[];
    }[];
    const text = shown.map(({ tokens }) =>
      tokens.map((token) => (typeof token === "string" ? token : token[1])).join(""),
    );
    expect(text).toEqual(["#[c]", "#![d]", "# e", "f"]);
    expect(problems).toEqual([]);
  });

  test("stays whole where all of it would be hidden, and so does other code", async () => {
    expect((await fence("rust", "# a")).html).toContain("# a");
    expect((await fence("text", "# a\nb")).html).toContain("# a");
  });
});
