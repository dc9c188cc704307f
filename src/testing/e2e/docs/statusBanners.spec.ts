import { expect, test } from "@playwright/test";
import { NEWEST } from "../support/blog";
import { OTHER, START } from "../support/harbour";
import { openLive } from "../support/live";
import { navigate } from "../support/requests";

/** Pages whose data the test changes: a build has no drafts and no future posts. */
const PAGES = [
  { path: OTHER.path, kind: "doc", state: "draft", says: "This page is a draft." },
  { path: "/about", kind: "page", state: "draft", says: "This page is a draft." },
  { path: "/blog/short", kind: "post", state: "draft", says: "This page is a draft." },
  {
    path: NEWEST.path,
    kind: "post",
    state: "scheduled",
    says: "This post is dated in the future.",
  },
] as const;

test("a draft says so on a docs page, a standalone page and a post, and so does a scheduled post", async ({
  page,
}) => {
  for (const { path, kind, state } of PAGES)
    await page.route(`**/page-data${path}/page-data.json*`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.result.data[kind][state] = true;
      await route.fulfill({ response, json });
    });
  await openLive(page, START.path);
  for (const { path, says } of PAGES) {
    await navigate(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator("main").getByText(says)).toBeVisible();
  }
});
