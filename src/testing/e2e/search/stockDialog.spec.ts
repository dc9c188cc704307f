/** DocSearch's own dialog, with its own client, on an index filled by a push: no code of this site is on the page. */
import { expect, test } from "@playwright/test";
import { build } from "esbuild";
import { INDEX_SETTINGS } from "../../../../plugins/site-search-push/settings";
import { hostedRecords } from "../../../search/records/hostedIndex";
import { AlgoliaServer } from "../../algoliaServer/server";
import { recordsOf, testPage } from "../../searchIndex";

const STOCK = `
  import { DocSearchModal } from "@docsearch/react";
  import { createElement } from "react";
  import { createRoot } from "react-dom/client";
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    createElement(DocSearchModal, {
      appId: "stock", apiKey: "local-search-key", indexName: "docs", initialScrollY: 0, onClose() {},
    }),
  );
`;
const MARKUP = '<img src="x" onerror="window.ran = 1">';
const PAGE = testPage(
  "/types",
  `Vec<T> & ${MARKUP}`,
  `A harbour holds Coin<T>, &lt;b&gt; as it is written, and ${MARKUP}.`,
  `## Option<T> ${MARKUP}`,
  "A harbour may be empty.",
);

test("a stock DocSearch dialog on the pushed records runs nothing and loses no text", {
  tag: "@slow",
}, async ({ page }) => {
  const algolia = await AlgoliaServer.start({ appId: "stock" });
  algolia.store.setSettings("docs", INDEX_SETTINGS);
  algolia.store.batch(
    "docs",
    hostedRecords(recordsOf([PAGE])).map((body) => ({ action: "updateObject", body })),
  );
  algolia.store.publish();
  await page.route("https://stock-dsn.algolia.net/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: algolia.url + pathname + search }) });
  });
  const { outputFiles } = await build({
    stdin: { contents: STOCK, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: "iife",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  await page.setContent("<!doctype html><title>Elsewhere</title><body></body>");
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });

  const field = page.locator(".DocSearch-Input");
  const row = page.locator(".DocSearch-Hit").first();
  await field.fill("coin");
  await expect(row).toContainText("harbour holds Coin<T>, &lt;b&gt; as it is written");
  await expect(row).toContainText(`Vec<T> & ${MARKUP}`);
  await field.fill("option");
  await expect(row).toContainText(`Option<T> ${MARKUP}`);
  const answered = page.waitForResponse("https://stock-dsn.algolia.net/**"); // the previous row contains the words as well
  await field.fill("onerror");
  await answered;
  await expect(row).toContainText(MARKUP);
  expect(await page.locator(".DocSearch-Dropdown img").count()).toBe(0);
  expect(await page.evaluate("window.ran")).toBeUndefined();
  expect(failures).toEqual([]);
  await page.unrouteAll({ behavior: "wait" });
  await algolia.stop();
});
