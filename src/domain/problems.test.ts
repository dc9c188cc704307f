import { didYouMean, distinct, formatReport, problem, underRules } from "./problems";

test("a problem has its rule's severity and fix, unless it is given one, and no line that is unknown", () => {
  expect(problem("broken-link", "a.md", 3, "Wrong.", "Fix it.")).toStrictEqual({
    rule: "broken-link",
    severity: "error",
    file: "a.md",
    line: 3,
    message: "Wrong.",
    fix: "Fix it.",
  });
  expect(problem("repeated-id", "a.md", undefined, "Odd.")).toStrictEqual({
    rule: "repeated-id",
    severity: "warning",
    file: "a.md",
    message: "Odd.",
    fix: "Give one of them another id.",
  });
});

test("a site sets the level of a rule, or drops its problems", () => {
  const found = [
    problem("broken-link", "a.md", 1, "A."),
    problem("missing-alt", "a.md", 2, "B."),
    problem("repeated-id", "a.md", 3, "C."),
  ];
  const rules = { "broken-link": "warning", "missing-alt": "error", "repeated-id": "off" } as const;
  expect(
    underRules(found, { rules }).map(({ severity, message }) => `${severity} ${message}`),
  ).toStrictEqual(["warning A.", "error B."]);
});

test.each([
  ["is the nearest name", "descripton", ["title", "description"], ' Did you mean "description"?'],
  ["keeps its own case", "CARDGRID", ["Card", "CardGrid"], ' Did you mean "CardGrid"?'],
  ["is no other short word", "date", ["math", "slug"], ""],
  ["may be two letters off in a short word", "nt", ["note"], ' Did you mean "note"?'],
  [
    "may be a third of a long word off",
    "anouncement",
    ["announcements"],
    ' Did you mean "announcements"?',
  ],
  ["is nothing when three letters of a short word differ", "xyz", ["abc"], ""],
  ["is nothing when there are no names", "note", [], ""],
])("a suggestion %s", (_, value, known, expected) => {
  expect(didYouMean(value, known)).toBe(expected);
});

test.each([
  ["a command of GitHub", "\n::stop-commands::x", "\\u{000A}::stop-commands::x"],
  ["one that needs no line", "##[add-mask]x", "##\\u{005B}add-mask]x"],
  ["another line", "a\r\u2028b", "a\\u{000D}\\u{2028}b"],
  ["an escape of the terminal", "\u001b[2J\u009b1A", "\\u{001B}[2J\\u{009B}1A"],
  ["a change of direction", "a\u202eb", "a\\u{202E}b"],
  ["an emoji of several", "\u{1f469}\u200d\u{1f680}", "\u{1f469}\u200d\u{1f680}"],
])("the report shows %s in a problem as text", (_, text, shown) => {
  const found = problem("broken-link", `${text}.md`, 2, `Wrong: "${text}".`, `Remove "${text}".`);
  const report = formatReport([found]);
  expect(report.split("\n")).toHaveLength(6);
  expect(report).toContain(
    `${shown}.md:2  Wrong: "${shown}". [broken-link]\n      → Remove "${shown}".`,
  );
});

test("the report is sorted by file and line, counts both kinds, and names each rule", () => {
  const problems = [
    problem("broken-link", "b.md", 1, "B1.", "Fix it."),
    problem("missing-alt", "a.md", 10, "A10.", "Fix it."),
    problem("broken-link", "a.md", undefined, "A.", "Fix it."),
  ];
  expect(formatReport(problems, "the built site")).toBe(
    [
      "2 errors and 1 warning in the built site",
      "",
      "  ✖ a.md  A. [broken-link]",
      "      → Fix it.",
      "  ⚠ a.md:10  A10. [missing-alt]",
      "      → Fix it.",
      "  ✖ b.md:1  B1. [broken-link]",
      "      → Fix it.",
      "",
      "content.rules in content/site.yml sets the rule in [brackets] to error, warning or off; .schemas/README.md lists all.",
    ].join("\n"),
  );
  expect(problems.map(({ file }) => file)).toStrictEqual(["b.md", "a.md", "a.md"]);
});

describe("more problems of one rule than the report lists", () => {
  const broken = ["a", "b", "c", "d", "e"].map((name, at) =>
    problem(
      "broken-link",
      `${name}.md`,
      at + 1,
      `The link "${name}" leads nowhere.`,
      "Correct it.",
    ),
  );

  test("are together, with the first three, their number and the fix that they share", () => {
    const other = problem("missing-alt", "b.md", 9, "Other.", "Fix it.");
    expect(
      formatReport([...broken, other])
        .split("\n")
        .slice(2, -2),
    ).toStrictEqual([
      "  ✖ 5 times in 5 files: a link or an import leads to no page or file [broken-link]",
      '      a.md:1  The link "a" leads nowhere.',
      '      b.md:2  The link "b" leads nowhere.',
      '      c.md:3  The link "c" leads nowhere.',
      "      … and 2 more: npm run check:content -- --all",
      "      → Correct it.",
      "  ⚠ b.md:9  Other. [missing-alt]",
      "      → Fix it.",
    ]);
  });

  test("keep fixes of their own", () => {
    const own = broken.map((found, at) => ({ ...found, fix: `Fix ${at}.` }));
    expect(formatReport(own)).toContain("leads nowhere.\n        → Fix 0.\n      b.md:2");
  });

  test("are all listed when asked for, or when there are four", () => {
    expect(formatReport(broken, "x", { all: true }).match(/✖/g)).toHaveLength(5);
    expect(formatReport(broken.slice(0, 4)).match(/✖/g)).toHaveLength(4);
  });
});

test("letters in an address are decoded; other percent escapes and hidden characters are kept", () => {
  const { message, fix } = problem(
    "broken-link",
    "a.md",
    1,
    'The link "%E4%BB%8B.md#gr%C3%B6%C3%9Fe%20a" leads to no file: 50%, "/a%E2%80%AE%C3%A9".',
    "Put it at static/%E5%9B%BE.png, not at %FF.",
  );
  expect(message).toBe('The link "介.md#größe%20a" leads to no file: 50%, "/a%E2%80%AE%C3%A9".');
  expect(fix).toBe("Put it at static/图.png, not at %FF.");
});

test("a problem that two checks found is one", () => {
  const found = problem("broken-link", "a.md", 2, "Wrong.", "Correct it.");
  expect(distinct([found, { ...found }, { ...found, line: 3 }])).toHaveLength(2);
});
