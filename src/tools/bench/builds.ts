import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { readSources } from "../../../plugins/site-content/model/files/source";
import { type Ended, outputOf } from "../../testing/outputOf";
import { SiteCopy } from "../../testing/siteCopy";
import { addGeneratedPages, plainPages, type Shape, writePlainSite } from "./generatedSite";

/**
 * Builds copies of the site cold and warm, and prints time, processor time (less affected by a busy machine), peak memory, bytes,
 * and the steps of the cold build that took longest.
 * @param pages how many generated pages are added to the site's own; with a shape, how many plain pages replace them
 * @param beside a Docusaurus project whose docs become the same plain pages
 */
export async function benchBuilds(
  pages: number | undefined,
  shape: Shape | undefined,
  beside: string | undefined,
): Promise<void> {
  if (beside !== undefined && !shape)
    throw new Error("--beside builds plain pages. Use --shape wide, deep or flat, too.");
  console.log(
    "pages         cold s   cpu s     MB   warm s   cpu s     MB   bytes of a page: HTML   its data   whole site, MB",
  );
  for (const count of countsOf(pages, shape)) {
    await benchSite(count, shape);
    if (beside !== undefined && shape) await benchDocusaurus(beside, count, shape);
  }
}

function countsOf(pages: number | undefined, shape: Shape | undefined): readonly number[] {
  if (shape) return [pages ?? 1000];
  return pages === undefined ? [0, 100, 1000] : [100, pages];
}

async function benchSite(pages: number, shape: Shape | undefined): Promise<void> {
  const copy = new SiteCopy();
  const build = () => timed(copy.root, () => copy.buildMeanwhile([], {}));
  try {
    const route = shape ? writePlainSite(copy, pages, shape) : "";
    if (!shape) addGeneratedPages(copy, pages);
    const cold = await build();
    const html = bytesOf(copy, `${route}/index.html`);
    const data = bytesOf(copy, `page-data${route || "/index"}/page-data.json`);
    const [edited] = readSources(copy.root, "content/docs").filter(({ path: file }) =>
      /\.mdx?$/.test(file),
    );
    if (edited) copy.write(edited.path, `${edited.text}${EDIT}`);
    const warm = await build();
    printRow(`${pages} ${shape ?? ""}`, cold, warm, [
      [html, 24],
      [data, 11],
      [megabytesOf(copy.publicDir), 17],
    ]);
    console.log(`  longest, s: ${longestParts(cold.output).join("; ")}`);
  } finally {
    copy.dispose();
  }
}

const EDIT = "\nOne more sentence.\n";
/** Marker file of a docs folder that a bench has written and may overwrite. */
const MARK = ".generated-by-bench";

/** @throws Error when the project has docs of its own */
async function benchDocusaurus(project: string, pages: number, shape: Shape): Promise<void> {
  const docs = path.join(project, "docs");
  if (existsSync(docs) && !existsSync(path.join(docs, MARK)))
    throw new Error(`${docs} has pages of its own. Name a Docusaurus project without docs.`);
  rmSync(docs, { recursive: true, force: true });
  const written = plainPages(pages, shape);
  for (const { file, text } of [{ file: MARK, text: "" }, ...written]) {
    mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
    writeFileSync(path.join(docs, file), text);
  }
  spawnSync("npx", ["docusaurus", "clear"], { cwd: project });
  const cold = await timed(project, () => docusaurus(project));
  const [first] = written;
  if (first) writeFileSync(path.join(docs, first.file), `${first.text}${EDIT}`);
  const warm = await timed(project, () => docusaurus(project));
  printRow("Docusaurus", cold, warm, [[megabytesOf(path.join(project, "build")), 52]]);
}

function docusaurus(project: string): Promise<Ended> {
  return outputOf(spawn("npx", ["docusaurus", "build"], { cwd: path.resolve(project) }));
}

type Cell = readonly [value: string | number, width: number];

function printRow(name: string, cold: Timed, warm: Timed, more: readonly Cell[]): void {
  const columns: readonly Cell[] = [
    [cold.seconds, 8],
    [cold.processor, 8],
    [cold.megabytes, 7],
    [warm.seconds, 9],
    [warm.processor, 8],
    [warm.megabytes, 7],
    ...more,
  ];
  console.log(
    name.padEnd(12) + columns.map(([value, width]) => String(value).padStart(width)).join(""),
  );
}

function megabytesOf(folder: string): string {
  return spawnSync("du", ["-sm", folder], { encoding: "utf8" }).stdout.split("\t")[0] ?? "?";
}

function bytesOf(copy: SiteCopy, file: string): number {
  const full = path.join(copy.publicDir, file);
  return existsSync(full) ? statSync(full).size : 0;
}

/** The five longest of the steps that Gatsby itself times. */
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

/** One build: its time, and the peak memory of all its processes together. */
async function timed(root: string, build: () => Promise<Ended>): Promise<Timed> {
  const folder = path.resolve(root);
  const start = Date.now();
  const before = processorSeconds();
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, megabytesIn(folder));
  }, 500);
  const { status, output } = await build();
  clearInterval(sampling);
  if (status !== 0) console.error(`The build failed:\n${output}`);
  return {
    seconds: ((Date.now() - start) / 1000).toFixed(1),
    processor: (processorSeconds() - before).toFixed(1),
    megabytes: peak > 0 ? peak.toFixed(0) : "?",
    output,
  };
}

/** Processor time of this process' children that have ended, from Linux' list of processes; 0 on other systems. */
function processorSeconds(): number {
  if (!existsSync("/proc/self/stat")) return 0;
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  const [user = 0, system = 0] = fields.slice(13, 15).map(Number); // in hundredths, after pid and name
  return (user + system) / 100;
}

/**
 * Memory of all processes that run in a folder, with shared memory counted once (PSS), from Linux' list of processes; 0 on other
 * systems.
 */
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
