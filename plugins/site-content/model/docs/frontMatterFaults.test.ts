import { load, source } from "../../../../src/testing/builders";

const doc = (front: string) =>
  source("content/docs/a.md", `---\ntitle: A\n${front}\n---\n\nText.\n`);

test.each<[string, string, string[]]>([
  [
    "a check that is still to come",
    "last_reviewed: 2027-01-15",
    ['"last_reviewed" is 2027-01-15, which is in the future.'],
  ],
  [
    "a change that is still to come",
    "last_update: { date: 2027-01-15, author: Ada }",
    ['"last_update" is 2027-01-15, which is in the future.'],
  ],
  ["the day of the build", "last_reviewed: 2026-06-01", []],
  ["the day after, which it may be elsewhere", "last_update: 2026-06-02", []],
  [
    "a next page that is the page itself",
    "pagination_next: a\npagination_prev: /a",
    [
      'pagination_next names this page itself: "a".',
      'pagination_prev names this page itself: "/a".',
    ],
  ],
])("front matter with %s", async (_, front, expected) => {
  const { problems, docs } = await load([doc(front)]);
  const found = problems.filter(({ file }) => file === "content/docs/a.md");
  expect(found.map(({ message }) => message).sort()).toStrictEqual(expected);
  expect(docs[0]?.paginationNext ?? null).toBeNull();
});
