/**
 * `npm run size`: what each kind of page costs, brotli, from the last build: the first visit of a reader who only reads (the
 * HTML, with the styles and the early script inside), how much of it surrounds the page's own content, and what is loaded once
 * the reader shows intent. Ends with 1 above a budget.
 */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { isUnfinished } from "../../plugins/site-seal/unfinished";
import { decoded } from "../domain/decoded";

/**
 * In KB of 1,024 bytes. The longest page may be as long as it has to be, so of its first visit only what surrounds the content
 * has a budget. A page with a calculator in its first screen loads both at once after intent.
 */
const BUDGETS = { firstVisit: 35, aroundContent: 22.5, afterIntent: 115 } as const;

function main(): void {
  if (!existsSync("public/index.html") || isUnfinished("public")) {
    console.error("There is no complete build; run npm run build first.");
    process.exitCode = 1;
    return;
  }
  console.log(
    "KB brotli                            first visit (around content, css)   after intent: js + data",
  );
  for (const { route: page, isLongest } of sampledPages()) {
    const html = readFileSync(htmlFile(page), "utf8");
    const files = filesAfterIntent(page, html);
    const css = brotli(/<style data-href[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "");
    const around = brotli(html.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, "$1$2"));
    const [first, js, data] = [brotli(html), brotliOf(files.scripts), brotliOf(files.data)];
    const visit = `${first.toFixed(1).padStart(11)} (${around.toFixed(1)}, ${css.toFixed(1)})`;
    const after = `${js.toFixed(1)} + ${data.toFixed(1)}`;
    console.log(`${page.padEnd(36).slice(0, 36)} ${visit}${after.padStart(38)}`);
    const isOver =
      (!isLongest && first > BUDGETS.firstVisit) ||
      around > BUDGETS.aroundContent ||
      js + data > BUDGETS.afterIntent;
    if (isOver) {
      console.error(
        `${page} is above its budget: ${isLongest ? "" : `${BUDGETS.firstVisit} KB for a first visit, `}${BUDGETS.aroundContent} KB around its content, ${BUDGETS.afterIntent} KB after intent.`,
      );
      process.exitCode = 1;
    }
  }
}

/** The start page, the blog, and the shortest, the median and the longest page outside the blog, by size of HTML. */
function sampledPages(): { readonly route: string; readonly isLongest: boolean }[] {
  const listed = [
    ...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
  ].map((match) => decoded(match[1] ?? "/"));
  const sized = listed
    .filter((route) => !route.startsWith("/blog"))
    .map((route) => ({ route, bytes: readFileSync(htmlFile(route)).length }));
  const ordered = sized.sort((a, b) => a.bytes - b.bytes).map(({ route }) => route);
  const longest = ordered.at(-1);
  const samples = [ordered[0], ordered[ordered.length >> 1], longest];
  const routes = new Set(["/", "/blog", ...samples.filter((route) => route !== undefined)]);
  return [...routes].map((route) => ({ route, isLongest: route === longest }));
}

function htmlFile(route: string): string {
  return `public${route === "/" ? "" : route}/index.html`;
}

/** The scripts and the data of a page that its reader needs once. */
function filesAfterIntent(
  route: string,
  html: string,
): { readonly scripts: readonly string[]; readonly data: readonly string[] } {
  const scripts = [...html.matchAll(/\["([^"]+\.js)","sha256-/g)].flatMap(
    ([, source]) => source ?? [],
  );
  const dataFile = `public/page-data${route === "/" ? "/index" : route}/page-data.json`;
  const page = JSON.parse(readFileSync(dataFile, "utf8")) as {
    componentChunkName: string;
    staticQueryHashes?: string[];
  };
  const stats = JSON.parse(readFileSync(".cache/site-seal/webpack.stats.json", "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
    childAssetsByChunkName?: unknown;
  };
  scripts.push(
    ...(stats.assetsByChunkName[page.componentChunkName] ?? [])
      .filter((name) => name.endsWith(".js"))
      .map((name) => `/${name}`)
      .filter((name) => !scripts.includes(name)),
  );
  const data = [
    dataFile,
    "public/page-data/app-data.json",
    ...(page.staticQueryHashes ?? []).map((hash) => `public/page-data/sq/d/${hash}.json`),
  ];
  return {
    scripts: scripts.filter((name) => !name.includes("polyfill")).map((name) => `public${name}`),
    data,
  };
}

function brotli(text: string): number {
  return (
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024
  );
}

function brotliOf(files: readonly string[]): number {
  return files
    .filter((file) => existsSync(file))
    .reduce((total, file) => total + brotli(readFileSync(file, "utf8")), 0);
}

main();
