import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, requireChromium } from "../../testing/chromium";
import { type Corpus, generatedCorpus, siteCorpus } from "./corpus";
import { buildEngines, type EngineName, enginesFor, MINISEARCH_PAGES, PAGEFIND } from "./engines";
import { type EngineFigures, measureEngine } from "./measure";
import { serveFiles } from "./server";

/** Budgets of the site's own engine, by number of pages. KB are 1,000 bytes. */
type Budget = {
  readonly coldKb: number;
  readonly keyP95: number;
  readonly afterLastKey: number;
  readonly longestTask: number;
};

const SITE_BUDGET: Budget = { coldKb: 75, keyP95: 16, afterLastKey: 150, longestTask: 50 };
const LABELS: Readonly<Record<EngineName, string>> = {
  own: "own engine",
  miniSearch: "MiniSearch 7.2",
  pagefind: "Pagefind 1.5",
};

function budgetOf(pages: number): Budget {
  if (pages === 0) return SITE_BUDGET;
  return { ...SITE_BUDGET, coldKb: pages <= 1000 ? 120 : 200, keyP95: 22 };
}

/**
 * Compares the site's search engine with MiniSearch and Pagefind on the same pages, in Chromium on a processor slowed down four
 * times.
 * @param pages how many generated pages; 0 is this site
 */
export async function benchSearch(pages: number): Promise<void> {
  const corpus = pages === 0 ? await siteCorpus() : await generatedCorpus(pages);
  const folder = mkdtempSync(path.join(tmpdir(), "search-bench-"));
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
  try {
    const engines = enginesFor(pages);
    if (!engines.includes("miniSearch"))
      console.log(`Without MiniSearch, which takes minutes above ${MINISEARCH_PAGES} pages.`);
    if (!engines.includes("pagefind"))
      console.log(
        `Without Pagefind: \`npm install --no-save ${PAGEFIND.name}@${PAGEFIND.version}\` brings it.`,
      );
    const server = await serveFiles(await buildEngines(engines, corpus, folder), folder);
    console.log(`\n${summary(pages, corpus)}`);
    console.log(
      "                  cold, brotli    a key, p50/p95   after last key (max)   longest task   success@5",
    );
    for (const engine of engines) {
      const figures = await measureEngine(browser, server, engine, corpus);
      console.log(`${LABELS[engine].padEnd(16)} ${row(figures)}`);
      if (engine === "own") console.log(verdict(figures, budgetOf(pages)));
    }
    await server.close();
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function summary(pages: number, { records, queries }: Corpus): string {
  const asked = Object.values(queries).reduce((sum, { length }) => sum + length, 0);
  return `${pages === 0 ? "This site" : `${pages} generated pages`}: ${records.length} records, ${asked} queries`;
}

function row({
  coldBytes,
  coldRequests,
  keyMedian,
  keyP95,
  afterLastKey,
  afterLastKeyMax,
  longestTask,
  success5,
}: EngineFigures): string {
  const success = Object.entries(success5).map(([set, share]) => `${set} ${share.toFixed(2)}`);
  return [
    `${kb(coldBytes)} in ${String(coldRequests).padStart(2)}`.padStart(15),
    `${keyMedian.toFixed(1)} / ${keyP95.toFixed(1)} ms`.padStart(17),
    `${afterLastKey.toFixed(0)} (${afterLastKeyMax.toFixed(0)}) ms`.padStart(19),
    (longestTask === 0 ? "under 50 ms" : `${longestTask.toFixed(0)} ms`).padStart(16),
    `   ${success.join(", ")}`,
  ].join(" ");
}

function verdict(
  { coldBytes, keyP95, afterLastKey, longestTask }: EngineFigures,
  budget: Budget,
): string {
  const rows: readonly (readonly [string, number, number])[] = [
    ["cold KB", coldBytes / 1000, budget.coldKb],
    ["key p95 ms", keyP95, budget.keyP95],
    ["after last key ms", afterLastKey, budget.afterLastKey],
    ["longest task ms", longestTask, budget.longestTask],
  ];
  return `  budgets        ${rows.map(([name, value, most]) => `${name} ${value.toFixed(1)} ≤ ${most}: ${value <= most ? "kept" : "MISSED"}`).join(" · ")}`;
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
