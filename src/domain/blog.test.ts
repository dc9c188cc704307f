import { firstLetter, groupByLetter, groupByYear, longDate, monthDay, postCount } from "./blog";

describe("posts by year", () => {
  const post = (year: number, title: string) => ({ year, title });
  test("come newest year first, and keep their order inside a year", () => {
    const posts = [post(2025, "b"), post(2026, "d"), post(2025, "a"), post(2024, "c")];
    expect(groupByYear(posts)).toStrictEqual([
      { year: 2026, posts: [post(2026, "d")] },
      { year: 2025, posts: [post(2025, "b"), post(2025, "a")] },
      { year: 2024, posts: [post(2024, "c")] },
    ]);
  });
});

test.each([
  [0, "0 posts"],
  [1, "One post"],
  [2, "2 posts"],
])("%i posts are written %s", (count, text) => {
  expect(postCount(count)).toBe(text);
});

describe("a date is in UTC, wherever the reader and the build are", () => {
  test.each([
    ["2026-01-15T00:00:00.000Z", "January 15, 2026", "January 15"],
    ["2026-01-15T23:59:59.999Z", "January 15, 2026", "January 15"],
    ["2025-12-31T23:30:00.000Z", "December 31, 2025", "December 31"],
  ])("%s", (iso, long, short) => {
    expect([longDate(iso), monthDay(iso)]).toStrictEqual([long, short]);
  });
});

describe("tags by letter", () => {
  const tag = (label: string) => ({ label });
  test("are sorted, letters and labels, whatever their case", () => {
    expect(
      groupByLetter([tag("Routing"), tag("amm"), tag("Announcements"), tag("rewards")]),
    ).toStrictEqual([
      { letter: "A", tags: [tag("amm"), tag("Announcements")] },
      { letter: "R", tags: [tag("rewards"), tag("Routing")] },
    ]);
  });
});

test.each([
  ["amm", "A"],
  ["Öl", "Ö"],
  ["🚀 launches", "🚀"],
  ["", ""],
])("the first letter of %j is %j", (word, letter) => {
  expect(firstLetter(word)).toBe(letter);
});
