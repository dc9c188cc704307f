import {
  didYouMean,
  distinct,
  formatReport,
  lenient,
  problem,
  underRules,
  warning,
} from "./problems";

test("a problem is an error, a warning is not, and both leave out a line they do not know", () => {
  expect(problem("a.md", 3, "Wrong.", "Fix it.")).toStrictEqual({
    severity: "error",
    file: "a.md",
    line: 3,
    message: "Wrong.",
    fix: "Fix it.",
  });
  expect(warning("a.md", undefined, "Odd.", "Fix it.")).toStrictEqual({
    severity: "warning",
    file: "a.md",
    message: "Odd.",
    fix: "Fix it.",
  });
});

describe("a suggestion", () => {
  test.each([
    ["is the nearest name", "descripton", ["title", "description"], ' Did you mean "description"?'],
    [
      "is found whatever the case, and keeps its own",
      "CARDGRID",
      ["Card", "CardGrid"],
      ' Did you mean "CardGrid"?',
    ],
    ["is no other short word", "date", ["math", "slug"], ""],
    ["may be two letters off in a short word", "nt", ["note"], ' Did you mean "note"?'],
    [
      "may be a third of a long word off",
      "anouncement",
      ["announcements"],
      ' Did you mean "announcements"?',
    ],
    ["is nothing when three letters of a short word differ", "xyz", ["abc"], ""],
    ["is nothing when every name is too far", "completely", ["note", "tip"], ""],
    ["is nothing when there are no names", "note", [], ""],
  ])("%s", (_, value, known, expected) => {
    expect(didYouMean(value, known)).toBe(expected);
  });
});

describe("the report", () => {
  test.each([
    ["a command of GitHub", "\n::stop-commands::x", "\\u{000A}::stop-commands::x"],
    ["one that needs no line", "##[add-mask]x", "##\\u{005B}add-mask]x"],
    ["another line", "a\r\u2028b", "a\\u{000D}\\u{2028}b"],
    ["an escape of the terminal", "\u001b[2J\u009b1A", "\\u{001B}[2J\\u{009B}1A"],
    ["a change of direction", "a\u202eb", "a\\u{202E}b"],
    ["an emoji of several", "\u{1f469}\u200d\u{1f680}", "\u{1f469}\u200d\u{1f680}"],
  ])("shows %s in a problem as text", (_, text, shown) => {
    const one = [problem(`${text}.md`, 2, `Wrong: "${text}".`, `Remove "${text}".`)];
    const many = [3, 4, 5, 6].map((line) => problem("a.md", line, `Odd: "${text}".`, "Fix it."));
    const report = formatReport([...one, ...many]);
    expect(report.split("\n")).toHaveLength(10);
    expect(report).toContain(`${shown}.md:2  Wrong: "${shown}".\n      → Remove "${shown}".`);
    expect(report).toContain(`Odd: "${shown}". (4 times in 1 file)`);
  });

  test("is sorted by file, line and severity, and counts both kinds", () => {
    const problems = [
      problem("b.md", 1, "B1.", "Fix it."),
      warning("a.md", 10, "A10.", "Fix it."),
      problem("a.md", 10, "A10 too.", "Fix it."),
      problem("a.md", 9, "A9.", "Fix it."),
    ];
    expect(formatReport(problems)).toBe(
      [
        "3 errors and 1 warning in the content",
        "",
        "  ✖ a.md:9  A9.",
        "      → Fix it.",
        "  ✖ a.md:10  A10 too.",
        "      → Fix it.",
        "  ⚠ a.md:10  A10.",
        "      → Fix it.",
        "  ✖ b.md:1  B1.",
        "      → Fix it.",
      ].join("\n"),
    );
  });

  test("puts problems without a line first in their file, and can name something other than the content", () => {
    const report = formatReport(
      [problem("a.md", 1, "One.", "x"), problem("a.md", undefined, "None.", "x")],
      "the built site",
    );
    expect(report).toBe(
      "2 errors and 0 warnings in the built site\n\n  ✖ a.md  None.\n      → x\n  ✖ a.md:1  One.\n      → x",
    );
  });

  test("prints a long fix once and refers back to it, and a short one each time", () => {
    const list = `Use one of: ${"name, ".repeat(30)}`;
    const report = formatReport([
      problem("a.md", 1, "Unknown component <A>.", list),
      problem("a.md", 2, "Unknown component <B>.", list),
      problem("a.md", 3, "C.", "Fix it."),
      problem("a.md", 4, "D.", "Fix it."),
    ]);
    expect(report).toContain("→ The same as at a.md:1.");
    expect(report.match(/→.{0,10}/g)).toStrictEqual([
      "→ Use one o",
      "→ The same ",
      "→ Fix it.",
      "→ Fix it.",
    ]);
  });

  test("leaves the original list unchanged", () => {
    const problems = [problem("b.md", 1, "B.", "x"), problem("a.md", 1, "A.", "x")];
    formatReport(problems);
    expect(problems.map(({ file }) => file)).toStrictEqual(["b.md", "a.md"]);
  });
});

test.each([
  ["some", [problem("a.md", 1, "A.", "x")], "1 of 2"],
  ["all", [], "1 of 1"],
])("a report says that %s of its errors come from strict rules", (_, others, share) => {
  const found = [lenient("b.md", 2, "B.", "y"), ...others];
  expect(formatReport(underRules(found, { strict: true }))).toContain(
    `\n\nErrors that are warnings without "strict: true" in content/site.yml: ${share}.`,
  );
  expect(formatReport(found)).not.toContain("strict");
});

describe("problems of one cause", () => {
  const broken = ["a", "b", "c", "d", "e"].map((name, index) =>
    problem(
      `${name}.md`,
      index + 1,
      `The link "${name}" leads nowhere. Did you mean "x"?`,
      "Correct it.",
    ),
  );

  test("are listed together with the first three locations and their number", () => {
    expect(formatReport([...broken, problem("b.md", 9, "Other.", "Fix it.")])).toBe(
      [
        "6 errors and 0 warnings in the content",
        "",
        '  ✖ The link "…" leads nowhere. (5 times in 5 files)',
        '      a.md:1  The link "a" leads nowhere. Did you mean "x"?',
        '      b.md:2  The link "b" leads nowhere. Did you mean "x"?',
        '      c.md:3  The link "c" leads nowhere. Did you mean "x"?',
        "      … and 2 more: npm run check:content -- --all",
        "      → Correct it.",
        "  ✖ b.md:9  Other.",
        "      → Fix it.",
      ].join("\n"),
    );
  });

  test("may have different routes and values", () => {
    const anchors = ["a", "b", "c", "d"].map((name) =>
      problem(
        "x.md",
        1,
        `The link "#${name}" leads to no anchor: /${name}/b has no "${name}".`,
        "x",
      ),
    );
    expect(formatReport(anchors)).toContain(
      '✖ The link "…" leads to no anchor: … has no "…". (4 times in 1 file)',
    );
  });

  test("are all listed when asked for, or when there are three", () => {
    expect(formatReport(broken, "x", { all: true }).match(/✖/g)).toHaveLength(5);
    expect(formatReport(broken.slice(0, 3)).match(/✖/g)).toHaveLength(3);
  });

  test("are grouped for unknown keys of one name, and for an unknown component from its second page on", () => {
    const keys = ["x", "x", "x", "x", "y"].map((key, line) =>
      problem("a.md", line + 1, `Unknown key "${key}".`, "Remove it."),
    );
    expect(formatReport(keys).match(/✖.*/g)).toStrictEqual([
      '✖ Unknown key "x". (4 times in 1 file)',
      '✖ a.md:5  Unknown key "y".',
    ]);
    const tags = ["a.mdx", "b.mdx"].map((file) =>
      problem(file, 1, "Unknown component <X>.", "Correct it."),
    );
    expect(formatReport(tags)).toContain(
      "✖ Unknown component <X>. (2 times in 2 files)\n      a.mdx:1\n      b.mdx:1\n",
    );
  });
});

test("a lenient problem is a warning, and an error under strict rules; other warnings stay", () => {
  const found = [lenient("a.md", 1, "A.", "x"), warning("a.md", 1, "B.", "x")];
  expect(found.map(({ severity }) => severity)).toStrictEqual(["warning", "warning"]);
  expect(underRules(found, { strict: true }).map(({ severity }) => severity)).toStrictEqual([
    "error",
    "warning",
  ]);
});

test("problems of one cause with their own fixes keep them", () => {
  const heading = (line: number, level: string) =>
    warning("a.md", line, `"${level}" is skipped.`, `Write it with ${level}.`);
  const report = formatReport([1, 2, 3, 4].map((line) => heading(line, "#".repeat(line + 1))));
  expect(report.split("\n").slice(2)).toStrictEqual([
    '  ⚠ "…" is skipped. (4 times in 1 file)',
    '      a.md:1  "##" is skipped.',
    "        → Write it with ##.",
    '      a.md:2  "###" is skipped.',
    "        → Write it with ###.",
    '      a.md:3  "####" is skipped.',
    "        → Write it with ####.",
    "      … and 1 more: npm run check:content -- --all",
  ]);
});

test("a line of a thousand braces is grouped at once", () => {
  const long = warning("a.md", 1, `"${'a="{{" '.repeat(20_000)}" is odd.`, "Fix it.");
  expect(formatReport([long, long, long, long])).toContain("(4 times in 1 file)");
});

test("letters in an address are decoded, and other percent escapes are kept", () => {
  const { message, fix } = problem(
    "a.md",
    1,
    'The link "%E4%BB%8B.md#gr%C3%B6%C3%9Fe%20a" leads to no file: 50%.',
    "Put it at static/%E5%9B%BE.png, not at %FF.",
  );
  expect(message).toBe('The link "介.md#größe%20a" leads to no file: 50%.');
  expect(fix).toBe("Put it at static/图.png, not at %FF.");
});

test("a problem that two checks found is one", () => {
  const found = problem("a.md", 2, "Wrong.", "Correct it.");
  expect(distinct([found, { ...found }, { ...found, line: 3 }])).toHaveLength(2);
});

test("a hidden character in an address stays percent-encoded", () => {
  const { message } = problem("a.md", 1, 'The address "/a%E2%80%AE%C3%A9" is odd.', "Remove it.");
  expect(message).toBe('The address "/a%E2%80%AE%C3%A9" is odd.');
  expect(problem("a.md", 1, '"/%C3%A9%E2%80%AE".', "").message).not.toContain("\u202e");
});

test("problems whose fixes differ only in the name of a file are one entry", () => {
  const found = ["a", "b", "c", "d"].map((name) =>
    problem(`${name}.md`, 1, "It has MDX in it.", `Rename the file to ${name}.mdx.`),
  );
  expect(formatReport(found)).toContain("It has MDX in it. (4 times in 4 files)");
});
