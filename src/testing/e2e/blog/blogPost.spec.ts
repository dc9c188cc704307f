import { expect, test } from "@playwright/test";
import { imageSize } from "image-size";
import { AUTHORS, absolute, inWords, NEWEST, SECOND, TAGS } from "../support/blog";
import { SITE } from "../support/harbour";
import { jsonLd, meta } from "../support/head";
import { live } from "../support/live";
import { blogSidebar as sidebar } from "../support/sidebars";

test.describe("a post", () => {
  test("has its day in UTC for readers and machines, whatever the reader's time zone", async ({
    browser,
  }) => {
    for (const timezoneId of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await page.goto(NEWEST.path);
      await live(page);
      await expect(page.locator("main time").first()).toHaveText(inWords(NEWEST.date));
      await expect(page.locator("main time").first()).toHaveAttribute(
        "datetime",
        `${NEWEST.date}T00:00:00.000Z`,
      );
      await expect(page.locator("main article")).toContainText("One min read");
      await context.close();
    }
  });

  test("links to the newer and the older post, and back, with the current one marked in the sidebar", async ({
    page,
  }) => {
    await page.goto(NEWEST.path);
    const neighbours = page.getByRole("navigation", { name: "Blog post page navigation" });
    await expect(neighbours.getByRole("link")).toHaveText([`Older post${SECOND.title} »`]);
    await neighbours.getByRole("link", { name: /^Older post/ }).click();
    await expect(page.locator("h1")).toHaveText(SECOND.title);
    await expect(sidebar(page).locator("[aria-current=page]")).toHaveText(SECOND.title);
    await neighbours.getByRole("link", { name: /^Newer post/ }).click();
    await expect(page.locator("h1")).toHaveText(NEWEST.title);
  });

  test("a post without a picture has a link preview with its title", { tag: "@slow" }, async ({
    page,
  }) => {
    await page.goto(SECOND.path);
    const [preview] = await meta(page, "og:image");
    expect(await meta(page, "og:image:alt")).toEqual([`Blog: ${SECOND.title}`]);
    const drawn = await page.request.get(new URL(String(preview)).pathname);
    expect(drawn.headers()["content-type"]).toBe("image/jpeg");
    expect(imageSize(await drawn.body())).toMatchObject({ width: 1200, height: 630 });
  });

  test("has metadata for other sites: article, times, authors, tags, picture", async ({ page }) => {
    await page.goto(NEWEST.path);

    expect(await meta(page, "og:type")).toEqual(["article"]);
    expect(await meta(page, "article:published_time")).toEqual([`${NEWEST.date}T00:00:00.000Z`]);
    expect(await meta(page, "article:author")).toEqual(NEWEST.authors.map((id) => AUTHORS[id].url));
    expect(await meta(page, "article:tag")).toEqual(NEWEST.tags.map((id) => TAGS[id].label));
    expect(await meta(page, "og:image")).toEqual([
      expect.stringMatching(/^https?:\/\/.+\.(png|jpe?g|webp|gif)$/),
    ]);
    expect(await jsonLd(page)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      "@id": absolute(NEWEST.path),
      mainEntityOfPage: absolute(NEWEST.path),
      url: absolute(NEWEST.path),
      headline: NEWEST.title,
      datePublished: `${NEWEST.date}T00:00:00.000Z`,
      dateModified: "2026-04-03T00:00:00.000Z",
      author: NEWEST.authors.map((id) => ({
        "@type": AUTHORS[id].kind,
        name: AUTHORS[id].name,
        url: AUTHORS[id].url,
      })),
      image: {
        "@type": "ImageObject",
        url: expect.stringMatching(/^https?:\/\//),
        width: expect.any(Number),
        height: expect.any(Number),
      },
      publisher: { "@type": "Organization", name: SITE.name, url: SITE.mainUrl },
      isPartOf: { "@type": "Blog", "@id": absolute("/blog") },
    });
  });
});
