import { expect, test } from "@playwright/test";
import { AUTHORS, FIRST_TEN, inWords, TAGS } from "../support/blog";
import { SITE } from "../support/harbour";

test.describe("the list", () => {
  test("is titled Blog with the tagline, and has the posts newest first", async ({ page }) => {
    await page.goto("/blog");
    await expect(page).toHaveTitle(`Blog | ${SITE.name}`);
    await expect(page.locator("h1")).toHaveText("Blog");
    await expect(page.locator("main")).toContainText("News from the quay");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      "News from the quay",
    );
    await expect(page.locator("main article h2")).toHaveText(FIRST_TEN.map(({ title }) => title));
  });

  test("shows for each post the day in UTC, the reading time, authors, tags, and Read more if it is truncated", async ({
    page,
  }) => {
    await page.goto("/blog");
    for (const post of FIRST_TEN) {
      const article = page.locator("main article", {
        has: page.getByRole("heading", { name: post.title, exact: true }),
      });
      await expect(article.locator("time").first()).toHaveAttribute(
        "datetime",
        `${post.date}T00:00:00.000Z`,
      );
      await expect(article).toContainText(`${inWords(post.date)} · One min read`);
      await expect(article.locator("[rel=author]")).toHaveText(
        post.authors.map((id) => AUTHORS[id].name),
      );
      await expect(article.locator("[rel=tag]")).toHaveText(post.tags.map((id) => TAGS[id].label));
      await expect(
        article.getByRole("link", { name: `Read more about ${post.title}` }),
      ).toHaveCount(1);
    }
  });

  test("links to archive, tags, authors and the feeds", async ({ page }) => {
    await page.goto("/blog");
    const linksOf = (name: string) =>
      page
        .getByRole("navigation", { name })
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(await linksOf("Blog overview pages")).toEqual([
      "/blog/archive",
      "/blog/tags",
      "/blog/authors",
    ]);
    expect(await linksOf("Feeds")).toEqual(["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"]);
  });

  test("shows the picture of each post beside it, where there is room", { tag: "@slow" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/blog");
    const covers = page.locator("main article > img");
    await expect(covers).toHaveCount(FIRST_TEN.length);
    const drawn = covers.nth(1); // the newest post has a picture of its own
    await drawn.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawn.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBe(480);
    await expect(drawn).toHaveAttribute("alt", ""); // the title is beside it
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(drawn).toBeHidden();
  });
});
