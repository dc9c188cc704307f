import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { PUBLIC_DIR, SITE_ROOT } from "../builtSite";
import { site } from "../product";
import { builtIndex } from "../searchIndex";

/** Questions of readers with the pages that answer them. They are a check: the search is never tuned on them. */
const FILE = path.join(SITE_ROOT, "content/editorial/searchQuestions.json");
const FLOOR = 0.95;
const questions = z.array(z.object({ query: z.string(), paths: z.array(z.string()) }));

(existsSync(FILE) ? test : test.skip)("the search answers readers' questions", async () => {
  const filled = readFileSync(FILE, "utf8").replaceAll("{productSlug}", site.product.slug);
  const asked = questions.parse(JSON.parse(filled));
  const index = await builtIndex(PUBLIC_DIR);
  const missed: string[] = [];
  for (const { query, paths } of asked) {
    const found = (await index.search(query)).slice(0, 5).map(({ section }) => section.page.path);
    if (!found.some((route) => paths.includes(route))) missed.push(`${query}: ${found.join(" ")}`);
  }
  const share = 1 - missed.length / asked.length;
  expect(share < FLOOR ? missed : []).toEqual([]);
});
