import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { readPointer } from "../../search/index/indexLocation";
import { answerRequests } from "../../search/query/answerRequests";
import { createSearchEngine } from "../../search/query/engine";
import { PUBLIC_DIR, readPublic } from "../builtSite";
import { site } from "../product";

/** Questions of readers with the pages that answer them. They are a check: the search is never tuned on them. */
const FILE = "content/editorial/searchQuestions.json";
const FLOOR = 0.95;
const questions = z.array(z.object({ query: z.string(), paths: z.array(z.string()) }));

(existsSync(FILE) ? test : test.skip)("the search answers readers' questions", async () => {
  const filled = readFileSync(FILE, "utf8").replaceAll("{productSlug}", site.product.slug);
  const asked = questions.parse(JSON.parse(filled));
  const folder = readPointer(JSON.parse(readPublic("search-index/current.json")));
  const engine = createSearchEngine(async (name) => {
    const stored = readFileSync(path.join(PUBLIC_DIR, "search-index", folder, name));
    return new Uint8Array(name.endsWith(".bin") ? gunzipSync(stored) : stored);
  });
  const missed: string[] = [];
  for (const { query, paths } of asked) {
    const { results } = await answerRequests(engine, {
      requests: [{ indexName: "test", query, hitsPerPage: 5 }],
    });
    const found = results[0]?.hits.map(({ url }) => url?.replace(site.url, "").split("#")[0]) ?? [];
    if (!found.some((route) => route !== undefined && paths.includes(route || "/")))
      missed.push(`${query}: ${found.join(" ")}`);
  }
  const share = 1 - missed.length / asked.length;
  expect(share < FLOOR ? missed : []).toEqual([]);
});
