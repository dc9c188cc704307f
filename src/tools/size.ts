/**
 * `npm run size`: bytes of a first visit by kind of page, from the last build, with brotli: the HTML, which has styles and the early
 * script in it, of the median and the largest page of each template, and the scripts that React needs after a reader's first
 * intent. Ends with 1 above a budget.
 */
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { groupBy } from "../domain/groupBy";
import { builtPages } from "../testing/site-checks/builtPages";

/** In KB of 1,024 bytes. The largest page of a template is as long as its content and has no budget. */
const BUDGET = { firstVisit: 35, scripts: 100 } as const;

export function main(): void {
  const scripts = readdirSync("public").filter((file) => file.endsWith(".js"));
  console.log("KB, brotli: first visit of the median page, of the largest; scripts after intent");
  for (const [template, pages] of groupBy(builtPages(), (page) => page.template)) {
    const [median, largest] = [Math.ceil(pages.length / 2), pages.length].map((at) => {
      const { route } = pages.sort((a, b) => a.bytes - b.bytes)[at - 1] ?? { route: "/" };
      return readFileSync(`public${route === "/" ? "" : route}/index.html`, "utf8");
    });
    const [, list = "[]"] = /"scripts":(\[.*?\])/.exec(median ?? "") ?? [];
    const late: readonly string[] = JSON.parse(list);
    const needed = scripts.filter(
      (file) =>
        file.startsWith(`component---${template}-`) ||
        late.some((address) => address.endsWith(`/${file}`)),
    );
    const js = needed.reduce((sum, file) => sum + brotli(readFileSync(`public/${file}`)), 0);
    const first = brotli(median ?? "");
    const columns = [first, brotli(largest ?? ""), js].map((size) => size.toFixed(1).padStart(7));
    console.log(`${template.padEnd(36)}${columns.join("")}  ${pages.length} pages`);
    if (first > BUDGET.firstVisit || js > BUDGET.scripts) {
      console.error(
        `  above ${BUDGET.firstVisit} KB for a first visit or ${BUDGET.scripts} KB after`,
      );
      process.exitCode = 1;
    }
  }
}

function brotli(content: string | Buffer): number {
  return brotliCompressSync(content).length / 1024;
}
