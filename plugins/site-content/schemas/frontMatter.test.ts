import { atLine } from "../../../src/testing/builders";
import { parseYaml } from "../yaml/yaml";
import { docFrontMatter, postFrontMatter } from "./frontMatter";

test.each([
  ["2026-02-01T12:30:00Z", "2026-02-01T12:30:00Z"],
  ["2026-02-01 12:30", "2026-02-01T12:30:00Z"],
  ["2026-2-1", "2026-02-01"],
  ["March 7, 2026", "2026-03-07"],
  ["2026-02-01T12:30:10", "2026-02-01T12:30:10Z"],
  ["2026-02-01 12:30:10 +0530", "2026-02-01T12:30:10+05:30"],
])("the date %s is %s", (date, read) => {
  expect(postFrontMatter.parse({ date }).date).toBe(read);
});

test.each(["2026-02-01 25:00", "2026-02-01 12", "1 February 2026", "2026-13-01 12:00"])(
  "%s is not a date",
  (date) => {
    expect(postFrontMatter.safeParse({ date }).success).toBe(false);
  },
);

const problems = (text: string) =>
  parseYaml({ file: "a.md", text, lineOffset: 1 }, docFrontMatter).problems.map(atLine);

test.each(["//x/y", "/a//b", "https://a.example/b", "mailto:a"])(
  "the slug %s, which would silently become another route, is a problem",
  (slug) => {
    expect(problems(`slug: ${slug}`)).toStrictEqual([
      `2: "slug" is not valid: write a path with single slashes, such as /fees/maths. It is "${slug}".`,
    ]);
  },
);

test.each(["/x/y", "./x", "../x", "/a/../b", "a b", "/ä", "/a/"])(
  "the slug %s is a path",
  (slug) => {
    expect(problems(`slug: ${slug}`)).toStrictEqual([]);
  },
);

test("a slug in quotes has no spaces around it", () => {
  expect(docFrontMatter.parse({ slug: " /a/b/ " }).slug).toBe("/a/b/");
});

test.each([".inf", "-.inf", ".nan", "1e999"])(
  "the position %s is reported as written",
  (position) => {
    expect(problems(`sidebar_position: ${position}`)).toStrictEqual([
      `2: "sidebar_position" is not valid: use a number. It is "${position}".`,
    ]);
  },
);

test.each([
  ["2026-02-28 10:00", true],
  ["2026-02-31 10:00", false],
  ["2026-02-31", false],
])("a date has to exist: %s", (date, expected) => {
  expect(postFrontMatter.safeParse({ date }).success).toBe(expected);
});
