import { expect, test } from "@playwright/test";
import { AUTHORS, authorPath, inWords, ofYear, TAGS, tagPath, YEARS } from "../support/blog";
import { SITE } from "../support/harbour";

test("the archive has each year with its posts, oldest first, as day and title", async ({
  page,
}) => {
  await page.goto("/blog/archive");
  await expect(page).toHaveTitle(`Archive | ${SITE.name}`);
  await expect(page.locator("h1")).toHaveText("Archive");
  await expect(page.locator("main h2")).toHaveText(YEARS);
  for (const year of YEARS) {
    const texts = ofYear(year).map(
      ({ title, date }) => `${inWords(date, { month: "long", day: "numeric" })} - ${title}`,
    );
    await expect(page.getByRole("region", { name: year }).getByRole("link")).toHaveText(
      texts.reverse(),
    );
  }
});

test.describe("tags", () => {
  test("are listed by letter with the number of their posts", async ({ page }) => {
    await page.goto("/blog/tags");
    await expect(page).toHaveTitle(`Tags | ${SITE.name}`);
    await expect(page.locator("main h2")).toHaveText(["C", "N", "P", "T"]);
    await expect(page.locator("main [rel=tag]")).toHaveText(
      Object.values(TAGS).map(
        ({ label, posts }) => `${label}${posts} ${posts === 1 ? "post" : "posts"}`,
      ),
    );
  });

  test("have pages whose title includes the number, for one post and for several", {
    tag: "@slow",
  }, async ({ page }) => {
    for (const [id, title] of [
      ["tides", 'One post tagged with "Tides"'],
      ["pilots", '3 posts tagged with "Pilots"'],
    ] as const) {
      await page.goto(tagPath(id));
      await expect(page).toHaveTitle(`${title} | ${SITE.name}`);
      await expect(page.locator("h1")).toHaveText(title);
      await expect(page.locator("main article")).toHaveCount(TAGS[id].posts);
      await expect(page.getByRole("link", { name: "View all tags" })).toHaveAttribute(
        "href",
        "/blog/tags",
      );
    }
  });
});

test("authors are listed with their number of posts, and each has a page", async ({ page }) => {
  await page.goto("/blog/authors");
  await expect(page).toHaveTitle(`Authors | ${SITE.name}`);
  await expect(page.locator("main h2")).toHaveText(
    Object.values(AUTHORS).map(({ name, posts }) => `${name} ${posts} posts`),
  );
  for (const [id, posts] of [
    ["harbour-office", "12 posts"],
    ["new-writer", "0 posts"],
  ] as const) {
    await page.goto(authorPath(id));
    await expect(page).toHaveTitle(`${AUTHORS[id].name} - ${posts} | ${SITE.name}`);
    await expect(page.locator("h1")).toHaveText(AUTHORS[id].name);
    await expect(page.getByRole("link", { name: "View all authors" })).toHaveAttribute(
      "href",
      "/blog/authors",
    );
    await expect(page.locator("main article")).toHaveCount(Math.min(AUTHORS[id].posts, 10));
  }
  await expect(page.locator("main")).toContainText("This author has not written any posts yet.");
});

test("an unlisted post says so, and no list links to it", async ({ page }) => {
  await page.goto("/blog/secret");
  await expect(page.locator("main")).toContainText("Unlisted page");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  for (const route of ["/blog", "/blog/archive", authorPath("new-writer")]) {
    await page.goto(route);
    await expect(page.locator('a[href="/blog/secret"]')).toHaveCount(0);
  }
});
