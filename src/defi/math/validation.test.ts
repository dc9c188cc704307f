import {
  itemAt,
  requireBelow,
  requireFee,
  requireFeeBps,
  requireNonNegative,
  requirePositive,
  requireSameLength,
  requireShare,
  requireThat,
  requireWhole,
} from "./validation";

const REJECTED: readonly (readonly [string, () => void, string])[] = [
  ["a rule that does not hold", () => requireThat(false, "x", "even", 3), "x must be even, got 3"],
  ["zero where more is needed", () => requirePositive("x", 0), "x must be above 0, got 0"],
  ["zero base units", () => requirePositive("x", 0n), "x must be above 0, got 0"],
  ["not a number", () => requirePositive("x", Number.NaN), "x must be above 0, got NaN"],
  ["an infinite amount", () => requirePositive("x", Infinity), "x must be above 0, got Infinity"],
  ["a negative amount", () => requireNonNegative("x", -1.5), "x must be 0 or more, got -1.5"],
  ["negative base units", () => requireNonNegative("x", -7n), "x must be 0 or more, got -7"],
  [
    "an infinite amount of 0 or more",
    () => requireNonNegative("x", Infinity),
    "x must be 0 or more, got Infinity",
  ],
  ["the limit itself", () => requireBelow("x", 5n, 5n), "x must be 0 or more and below 5, got 5"],
  ["below the range", () => requireBelow("x", -1, 5), "x must be 0 or more and below 5, got -1"],
  ["a share above the whole", () => requireShare("x", 1.01), "x must be from 0 to 1, got 1.01"],
  [
    "a share that is not a number",
    () => requireShare("x", Number.NaN),
    "x must be from 0 to 1, got NaN",
  ],
  ["a fee of everything", () => requireFee(1), "fee must be 0 or more and below 1, got 1"],
  [
    "a fraction",
    () => requireWhole("x", 1.5, 0, 9),
    "x must be a whole number from 0 to 9, got 1.5",
  ],
  [
    "above the range",
    () => requireWhole("x", 10, 0, 9),
    "x must be a whole number from 0 to 9, got 10",
  ],
  [
    "a number JavaScript cannot hold exactly",
    () => requireWhole("x", 2 ** 53, 0),
    "got 9007199254740992",
  ],
  [
    "a fee of 10,000 bps",
    () => requireFeeBps(10_000),
    "feeBps must be a whole number from 0 to 9999, got 10000",
  ],
  [
    "an index past the end",
    () => itemAt("tokens", ["a"], 1),
    "tokens has no item 1, its length is 1",
  ],
  ["a negative index", () => itemAt("tokens", ["a"], -1), "tokens has no item -1"],
  [
    "lists of two lengths",
    () => requireSameLength("a and b", [1], []),
    "a and b must be lists of the same length, got 1 and 0",
  ],
];

describe("validation", () => {
  test.each(REJECTED)("rejects %s and quotes the value", (_, check, message) => {
    expect(check).toThrow(RangeError);
    expect(check).toThrow(message);
  });

  test("accepts both ends of every range", () => {
    expect(() => {
      requirePositive("x", Number.MIN_VALUE);
      requireNonNegative("x", 0);
      requireBelow("x", 0, 1);
      requireShare("x", 0);
      requireShare("x", 1);
      requireFee(0);
      requireFeeBps(9_999);
      requireWhole("x", 0, 0, 0);
      requireSameLength("a and b", [], []);
    }).not.toThrow();
    expect(itemAt("tokens", ["a", "b"], 1)).toBe("b");
  });
});
