import { limitQuery, openingQuery } from "./dialogQuery";

describe("the query the dialog opens with", () => {
  test.each([
    ["what was typed comes first", "il", "fees", "pools", "il"],
    ["then the selection", "", "fees", "pools", "fees"],
    ["then the query of before", "", "", "pools", "pools"],
    ["nothing", "", "", "", ""],
    ["blanks are nothing", "  ", "\n\t", "", ""],
    ["a selection over lines is one line", "", " hyper\n  amm ", "", "hyper amm"],
    ["64 characters at most", "", "x".repeat(80), "", "x".repeat(64)],
    ["64 characters of what was typed", "y".repeat(65), "", "", "y".repeat(64)],
  ])("%s", (_, typed, selected, kept, expected) => {
    expect(openingQuery(typed, selected, kept)).toBe(expected);
  });
});

test.each([
  ["ends before a character that the limit cuts", `${"a".repeat(63)}\u{1F6A2}`, "a".repeat(63)],
  ["keeps a whole one", "\u{1F6A2}", "\u{1F6A2}"],
  ["has no half of one, nor what an address cut short leaves", "a\uD83D b\uFFFD", "a b"],
])("the query %s", (_, text, query) => {
  expect(limitQuery(text)).toBe(query);
  expect(openingQuery(text, "", "")).toBe(query);
});
