/** `npm run prose`: the rhythm of every page of `content/`, those furthest from the targets first. */
import { readSources } from "../../plugins/site-content/model/files/source";
import { loadAll, proseOf } from "../editorial/prose/prosePage";
import { missedTargets, paragraphsOf, RHYTHM_TARGETS, rhythmOf } from "../editorial/prose/rhythm";

async function main(): Promise<void> {
  const root = process.cwd();
  const files = readSources(root, "content");
  const prose = proseOf(root, files, await loadAll(root, files));
  const rows = prose.pages
    .map((page) => ({ file: page.file, ...rhythmOf(paragraphsOf(page)) }))
    .filter(({ sentences }) => sentences > 0)
    .map((row) => ({ ...row, missed: missedTargets(row) }))
    .sort((a, b) => b.missed - a.missed || a.mean - b.mean);
  const { mean, deviation, longest, shortRun } = RHYTHM_TARGETS;
  console.log(
    `targets: mean ${mean[0]} to ${mean[1]}, spread ${deviation} or more, longest ${longest}, short in a row ${shortRun}\n`,
  );
  console.log("missed  mean  spread  longest  in a row  page");
  for (const row of rows)
    console.log(
      [
        String(row.missed).padStart(6),
        row.mean.toFixed(1).padStart(5),
        row.deviation.toFixed(1).padStart(7),
        String(row.longest).padStart(8),
        String(row.shortRun).padStart(9),
        ` ${row.file}`,
      ].join(" "),
    );
  console.log(
    `\n${rows.filter(({ missed }) => missed === 0).length} of ${rows.length} pages meet every target`,
  );
}

void main();
