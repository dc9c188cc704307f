import { didYouMean, formatReport, problem, warning } from "./problems";

test("a problem is an error, a warning is not, and both leave out a line they do not know", () => {
  expect(problem("a.md", 3, "Wrong.", "Mend it.")).toStrictEqual({ severity: "error", file: "a.md", line: 3, message: "Wrong.", fix: "Mend it." });
  expect(warning("a.md", undefined, "Odd.", "Mend it.")).toStrictEqual({ severity: "warning", file: "a.md", message: "Odd.", fix: "Mend it." });
});

describe("a suggestion", () => {
  test.each([
    ["is the nearest name", "descripton", ["title", "description"], ' Did you mean "description"?'],
    ["is found whatever the case, and keeps its own", "CARDGRID", ["Card", "CardGrid"], ' Did you mean "CardGrid"?'],
    ["may be two letters off in a short word", "nt", ["note"], ' Did you mean "note"?'],
    ["may be a third of a long word off", "anouncement", ["announcements"], ' Did you mean "announcements"?'],
    ["is nothing when three letters of a short word differ", "xyz", ["abc"], ""],
    ["is nothing when every name is too far", "completely", ["note", "tip"], ""],
    ["is nothing when there are no names", "note", [], ""],
  ])("%s", (_, value, known, expected) => {
    expect(didYouMean(value, known)).toBe(expected);
  });
});

describe("the report", () => {
  test("is sorted by file, line and severity, and counts both kinds", () => {
    const problems = [
      problem("b.md", 1, "B1.", "Mend."),
      warning("a.md", 10, "A10.", "Mend."),
      problem("a.md", 10, "A10 too.", "Mend."),
      problem("a.md", 9, "A9.", "Mend."),
    ];
    expect(formatReport(problems)).toBe(
      [
        "3 errors and 1 warning in the content",
        "",
        "  ✖ a.md:9  A9.",
        "      → Mend.",
        "  ✖ a.md:10  A10 too.",
        "      → Mend.",
        "  ⚠ a.md:10  A10.",
        "      → Mend.",
        "  ✖ b.md:1  B1.",
        "      → Mend.",
      ].join("\n"),
    );
  });

  test("puts problems without a line first in their file, and names another place", () => {
    const report = formatReport([problem("a.md", 1, "One.", "x"), problem("a.md", undefined, "None.", "x")], "the built site");
    expect(report).toBe("2 errors and 0 warnings in the built site\n\n  ✖ a.md  None.\n      → x\n  ✖ a.md:1  One.\n      → x");
  });

  test("leaves the list it is made from as it is", () => {
    const problems = [problem("b.md", 1, "B.", "x"), problem("a.md", 1, "A.", "x")];
    formatReport(problems);
    expect(problems.map(({ file }) => file)).toStrictEqual(["b.md", "a.md"]);
  });
});
