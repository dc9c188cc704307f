import { expect, test } from "@playwright/test";
import { absolute, POSTS } from "../support/blog";

test.describe("feeds in a browser", () => {
  for (const feed of ["rss", "atom"]) {
    test(`${feed}.xml is shown as a page with links, light and dark, and requests nothing from other sites`, async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(new URL(request.url()).host));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(`/blog/${feed}.xml`);
        const shown = await page.evaluate(() => {
          const visible = [...document.getElementsByTagName("*")].filter(
            (each) => each.childElementCount === 0 && each.getClientRects().length > 0,
          );
          return {
            texts: visible.map(({ textContent }) => textContent),
            links: [...document.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "a")].map(
              (link) => link.getAttribute("href"),
            ),
            background: getComputedStyle(document.documentElement).backgroundColor,
          };
        });
        for (const { title } of POSTS) expect(shown.texts).toContain(title);
        expect(shown.texts.join(" ")).toContain("Read the post");
        expect(shown.texts.join(" ")).not.toContain("<p>");
        expect(shown.links).toEqual([
          absolute("/blog"),
          ...POSTS.map(({ path }) => absolute(path)),
        ]);
        expect(shown.background).toBe(
          colorScheme === "light" ? "rgb(255, 255, 255)" : "rgb(13, 21, 27)",
        );
      }
      expect([...new Set(requests)]).toEqual([new URL(page.url()).host]);
    });
  }
});
