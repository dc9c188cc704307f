/**
 * `npm run samples`: packs the example projects, and cuts again the samples in pages that name a region of one (`region="…"`).
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readSources } from "../../plugins/site-content/model/files/source";
import { exampleProjects, packProject } from "../editorial/samples/archive";
import { cutRegions, readRegion } from "../editorial/samples/regions";

const root = process.cwd();
for (const project of exampleProjects(root))
  writeFileSync(path.join(root, `${project}.zip`), packProject(root, project));
for (const { path: file } of readSources(root, "content")) {
  if (!/\.mdx?$/.test(file)) continue;
  const full = path.join(root, file);
  const text = readFileSync(full, "utf8");
  const cut = cutRegions(text, (region) => readRegion(root, region));
  if (cut === text) continue;
  writeFileSync(full, cut);
  console.log(`cut samples of ${file}`);
}
