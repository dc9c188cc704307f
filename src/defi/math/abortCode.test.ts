import fc from "fast-check";
import { ABORT_CATEGORIES, type AbortCategory, abortCode, decodeAbortCode } from "./abortCode";
import { testExact } from "./testPublished";

const PRINTED: readonly (readonly [AbortCategory, number, number])[] = [
  ["invalid_state", 1, 196_609],
  ["invalid_argument", 2, 65_538],
  ["invalid_argument", 3, 65_539],
  ["out_of_range", 4, 131_076],
  ["unavailable", 5, 851_973],
  ["unavailable", 6, 851_974],
  ["invalid_argument", 7, 65_543],
];

describe("M26 abort codes", () => {
  testExact(
    PRINTED.map(([category, reason, code]) => [
      `${category}(${reason})`,
      abortCode(category, reason),
      code,
    ]),
  );
  testExact([
    ["131076 decoded", decodeAbortCode(131_076), { category: "out_of_range", reason: 4 }],
    ["a code without a category", decodeAbortCode(7), { category: undefined, reason: 7 }],
    ["an unknown category", decodeAbortCode(14 * 65_536 + 2), { category: undefined, reason: 2 }],
  ]);

  test("decoding undoes encoding", () => {
    const names = fc.constantFrom(...PRINTED.map(([category]) => category));
    fc.assert(
      fc.property(names, fc.integer({ min: 0, max: 65_535 }), (category, reason) => {
        expect(decodeAbortCode(abortCode(category, reason))).toEqual({ category, reason });
      }),
    );
  });

  test("categories are numbered from 1 to 13 without a gap", () => {
    expect(Object.values(ABORT_CATEGORIES)).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 1),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => abortCode("aborted", 65_536)).toThrow(
      new RangeError("reason must be a whole number from 0 to 65535, got 65536"),
    );
    expect(() => decodeAbortCode(-1)).toThrow(
      "code must be a whole number from 0 to 9007199254740991, got -1",
    );
    expect(() => decodeAbortCode(1.5)).toThrow("got 1.5");
  });
});
