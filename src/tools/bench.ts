/**
 * `npm run bench -- search`: the search engine against MiniSearch and Pagefind, on this site, or with `--pages 1000` on
 * generated pages. `npm run bench -- --pages 1000`: builds a copy of the site with that many generated docs pages beside it, cold and warm,
 * and prints time, peak memory and the size of one unchanging page. Reports; never fails by time.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { readSources } from "../../plugins/site-content/model/source";
import { SiteCopy } from "../testing/siteCopy";
import { benchSearch } from "./bench/searchBench";

async function main(): Promise<void> {
  const index = process.argv.indexOf("--pages");
  const isSearch = process.argv[2] === "search";
  const pages = index < 0 ? undefined : Number(process.argv[index + 1]);
  const wanted = isSearch ? [pages ?? 0] : pages === undefined ? [0, 100, 1000] : [100, pages];
  if (wanted.some((count) => !Number.isInteger(count) || count < 0)) {
    console.error(
      `"${process.argv[index + 1]}" is not a number of pages. Say npm run bench -- --pages 1000.`,
    );
    process.exitCode = 1;
    return;
  }
  if (isSearch) {
    for (const count of wanted) await benchSearch(count);
    return;
  }
  console.log("pages     cold s   MB   warm s   MB   HTML of one page, bytes   whole site, MB");
  for (const pages of wanted) await report(pages);
}

async function report(pages: number): Promise<void> {
  const copy = new SiteCopy();
  try {
    for (let i = 0; i < pages; i++)
      copy.write(
        `content/docs/generated-${i % 10}/group-${Math.floor(i / 100)}/page-${i}.md`,
        pageText(i),
      );
    const cold = await timed(copy);
    const html = path.join(copy.publicDir, "index.html");
    const size = existsSync(html) ? readFileSync(html).length : 0;
    const [edited] = readSources(copy.root, "content/docs").filter(({ path: file }) =>
      /\.mdx?$/.test(file),
    );
    if (edited) copy.write(edited.path, `${edited.text}\nOne more sentence.\n`);
    const warm = await timed(copy);
    const total =
      spawnSync("du", ["-sm", copy.publicDir], { encoding: "utf8" }).stdout.split("\t")[0] ?? "?";
    console.log(
      `${String(pages).padEnd(8)} ${cold.seconds.padStart(6)} ${cold.megabytes.padStart(6)} ${warm.seconds.padStart(6)} ${warm.megabytes.padStart(6)}   ${String(size).padStart(12)}   ${total.padStart(12)}`,
    );
  } finally {
    copy.dispose();
  }
}

/** One build: its time, and the most memory that its processes had together. */
async function timed(copy: SiteCopy): Promise<{ seconds: string; megabytes: string }> {
  const start = Date.now();
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, megabytesIn(copy.root));
  }, 500);
  const { status, output } = await copy.buildMeanwhile([], {});
  clearInterval(sampling);
  if (status !== 0) console.error(`The build failed:\n${output}`);
  return {
    seconds: ((Date.now() - start) / 1000).toFixed(1),
    megabytes: peak > 0 ? peak.toFixed(0) : "?",
  };
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

/** A page of a few hundred words with the features real pages have. */
function pageText(i: number): string {
  const sections = [1, 2, 3, 4].map(
    (n) =>
      `## Section ${n} of page ${i}\n\n${`Swap number ${i * n} moves the pool by ${(i % 97) / 10}% and costs a fee of 0.30%. `.repeat(6)}\n\n| Reserve | Price |\n| --- | --- |\n| ${i} | ${n} |\n\n\`\`\`typescript\nconst amount = ${i}n * ${n}n; // base units\nexport function quote(x: bigint): bigint { return x - amount; }\n\`\`\`\n`,
  );
  return `---\ntitle: Generated page ${i}\ndescription: Page ${i} of the benchmark.\n---\n\nThe spot price $x / y$ of pool ${i}.\n\n${sections.join("\n")}`;
}

void main();
