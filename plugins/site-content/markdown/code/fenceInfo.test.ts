import { finished } from "../../../../src/testing/builders";

const fence = (info: string, code = "a") => finished(`\`\`\`${info}\n${code}\n\`\`\``);
const line = (text: string) => `{"tokens":["${text}"]}`;

test.each([
  ["js:app.js", '"js"', ' title="app.js"'],
  ["js:title=src/app.js copy", '"js"', ' title="src/app.js"'],
  ["js:no-line-numbers", '"js"', ""],
  ["js example-bad", '"js"', ""],
  ["js\u200b", '"js"', ""],
  ["js\u00a0title=“app.js”", '"js"', ' title="app.js"'],
])("a name or setting after the colon: %s", async (info, language, rest) => {
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
        `warning 1: The code of "${info}" is shown but not run, so its output is missing.`,
      ],
    });
  },
);

test("a MyST code block has its caption as its title", async () => {
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
    `warning 1: "${info.split(" ")[0]}" means nothing here, so its content is shown as code.`,
  ]);
});

test("a fence of `ignore` keeps the comments of a .gitignore", async () => {
  const { html, problems } = await fence("ignore", "# Logs\n*.log");
  expect(html).toContain("# Logs");
  expect(problems).toEqual(['warning 1: No highlighting for the language "ignore".']);
});

test("words after the language that have no meaning here are reported", async () => {
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
])("settings after the language: %s", async (info, language, rest, mark) => {
  const { html, problems } = await fence(info);
  expect(problems).toEqual([]);
  expect(html).toMatch(new RegExp(`^<CodeBlock language=${language} lines=.*\\]${rest}/>$`));
  expect(/"mark":"(\w+)"/.exec(html)?.[1]).toBe(mark);
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

  test("is kept if all of it would be hidden, and so is other code", async () => {
    expect((await fence("rust", "# a")).html).toContain("# a");
    expect((await fence("text", "# a\nb")).html).toContain("# a");
  });
});
