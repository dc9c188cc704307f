/** `npm run size`: what a first visit of each kind of page costs, brotli, from the last build. */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGES = ["/", "/quick-start", "/blog", "/markdown-page"];

type Asset = { readonly name: string; readonly kind: "html" | "css" | "js" | "data"; readonly text: string };

function main(): void {
  if (!existsSync("public/index.html")) {
    console.error("There is no build; run npm run build first.");
    process.exitCode = 1;
    return;
  }
  console.log("KB brotli (gzip)          total   html (css inside)      js    data");
  for (const page of [...PAGES, ...longest()]) {
    const assets = assetsOf(page);
    const kb = (kind?: Asset["kind"]) => sum(assets.filter((asset) => !kind || asset.kind === kind).map(({ text }) => brotli(text)));
    const css = brotli(/<style data-href[^>]*>([\s\S]*?)<\/style>/.exec(assets[0]?.text ?? "")?.[1] ?? "");
    const gz = sum(assets.map(({ text }) => gzipSync(text).length));
    console.log(
      `${page.padEnd(24).slice(0, 40)} ${kb().toFixed(1).padStart(6)} (${(gz / 1024).toFixed(0)})  ${kb("html").toFixed(1)} (${css.toFixed(1)})   ${kb("js").toFixed(1).padStart(10)} ${kb("data").toFixed(1).padStart(7)}`,
    );
  }
}

/** The longest docs page of the build, by HTML. */
function longest(): string[] {
  const routes = [...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? "/");
  const sized = routes.filter((route) => !route.startsWith("/blog")).map((route) => ({ route, bytes: readFileSync(htmlFile(route)).length }));
  return sized
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 1)
    .map(({ route }) => route);
}

function htmlFile(route: string): string {
  return `public${route === "/" ? "" : route}/index.html`;
}

function assetsOf(route: string): Asset[] {
  const html = readFileSync(htmlFile(route), "utf8");
  const late: string[] = JSON.parse(/data-late="">([^<]*)</.exec(html)?.[1] ?? "[]");
  const scripts = [...[...html.matchAll(/<script[^>]*src="([^"]+\.js)"/g)].flatMap(([, source]) => source ?? []), ...late];
  const dataFile = `public/page-data${route === "/" ? "/index" : route}/page-data.json`;
  const page = JSON.parse(readFileSync(dataFile, "utf8")) as { componentChunkName: string; staticQueryHashes?: string[] };
  const stats = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
    childAssetsByChunkName?: unknown;
  };
  scripts.push(
    ...(stats.assetsByChunkName[page.componentChunkName] ?? [])
      .filter((name) => name.endsWith(".js"))
      .map((name) => `/${name}`)
      .filter((name) => !scripts.includes(name)),
  );
  const data = [dataFile, "public/page-data/app-data.json", ...(page.staticQueryHashes ?? []).map((hash) => `public/page-data/sq/d/${hash}.json`)];
  return [
    { name: route, kind: "html", text: html },
    ...scripts
      .filter((name) => existsSync(`public${name}`) && !name.includes("polyfill"))
      .map((name): Asset => ({ name, kind: "js", text: readFileSync(`public${name}`, "utf8") })),
    ...data.filter(existsSync).map((name): Asset => ({ name, kind: "data", text: readFileSync(name, "utf8") })),
  ];
}

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

main();
