import { expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { readPublic } from "../builtSite";
import { site } from "../product";
import { live } from "./live";

/** The blog as the build knows it: the tests hold for any posts. */
const person = z.object({ name: z.string(), path: z.string(), kind: z.string() });
const label = z.object({ label: z.string(), path: z.string() });
const listedPost = z.object({
  path: z.string(),
  title: z.string(),
  date: z.string(),
  minutes: z.number(),
  truncated: z.boolean(),
  authors: z.array(person),
  tags: z.array(label),
});
function pageData<Schema extends z.ZodType>(route: string, schema: Schema): z.infer<Schema> {
  const { result } = z.object({ result: z.object({ data: z.unknown() }) }).parse(JSON.parse(readPublic(`page-data${route}/page-data.json`)));
  return schema.parse(result.data);
}
const posts = pageData("/blog", z.object({ allPost: z.object({ nodes: z.array(listedPost).min(2) }) })).allPost.nodes;
const authors = pageData(
  "/blog/authors",
  z.object({ allAuthor: z.object({ nodes: z.array(z.object({ name: z.string(), path: z.string(), count: z.number() })).min(1) }) }),
).allAuthor.nodes;
const tags = pageData(
  "/blog/tags",
  z.object({ allTag: z.object({ nodes: z.array(z.object({ label: z.string(), path: z.string(), count: z.number() })).min(1) }) }),
).allTag.nodes;

const [newest, second] = posts;
if (!newest || !second) throw new Error("The blog has too few posts to test.");

/** All listed posts; the list page has the newest ten. */
const archived = pageData("/blog/archive", z.object({ allPost: z.object({ nodes: z.array(listedPost.pick({ path: true, title: true, date: true })) }) }))
  .allPost.nodes;
const years = [...new Set(archived.map(({ date }) => date.slice(0, 4)))];
const ofYear = (year: string) => archived.filter(({ date }) => date.startsWith(year));

const inUtc = (iso: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en", { timeZone: "UTC", ...options }).format(new Date(iso));
const longDate = (iso: string) => inUtc(iso, { dateStyle: "long" });
const reading = (minutes: number) => (minutes === 1 ? "One min read" : `${minutes} min read`);
const countText = (count: number) => (count === 1 ? "One post" : `${count} posts`);
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Blog recent posts navigation" });
const meta = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"]`).evaluateAll((found) => found.map((each) => each.getAttribute("content")));
const jsonLd = async (page: Page) => JSON.parse((await page.locator('head script[type="application/ld+json"]').first().textContent()) ?? "{}");

const ROUTES = ["/blog", newest.path, "/blog/archive", "/blog/tags", tags[0]?.path ?? "", "/blog/authors", authors[0]?.path ?? ""];

test.describe("the list", () => {
  test("is titled Blog with the tagline, and has the posts newest first", async ({ page }) => {
    await page.goto("/blog");
    await expect(page).toHaveTitle(`Blog | ${site.product.name}`);
    await expect(page.locator("h1")).toHaveText("Blog");
    await expect(page.locator("main")).toContainText("Latest updates from the team");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", "Latest updates from the team");
    await expect(page.locator("main article h2")).toHaveText(posts.map(({ title }) => title));
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
  });

  test("shows of each post the day in UTC, the reading time, authors, tags, and Read more where it is cut", async ({ page }) => {
    await page.goto("/blog");
    for (const post of posts) {
      const article = page.locator("main article", { has: page.getByRole("heading", { name: post.title, exact: true }) });
      await expect(article.locator("time").first()).toHaveAttribute("datetime", post.date);
      await expect(article).toContainText(`${longDate(post.date)} · ${reading(post.minutes)}`);
      await expect(article.locator("[rel=author]")).toHaveText(post.authors.map(({ name }) => name));
      await expect(article.locator("[rel=tag]")).toHaveText(post.tags.map((tag) => tag.label));
      await expect(article.getByRole("link", { name: `Read more about ${post.title}` })).toHaveCount(post.truncated ? 1 : 0);
    }
    expect(posts.some(({ truncated }) => truncated)).toBe(true);
  });

  test("leads to archive, tags, authors and the feeds", async ({ page }) => {
    await page.goto("/blog");
    const links = page.getByRole("navigation", { name: "Blog overview pages" }).getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/blog/archive",
      "/blog/tags",
      "/blog/authors",
      "/blog/rss.xml",
      "/blog/atom.xml",
      "/blog/feed.json",
    ]);
  });

  test("Read more opens the post without a full page load", async ({ page }) => {
    await page.goto("/blog");
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await live(page);
    await page.getByRole("link", { name: `Read more about ${newest.title}` }).click();
    await expect(page.locator("h1")).toHaveText(newest.title);
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  });
});

test.describe("a post", () => {
  test("has its day in UTC for readers and machines, whatever the reader's time zone", async ({ browser }) => {
    for (const timezoneId of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await page.goto(newest.path);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("main time").first()).toHaveText(longDate(newest.date));
      await expect(page.locator("main time").first()).toHaveAttribute("datetime", newest.date);
      await expect(page.locator("main article")).toContainText(reading(newest.minutes));
      await context.close();
    }
  });

  test("links its authors and tags, and has a table of contents", async ({ page }) => {
    await page.goto(newest.path);
    expect(await page.locator("main [rel=author]").evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      newest.authors.map(({ path }) => path),
    );
    expect(await page.locator("main [rel=tag]").evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      newest.tags.map(({ path }) => path),
    );
    const headings = await page.locator("main .prose > :is(h2, h3)[id]").evaluateAll((all) => all.map(({ id }) => `#${id}`));
    const entries = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    expect(await entries.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(headings);
  });

  test("leads to the newer and the older post, and back, with the current one marked in the sidebar", async ({ page }) => {
    await page.goto(newest.path);
    const neighbours = page.getByRole("navigation", { name: "Blog post page navigation" });
    await expect(neighbours.getByRole("link")).toHaveText([`Older post${second.title} »`]);
    await neighbours.getByRole("link", { name: /^Older post/ }).click();
    await expect(page.locator("h1")).toHaveText(second.title);
    await expect(sidebar(page).locator("[aria-current=page]")).toHaveText(second.title);
    await neighbours.getByRole("link", { name: /^Newer post/ }).click();
    await expect(page.locator("h1")).toHaveText(newest.title);
  });

  test("tells other sites what it is: article, times, authors, tags, picture", async ({ page }) => {
    await page.goto(newest.path);
    const absolute = (path: string) => site.url + path;
    expect(await meta(page, "og:type")).toEqual(["article"]);
    expect(await meta(page, "article:published_time")).toEqual([newest.date]);
    expect(await meta(page, "article:author")).toEqual(newest.authors.map(({ path }) => absolute(path)));
    expect(await meta(page, "article:tag")).toEqual(newest.tags.map((tag) => tag.label));
    expect(await meta(page, "og:image")).toEqual([expect.stringMatching(/^https?:\/\/.+\.(png|jpe?g|webp|gif)$/)]);
    expect(await jsonLd(page)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      "@id": absolute(newest.path),
      mainEntityOfPage: absolute(newest.path),
      url: absolute(newest.path),
      headline: newest.title,
      datePublished: newest.date,
      dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      author: newest.authors.map(({ name, path, kind }) => ({ "@type": kind === "team" ? "Organization" : "Person", name, url: absolute(path) })),
      image: { "@type": "ImageObject", url: expect.stringMatching(/^https?:\/\//), width: expect.any(Number), height: expect.any(Number) },
      publisher: { "@type": "Organization", name: site.product.name, url: site.mainUrl },
      isPartOf: { "@type": "Blog", "@id": absolute("/blog") },
    });
  });
});

test("the list tells other sites that it is a blog with these posts", async ({ page }) => {
  await page.goto("/blog");
  expect(await jsonLd(page)).toMatchObject({
    "@type": "Blog",
    "@id": `${site.url}/blog`,
    name: "Blog",
    description: "Latest updates from the team",
    blogPost: posts.map(({ path, title, date }) => ({
      "@type": "BlogPosting",
      url: site.url + path,
      headline: title,
      datePublished: date,
      image: { url: expect.stringMatching(/^https?:/) },
    })),
  });
});

test.describe("the sidebar", () => {
  test("lists all posts grouped by year, newest first", async ({ page }) => {
    await page.goto("/blog");
    await expect(sidebar(page).getByRole("link")).toHaveText(archived.map(({ title }) => title));
    for (const year of years) {
      const group = sidebar(page).getByRole("group", { name: year });
      await expect(group.getByRole("link")).toHaveText(ofYear(year).map(({ title }) => title));
    }
    await expect(sidebar(page).locator("[aria-current]")).toHaveCount(0);
  });

  test("stands beside lists, posts, tags and authors, and not beside the archive", async ({ page }) => {
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(sidebar(page)).toHaveCount(route === "/blog/archive" ? 0 : 1);
    }
  });

  test("is the secondary menu of the panel on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(newest.path);
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(page.getByRole("button", { name: "← Back to main menu" })).toBeVisible();
    await sidebar(page).getByRole("link", { name: second.title }).click();
    await expect(page.locator("h1")).toHaveText(second.title);
    await expect(sidebar(page)).toBeHidden();
  });
});

test("the archive has each year with its posts, oldest first, as day and title", async ({ page }) => {
  await page.goto("/blog/archive");
  await expect(page).toHaveTitle(`Archive | ${site.product.name}`);
  await expect(page.locator("h1")).toHaveText("Archive");
  await expect(page.locator("main h2")).toHaveText(years);
  for (const year of years) {
    const texts = ofYear(year).map(({ title, date }) => `${inUtc(date, { month: "long", day: "numeric" })} - ${title}`);
    await expect(page.getByRole("region", { name: year }).getByRole("link")).toHaveText(texts.reverse());
  }
});

test.describe("tags", () => {
  test("are listed by letter with the number of their posts", async ({ page }) => {
    await page.goto("/blog/tags");
    await expect(page).toHaveTitle(`Tags | ${site.product.name}`);
    const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, "en"));
    await expect(page.locator("main h2")).toHaveText([...new Set(sorted.map((tag) => [...tag.label][0]?.toUpperCase() ?? ""))]);
    await expect(page.locator("main [rel=tag]")).toHaveText(sorted.map((tag) => `${tag.label}${tag.count}`));
  });

  test("have pages whose title counts, one post and several", async ({ page }) => {
    expect(tags.map(({ count }) => count)).toEqual(expect.arrayContaining([1, 2]));
    for (const tag of tags) {
      await page.goto(tag.path);
      const title = `${countText(tag.count)} tagged with "${tag.label}"`;
      await expect(page).toHaveTitle(`${title} | ${site.product.name}`);
      await expect(page.locator("h1")).toHaveText(title);
      await expect(page.locator("main article")).toHaveCount(Math.min(tag.count, 10));
      await expect(page.getByRole("link", { name: "View All Tags" })).toHaveAttribute("href", "/blog/tags");
    }
  });
});

test("authors are listed with their number of posts, and each has a page", async ({ page }) => {
  await page.goto("/blog/authors");
  await expect(page).toHaveTitle(`Authors | ${site.product.name}`);
  await expect(page.locator("main h2")).toHaveText(authors.map(({ name, count }) => `${name} ${count}`));
  for (const author of authors) {
    await page.goto(author.path);
    await expect(page).toHaveTitle(`${author.name} - ${countText(author.count)} | ${site.product.name}`);
    await expect(page.locator("h1")).toHaveText(author.name);
    await expect(page.getByRole("link", { name: "View all authors" })).toHaveAttribute("href", "/blog/authors");
    await expect(page.locator("main article")).toHaveCount(Math.min(author.count, 10));
    if (author.count === 0) await expect(page.locator("main")).toContainText("This author has not written any posts yet.");
  }
});

test.describe("feeds in a browser", () => {
  for (const feed of ["rss", "atom"]) {
    test(`${feed}.xml reads as a page with links, light and dark, and asks nothing of other sites`, async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(new URL(request.url()).host));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(`/blog/${feed}.xml`);
        const shown = await page.evaluate(() => {
          const visible = [...document.getElementsByTagName("*")].filter((each) => each.childElementCount === 0 && each.getClientRects().length > 0);
          return {
            texts: visible.map(({ textContent }) => textContent),
            links: [...document.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "a")].map((link) => link.getAttribute("href")),
            background: getComputedStyle(document.documentElement).backgroundColor,
          };
        });
        for (const { title } of posts) expect(shown.texts).toContain(title);
        expect(shown.texts.join(" ")).toContain("Read the post");
        expect(shown.texts.join(" ")).not.toContain("<p>");
        expect(shown.links).toEqual([`${site.url}/blog`, ...posts.map(({ path }) => site.url + path)]);
        expect(shown.background).toBe(colorScheme === "light" ? "rgb(255, 255, 255)" : "rgb(13, 21, 27)");
      }
      expect([...new Set(requests)]).toEqual([new URL(page.url()).host]);
    });
  }
});

test.describe("every blog page", () => {
  for (const route of ROUTES) {
    test(`${route} has one h1, no skipped heading level, one main, and named navigations`, async ({ page }) => {
      await page.goto(route);
      const levels = await page.locator(":is(h1, h2, h3, h4, h5, h6):visible").evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
      await expect(page.getByRole("main")).toHaveCount(1);
      const names = await page.getByRole("navigation").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
      expect(names).not.toContain(null);
      expect(new Set(names).size).toBe(names.length);
    });

    test(`${route} reads without JavaScript and prints without menus`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(route);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("main").getByRole("link").first()).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("nav:visible")).toHaveCount(0);
      await context.close();
    });
  }

  test("can be walked with the keyboard: every link and button is reached and shows where the focus is", async ({ page }) => {
    await page.goto("/blog");
    await live(page);
    const wanted = await page.locator("a[href]:visible, button:visible, summary:visible").count();
    let reached = 0;
    for (let step = 0; step < wanted + 10; step++) {
      await page.keyboard.press("Tab");
      const outlined = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body || element.hasAttribute("data-reached")) return undefined;
        element.setAttribute("data-reached", "");
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== "none" && outlineWidth !== "0px";
      });
      if (outlined === undefined) break;
      expect(outlined).toBe(true);
      reached++;
    }
    expect(reached).toBeGreaterThanOrEqual(wanted);
  });
});
