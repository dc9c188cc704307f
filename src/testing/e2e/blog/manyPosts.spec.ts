import { expect, test } from "@playwright/test";
import { z } from "zod";
import { GENERATED, type GeneratedPost, generatedPosts } from "../../generatedBlog";
import { ADDRESSES } from "../addresses";
import { auditModes, overflowAt320 } from "../support/views";

/** A blog of 500 posts over 12 years. */
test.use({ baseURL: ADDRESSES.manyPosts });

const posts = generatedPosts();
const routeOf = ({ slug }: GeneratedPost) => `/blog/${slug}`;
const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
const inYear = (year: string) => posts.filter(({ date }) => date.startsWith(year));
const at = (index: number): GeneratedPost => {
  const post = posts[index];
  if (!post) throw new Error(`There is no post ${index}.`);
  return post;
};
const newest = at(0);
const middle = at(250);

/** Requests a file from the server without the browser's context, which would be slower: these tests request a thousand files. */
const get = (path: string) => fetch(ADDRESSES.manyPosts + path);
const text = async (path: string) => (await get(path)).text();
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const headline = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll("&quot;", '"');

/** Walks through a list. @returns its number of pages, and the routes of all entries in order */
async function walk(
  base: string,
): Promise<{ readonly pages: number; readonly routes: readonly string[] }> {
  const routes: string[] = [];
  for (let page = 1; ; page++) {
    const response = await get(page === 1 ? base : `${base}/page/${page}`);
    if (response.status === 404) return { pages: page - 1, routes };
    const entries = mainOf(await response.text()).matchAll(/<h2[^>]*><a[^>]*href="([^"]+)"/g);
    routes.push(...[...entries].map((match) => match[1] ?? ""));
  }
}

test("the list has every post once, ten a page, newest first, to page 50", async () => {
  expect(await walk("/blog")).toEqual({ pages: 50, routes: posts.map(routeOf) });
});

test("every tag and every author has its own posts, ten a page, and counts them", async () => {
  for (let tag = 0; tag < GENERATED.tags; tag++) {
    const own = posts.filter((post) => post.tag === `topic-${tag}`);
    expect(await walk(`/blog/tags/topic-${tag}`)).toEqual({
      pages: 10,
      routes: own.map(routeOf),
    });
    expect(headline(await text(`/blog/tags/topic-${tag}`))).toBe(
      `100 posts tagged with "Topic ${tag}"`,
    );
  }
  for (let author = 0; author < GENERATED.authors; author++) {
    const own = posts.filter((post) => post.author === `writer-${author}`);
    expect(await walk(`/blog/authors/writer-${author}`)).toEqual({
      pages: 13,
      routes: own.map(routeOf),
    });
    expect(await text(`/blog/authors/writer-${author}`)).toMatch(
      new RegExp(`<title[^>]*>Writer ${author} - 125 posts \\|`),
    );
  }
});

test("the archive has every post: years newest first, posts inside a year oldest first", async () => {
  const sections = [
    ...mainOf(await text("/blog/archive")).matchAll(/<section[\s\S]*?<\/section>/g),
  ].map(([section]) => ({
    year: /<h2[^>]*>(\d+)</.exec(section)?.[1],
    routes: [...section.matchAll(/href="(\/[^"]+)"/g)].map((match) => match[1]),
  }));
  expect(sections).toEqual(
    years.map((year) => ({ year, routes: inYear(year).map(routeOf).reverse() })),
  );
  expect(sections).toHaveLength(GENERATED.years);
});

test("newer and older lead through all posts in the list's order", async () => {
  const link = z.object({ href: z.string() }).nullable();
  const data = z.object({
    result: z.object({ data: z.object({ post: z.object({ newer: link, older: link }) }) }),
  });
  for (const [index, post] of posts.entries()) {
    const response = await get(`/page-data${routeOf(post)}/page-data.json`);
    const { newer, older } = data.parse(await response.json()).result.data.post;
    const around = [posts[index - 1], posts[index + 1]].map((other) => other && routeOf(other));
    expect([newer?.href, older?.href]).toEqual(around);
  }
});

test("feeds have the twenty newest posts, the sitemap has all, and neither has an unlisted one", async () => {
  const feed = z
    .object({ items: z.array(z.object({ url: z.string() })) })
    .parse(await (await get("/blog/feed.json")).json());
  expect(feed.items.map(({ url }) => new URL(url).pathname)).toEqual(
    posts.slice(0, 20).map(routeOf),
  );
  const sitemap = await text("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>([^<]*)</g)]
    .map((match) => new URL(match[1] ?? "").pathname)
    .filter((route) => /^\/blog\/[^/]+$/.test(route));
  expect(listed.filter((route) => !/^\/blog\/(archive|tags|authors)$/.test(route)).sort()).toEqual(
    posts.map(routeOf).sort(),
  );
  const tags = [...sitemap.matchAll(/\/blog\/tags\/([^/<]+)/g)].map((match) => match[1]);
  expect(new Set(tags)).toEqual(
    new Set(Array.from({ length: GENERATED.tags }, (_, index) => `topic-${index}`)),
  );
});

test("the HTML of a post does not grow with the blog: its menu has the years and at most forty posts", async () => {
  for (const route of ["/blog", routeOf(middle)]) {
    const [menu = ""] =
      /<nav[^>]*aria-label="Blog recent posts navigation"[\s\S]*?<\/nav>/.exec(await text(route)) ??
      [];
    expect(menu.match(/<details/g)).toHaveLength(GENERATED.years);
    expect((menu.match(/href="\/blog\/generated-/g) ?? []).length).toBeLessThanOrEqual(40);
    expect(menu.length).toBeLessThan(12_000);
  }
});

test("the sidebar opens the year of its post; another year is filled from one file that is fetched once", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/posts-[0-9a-f]+\.json$/.test(request.url())) requests.push(request.url());
  });
  await page.goto(routeOf(middle));
  const menu = page.getByRole("navigation", { name: "Blog recent posts navigation" });
  await expect(menu.locator("summary")).toHaveText(
    years.map((year) => `${year} ${inYear(year).length} posts`),
  );
  await expect(menu.locator("details[open] summary")).toHaveText([
    new RegExp(`^${middle.date.slice(0, 4)} `),
  ]);
  await expect(menu.locator("[aria-current=page]")).toHaveText(middle.title);
  expect(requests).toEqual([]);
  const first = menu.locator("details", {
    has: page.locator("summary", { hasText: years[0] ?? "" }),
  });
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(first.getByRole("link")).toHaveText(
    inYear(years[0] ?? "").map(({ title }) => title),
  );
  const last = menu.locator("details", {
    has: page.locator("summary", { hasText: years.at(-1) ?? "" }),
  });
  await last.locator("summary").click();
  await expect(last.getByRole("link")).toHaveText(
    inYear(years.at(-1) ?? "").map(({ title }) => title),
  );
  expect(requests).toHaveLength(1);
  await last.getByRole("link").first().click();
  await expect(page.locator("h1")).toHaveText(inYear(years.at(-1) ?? "")[0]?.title ?? "");
  await expect(menu.locator("[aria-current=page]")).toHaveText(
    inYear(years.at(-1) ?? "")[0]?.title ?? "",
  );
});

test("without JavaScript a closed year links to its section of the archive", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(routeOf(newest));
  const old = page.locator("details", { has: page.locator("summary", { hasText: "2013" }) });
  await old.locator("summary").click();
  await old.getByRole("link", { name: `All ${inYear("2013").length} posts of 2013` }).click();
  await expect(page).toHaveURL(/\/blog\/archive#2013$/);
  await expect(page.getByRole("heading", { name: "2013" })).toBeInViewport();
  await context.close();
});

test("older entries lead from page to page, and each says which one it is", async ({ page }) => {
  await page.goto("/blog/page/49");
  const pagination = page.getByRole("navigation", { name: "Blog list page navigation" });
  await expect(pagination).toContainText("Page 49 of 50");
  await pagination.getByRole("link", { name: "Older entries" }).click();
  await expect(page).toHaveURL(/\/blog\/page\/50$/);
  await expect(page).toHaveTitle(/^Blog - Page 50 \|/);
  await expect(page.locator("main article")).toHaveCount(10);
  await expect(pagination.getByRole("link")).toHaveText(["« Newer entries"]);
  await page.goto("/blog/authors/writer-0/page/13");
  await expect(page.locator("main article")).toHaveCount(5);
});

for (const route of ["/blog/page/2", "/blog/generated-250"]) {
  test(`${route} of the large blog has no axe violations in both modes at 390 and 1280 px, and fits 320 px`, async ({
    page,
  }) => {
    await page.goto(route);
    await auditModes(page);
    expect(await overflowAt320(page)).toBe(0);
  });
}
