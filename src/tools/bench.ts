/**
 * `npm run bench -- search`: the search engine against MiniSearch and Pagefind, on this site, or with `--pages 1000` on
 * generated pages. `npm run bench -- --pages 1000`: builds a copy of the site with that many generated docs pages beside it, cold and
 * warm; with `--shape wide|deep|flat` a site of that many plain pages instead. Prints time, processor time (a busy machine
 * changes it less), peak memory, bytes, and the parts of the cold build that took longest. Reports; never fails by time.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readSources } from "../../plugins/site-content/model/source";
import { SiteCopy } from "../testing/siteCopy";
import { addGeneratedPages, SHAPES, type Shape, writePlainSite } from "./bench/generatedSite";
import { benchSearch } from "./bench/searchBench";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: "string" }, shape: { type: "string" } },
  });
  const pages = values.pages === undefined ? undefined : Number(values.pages);
  const shape = SHAPES.find((known) => known === values.shape);
  if (pages !== undefined && (!Number.isInteger(pages) || pages < 0))
    throw new Error(
      `"${values.pages}" is not a number of pages. Say npm run bench -- --pages 1000.`,
    );
  if (values.shape !== undefined && !shape)
    throw new Error(`"${values.shape}" is not a shape. Say --shape ${SHAPES.join(", ")}.`);
  if (positionals[0] === "search") return benchSearch(pages ?? 0);
  console.log(
    "pages         cold s   cpu s     MB   warm s   cpu s     MB   bytes of a page: HTML   its data   whole site, MB",
  );
  for (const count of countsOf(pages, shape)) await report(count, shape);
}

function countsOf(pages: number | undefined, shape: Shape | undefined): readonly number[] {
  if (shape) return [pages ?? 1000];
  return pages === undefined ? [0, 100, 1000] : [100, pages];
}

async function report(pages: number, shape: Shape | undefined): Promise<void> {
  const copy = new SiteCopy();
  try {
    const route = shape ? writePlainSite(copy, pages, shape) : "";
    if (!shape) addGeneratedPages(copy, pages);
    const cold = await timed(copy);
    const html = bytesOf(copy, `${route}/index.html`);
    const data = bytesOf(copy, `page-data${route || "/index"}/page-data.json`);
    const [edited] = readSources(copy.root, "content/docs").filter(({ path: file }) =>
      /\.mdx?$/.test(file),
    );
    if (edited) copy.write(edited.path, `${edited.text}\nOne more sentence.\n`);
    const warm = await timed(copy);
    const total =
      spawnSync("du", ["-sm", copy.publicDir], { encoding: "utf8" }).stdout.split("\t")[0] ?? "?";
    const columns: [string | number, number][] = [
      [cold.seconds, 8],
      [cold.processor, 8],
      [cold.megabytes, 7],
      [warm.seconds, 9],
      [warm.processor, 8],
      [warm.megabytes, 7],
      [html, 24],
      [data, 11],
      [total, 17],
    ];
    console.log(
      `${pages} ${shape ?? ""}`.padEnd(12) +
        columns.map(([value, width]) => String(value).padStart(width)).join(""),
    );
    console.log(`  longest, s: ${longestParts(cold.output).join("; ")}`);
  } finally {
    copy.dispose();
  }
}

function bytesOf(copy: SiteCopy, file: string): number {
  const full = path.join(copy.publicDir, file);
  return existsSync(full) ? statSync(full).size : 0;
}

/** The five longest of the parts that Gatsby itself times. */
function longestParts(output: string): string[] {
  return [...output.matchAll(/^success (.+?) - ([\d.]+)s/gm)]
    .map(([, name = "", seconds]) => ({ name, seconds: Number(seconds) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 5)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`);
}

type Timed = {
  readonly seconds: string;
  readonly processor: string;
  readonly megabytes: string;
  readonly output: string;
};

/** One build: its time, and the most memory that its processes had together. */
async function timed(copy: SiteCopy): Promise<Timed> {
  const start = Date.now();
  const before = processorSeconds();
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, megabytesIn(copy.root));
  }, 500);
  const { status, output } = await copy.buildMeanwhile([], {});
  clearInterval(sampling);
  if (status !== 0) console.error(`The build failed:\n${output}`);
  return {
    seconds: ((Date.now() - start) / 1000).toFixed(1),
    processor: (processorSeconds() - before).toFixed(1),
    megabytes: peak > 0 ? peak.toFixed(0) : "?",
    output,
  };
}

/** Processor time of this process' children that have ended, by Linux' list of processes; 0 on other systems. */
function processorSeconds(): number {
  if (!existsSync("/proc/self/stat")) return 0;
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  const [user = 0, system = 0] = fields.slice(13, 15).map(Number); // in hundredths, after pid and name
  return (user + system) / 100;
}

/** Memory of all processes that run in a folder, what they share counted once (PSS), by Linux' list of processes; 0 on other systems. */
function megabytesIn(folder: string): number {
  const processes = existsSync("/proc")
    ? readdirSync("/proc").filter((name) => /^\d+$/.test(name))
    : [];
  return processes.reduce((sum, id) => sum + kilobytesOf(id, folder) / 1024, 0);
}

function kilobytesOf(id: string, folder: string): number {
  try {
    if (readlinkSync(`/proc/${id}/cwd`) !== folder) return 0;
    return Number(
      /^Pss:\s*(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1] ?? 0,
    );
  } catch {
    return 0; // it has ended
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
