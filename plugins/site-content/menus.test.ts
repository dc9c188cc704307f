import { SIDEBAR_INLINE_MAX_ITEMS } from "../../src/domain/constants";
import { content, PRODUCTION, post } from "../../src/testing/builders";
import { nodeFields as fields } from "../../src/testing/nodeFields";
import { menusOf } from "./menus";

describe("the post menu", () => {
  const posts = (count: number, year = 2026) =>
    Array.from({ length: count }, (_, index) =>
      post({ path: `/blog/p${index}`, title: `P${index}`, date: `${year}-01-01T00:00:00.000Z` }),
    );
  const entry = { path: "/blog/p0", title: "P0" };

  test("holds every listed post by year, and is in every page while it is small", () => {
    const few = [
      ...posts(1),
      post({ path: "/blog/x", unlisted: true }),
      post({ path: "/blog/old", title: "Old", date: "2024-12-31T23:30:00.000Z" }),
    ];
    expect(fields("PostMenu", { posts: few })).toStrictEqual([
      {
        years: [
          { year: 2026, count: 1, posts: [entry] },
          { year: 2024, count: 1, posts: [{ path: "/blog/old", title: "Old" }] },
        ],
        file: null,
      },
    ]);
    expect(fields("Post", { posts: few }).map(({ menuYears }) => menuYears)).toStrictEqual([
      null,
      null,
      null,
    ]);
  });

  test("with many posts is in a file of its own, and a page has the posts around its own", () => {
    const many = [
      ...posts(SIDEBAR_INLINE_MAX_ITEMS),
      post({ path: "/blog/old", title: "Old", date: "2014-01-01T00:00:00.000Z" }),
    ];
    const file = menusOf(content({ posts: many }), PRODUCTION).yearsFile;
    expect(file?.path).toMatch(/^\/posts-[0-9a-f]{10}\.json$/);
    expect(JSON.parse(file?.text ?? "")).toMatchObject([
      { year: 2026, count: 150 },
      { year: 2014, posts: [{ title: "Old" }] },
    ]);
    const [menu] = fields("PostMenu", { posts: many });
    expect(menu).toMatchObject({
      file: file?.path,
      years: [
        { year: 2026, count: 150 },
        { year: 2014, count: 1, posts: [] },
      ],
    });
    expect(fields("Post", { posts: many }).at(-1)?.menuYears).toStrictEqual([
      { year: 2026, count: 150, posts: [] },
      { year: 2014, count: 1, posts: [{ path: "/blog/old", title: "Old" }] },
    ]);
    expect(
      menusOf(content({ posts: posts(SIDEBAR_INLINE_MAX_ITEMS) }), PRODUCTION).yearsFile,
    ).toBeUndefined();
  });
});
