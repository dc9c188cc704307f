import { finished } from "../../../src/testing/builders";

const html = async (body: string, format: "md" | "mdx" = "md") =>
  (await finished(body, format)).html;
const problems = async (body: string, format: "md" | "mdx" = "md") =>
  (await finished(body, format)).problems;
const MATH = '<Math tex="x"><math><mi>x</mi></math></Math>';

describe("code", () => {
  test("becomes a block of highlighted lines with title and first number", async () => {
    expect(await html('```js title="a.js" showLineNumbers=2 {1}\na\n```')).toBe(
      '<CodeBlock language="js" lines=[{"tokens":["a"],"mark":"highlight"}] title="a.js" start=2/>',
    );
  });

  test.each([
    ["without language is text", "```\na\n```", "text"],
    ["by indentation is text", "    a", "text"],
    ["has its language in small letters", "```JS\na\n```", "js"],
    ["has the language of HackMD, which counts its lines", "```js=\na\n```", "js="],
    ["in a raw pre is text", "<pre><code>a</code></pre>", "text"],
  ])("%s", async (_, body, language) => {
    expect(await html(body)).toBe(`<CodeBlock language="${language}" lines=[{"tokens":["a"]}]/>`);
  });

  test.each([
    ["js{1}", '[{"tokens":["a"],"mark":"highlight"}]'],
    ['js{1, 3-4} title="a.js"', '[{"tokens":["a"],"mark":"highlight"}] title="a.js"'],
    ["js,ignore", '[{"tokens":["a"]}]'],
    ["js,no_run,edition2021 {1}", '[{"tokens":["a"],"mark":"highlight"}]'],
    ["{.js .numberLines}", '[{"tokens":["a"]}]'],
    ['{ .js title="b" }', '[{"tokens":["a"]}] title="b"'],
    ["js:line-numbers", '[{"tokens":["a"]}] start=1'],
    ["js:line-numbers=2 {1}", '[{"tokens":["a"],"mark":"highlight"}] start=2'],
  ])(
    "takes its options glued to the language, as other tools write them: %s",
    async (info, expected) => {
      expect(await html(`\`\`\`${info}\na\n\`\`\``)).toBe(
        `<CodeBlock language="js" lines=${expected}/>`,
      );
    },
  );

  test.each([
    [' title="my notes"', '[{"tokens":["a"]}] title="my notes"'],
    ["{1, 2}", '[{"tokens":["a"],"mark":"highlight"}]'],
    [" {1}", '[{"tokens":["a"],"mark":"highlight"}]'],
  ])("without a language keeps its settings: %s", async (info, expected) => {
    expect(await finished(`\`\`\`${info}\na\n\`\`\``)).toEqual({
      html: `<CodeBlock language="text" lines=${expected}/>`,
      problems: [],
    });
  });

  test("with a setting of other tools has a warning", async () => {
    expect(
      await problems('a\n\n```js filename="a.js" package="pnpm" region="b"\nx\n```'),
    ).toStrictEqual(['warning 3: The code\'s setting package="pnpm" has no effect.']);
  });

  test.each(["bash npm2yarn", "package-install"])(
    "of npm has tabs for each package manager: %s",
    async (info) => {
      const { html: shown, problems: found } = await finished(`\`\`\`${info}\nnpm i viem\n\`\`\``);
      expect(shown).toMatch(/^<Tabs groupId="npm2yarn"><TabItem value="npm".*language="bash"/);
      expect(found).toEqual([]);
    },
  );

  test("inside other blocks is found", async () => {
    expect(await html("- a\n\n  ```\n  b\n  ```")).toContain('<CodeBlock language="text"');
  });

  test("inline stays a code element, and a pre without code is unchanged", async () => {
    expect(await html("a `b`\n\n<pre>c</pre>")).toBe("<p>a <code>b</code></p><pre>c</pre>");
  });

  test("in an unknown language is a warning, with a suggestion if one is similar", async () => {
    expect(await finished("a\n\n```typscript\nx\n```\n\n```xyzzy\nx\n```")).toMatchObject({
      html: expect.stringContaining('<CodeBlock language="typscript"'),
      problems: [
        'warning 3: No highlighting for the language "typscript". Did you mean "typescript"?',
        'warning 7: No highlighting for the language "xyzzy".',
      ],
    });
  });
});

describe("formulas", () => {
  test.each([
    ["in a line become MathML", "fee $x$.", `<p>fee ${MATH}.</p>`],
    [
      "in a line of their own say so",
      "$$\nx\n$$",
      '<Math tex="x" display=true><math display="block" className="tml-display"><mi>x</mi></math></Math>',
    ],
    ["in headings and cells become MathML, too", "## a $x$", `<h2>a ${MATH}</h2>`],
  ])("%s", async (_, body, expected) => {
    expect(await html(body)).toBe(expected);
  });

  test("that are broken within a line are problems, and the rest of the line is kept", async () => {
    expect(await finished("a\n\nb $\\nosuch$ c")).toStrictEqual({
      html: "<p>a</p><p>b <code>\\nosuch</code> c</p>",
      problems: [
        "warning 3: The formula cannot be read and is shown as TeX: Unsupported function name: \\nosuch at position 1.",
      ],
    });
  });

  test("that are broken and on a line of their own are shown as source", async () => {
    expect(await finished("$$\n\\begin{x}\n$$")).toMatchObject({
      html: "<p><code>\\begin{x}</code></p>",
      problems: [
        expect.stringMatching(/^warning 1: The formula cannot be read and is shown as TeX: /),
      ],
    });
  });
});

describe("a Formula's symbols", () => {
  test("become MathML next to their meaning, after what the author wrote", async () => {
    expect(
      await html(
        '<Formula read="r" vars={[{ sym: "x", meaning: "balance" }]}>\n\na\n\n</Formula>',
        "mdx",
      ),
    ).toBe(`<Formula read="r"><p>a</p><dl><dt>${MATH}</dt><dd>balance</dd></dl></Formula>`);
  });

  test("may be left out", async () => {
    expect(await html('<Formula read="r">a</Formula>', "mdx")).toBe(
      '<Formula read="r">a</Formula>',
    );
  });

  test.each([
    ["5", "is 5, but must be { sym, meaning }."],
    ["{ sym: 'x' }", "has no meaning."],
  ])("are { sym, meaning }, not %s", async (entry, what) => {
    expect(await problems(`a\n\n<Formula read="r" vars={[${entry}]} />`, "mdx")).toStrictEqual([
      `3: Entry 1 of vars of <Formula> ${what}`,
    ]);
  });

  test("have to be TeX", async () => {
    expect(
      await problems(
        `a\n\n<Formula read="r" vars={[{ sym: "\\\\frac{1", meaning: "m" }]} />`,
        "mdx",
      ),
    ).toMatchObject([expect.stringMatching(/^warning 3: The formula cannot be read/)]);
  });
});

describe("diagrams", () => {
  test.each(['alt="Wallet asks router."', "alt='Wallet asks router.'"])(
    "with %s become a picture with that caption",
    async (meta) => {
      expect(await html(`\`\`\`mermaid ${meta}\ngraph LR\nA-->B\n\`\`\``)).toMatch(
        /^<Diagram alt="Wallet asks router."><svg role="img" aria-label="A → B"/,
      );
    },
  );

  test.each(["", 'alt=""', "alt"])("with the meta text %j lack their finding", async (meta) => {
    expect(await problems(`a\n\n\`\`\`mermaid ${meta}\ngraph LR\nA-->B\n\`\`\``)).toStrictEqual([
      "warning 3: A diagram has no alt text.",
    ]);
  });

  test("that cannot be drawn are shown as code, with a warning", async () => {
    expect(await finished('a\n\n```mermaid alt="b"\ngantt\n```')).toStrictEqual({
      html: '<p>a</p><CodeBlock language="mermaid" lines=[{"tokens":[["k","gantt"]]}]/>',
      problems: [
        'warning 3: The diagram is shown as code: "gantt" is not a kind that can be drawn.',
      ],
    });
  });
});

describe("pictures", () => {
  test("alone in a paragraph are taken out of it and can be enlarged", async () => {
    expect(await html("![a](b.png)")).toBe('<img src="b.png" alt="a" zoom=true/>');
    expect(await html('<p align="center"><img src="b.png" alt="a"></p>')).toBe(
      '<p align="center"><img src="b.png" alt="a"/></p>',
    );
  });

  test("have their id on an anchor before them", async () => {
    expect(await html('<img id="x" src="b.png" alt="a">\n\nSee <img id="y" src="b.png" alt>')).toBe(
      '<span id="x"/><img src="b.png" alt="a" zoom=true/>' +
        '<p>See <span id="y"/><img src="b.png" alt=""/></p>',
    );
  });

  test("of two color modes have one anchor", async () => {
    const source = '<source media="(prefers-color-scheme: dark)" srcset="c.png">';
    const picture = `<picture>${source}<img id="x" src="b.png" alt="a"></picture>`;
    expect((await html(picture)).match(/id="x"/g)).toHaveLength(1);
    expect(await html('<img id="x" src="c.png#gh-dark-mode-only" alt="a">')).toContain('id="x"');
  });

  test("in text or a link stay where they are", async () => {
    expect(await html("![a](b.png) c\n\n[![a](b.png)](d.md)")).toBe(
      '<p><img src="b.png" alt="a"/> c</p><p><a href="d.md"><img src="b.png" alt="a"/></a></p>',
    );
  });
});
