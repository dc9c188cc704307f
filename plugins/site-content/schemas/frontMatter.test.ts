import { postFrontMatter } from "./frontMatter";

test.each([
  ["2026-02-01", "2026-02-01"],
  ["2026-02-01T12:30:00Z", "2026-02-01T12:30:00Z"],
  ["2026-02-01 12:30", "2026-02-01T12:30:00Z"],
  ["2026-02-01T12:30:10", "2026-02-01T12:30:10Z"],
  ["2026-02-01 12:30:10 +0530", "2026-02-01T12:30:10+05:30"],
  ["2026-02-01 12:30:10.5 -05:00", "2026-02-01T12:30:10.5-05:00"],
  ["2026-02-01 12:30 Z", "2026-02-01T12:30:00Z"],
])("the date %s is %s", (date, read) => {
  expect(postFrontMatter.parse({ date }).date).toBe(read);
});

test.each(["2026-02-01 25:00", "2026-02-01 12", "1 February 2026", "2026-13-01 12:00"])(
  "%s is no date",
  (date) => {
    expect(postFrontMatter.safeParse({ date }).success).toBe(false);
  },
);
