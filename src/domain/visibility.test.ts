import { isBuilt, isIndexed, isListed, isScheduled } from "./visibility";

const plain = { draft: false, unlisted: false };
const draft = { ...plain, draft: true };
const unlisted = { ...plain, unlisted: true };
const now = "2026-06-01T12:00:00Z";
const present = { ...plain, date: "2026-06-01T12:00:00.000Z" };
const future = { ...plain, date: "2026-06-01T12:00:00.001Z" };

describe("a page", () => {
  test.each([
    ["in production a plain page exists", plain, false, true],
    ["in production an unlisted page exists", unlisted, false, true],
    ["in production a draft does not exist", draft, false, false],
    ["in production a future post does not exist", future, false, false],
    ["in development a draft exists", draft, true, true],
    ["in development a future post exists", future, true, true],
  ])("%s", (_, page, development, built) => {
    expect(isBuilt(page, { development, now })).toBe(built);
  });

  test.each([
    ["a page without a date is never scheduled", plain, false],
    ["a post of this very moment is published", present, false],
    ["a post one millisecond ahead is scheduled", future, true],
    [
      "dates are compared as moments, not as text",
      { ...plain, date: "2026-06-01T13:00:00+02:00" },
      false,
    ],
  ])("%s", (_, page, scheduled) => {
    expect(isScheduled(page, now)).toBe(scheduled);
  });

  test.each([
    ["a plain page is in lists", plain, false, true],
    ["an unlisted page is in no list", unlisted, false, false],
    ["an unlisted page is in lists in development", unlisted, true, true],
    ["draft alone does not take a page out of lists", draft, true, true],
  ])("%s", (_, page, development, listed) => {
    expect(isListed(page, { development })).toBe(listed);
  });

  test.each([
    ["search engines see a plain page", plain, true],
    ["search engines do not see an unlisted page", unlisted, false],
    ["search engines do not see a draft", draft, false],
  ])("%s", (_, page, indexed) => {
    expect(isIndexed(page)).toBe(indexed);
  });
});
