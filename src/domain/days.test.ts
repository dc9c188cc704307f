import { isDay } from "./days";

test.each([
  ["2026-01-15", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-02-31", false],
  ["2026-13-01", false],
  ["2026-1-5", false],
  ["March 2026", false],
])("%s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
