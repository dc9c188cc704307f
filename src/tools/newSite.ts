/**
 * `npm run new:site -- "Name"`: replaces the example in `content/` with a starter site. Refuses if Git could not restore what it
 * removes, unless `--yes` is given.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { writeStarterSite } from "./starterSite";

export function main(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [name, ...rest] = positionals;
  if (!name?.trim() || rest.length > 0)
    throw new Error('Name the site: npm run new:site -- "Harbour"');
  const danger = values.yes ? undefined : lossOf();
  if (danger !== undefined)
    throw new Error(`${danger}\nNothing was changed. To replace content/ anyway, add --yes.`);
  const files = writeStarterSite(process.cwd(), name.trim(), new Date().toISOString().slice(0, 10));
  console.log(
    `content/ is now the site of ${name.trim()}:\n${files.map((file) => `  ${file}`).join("\n")}`,
  );
  console.log(`
Yours to replace: icons, logo and banner in static/; delete what else is there of the example.
Your colours go into content/theme.css: see src/styles/tokens.css.
src/defi holds calculators and plots of the example: delete it, and its line in the registry of components, if you need none.
Set url and mainUrl in content/site.yml. Then: npm run dev, npm run check:content, npm test.`);
}

/** What would be lost for good: uncommitted changes in `content/`. */
function lossOf(): string | undefined {
  if (!existsSync("content")) return undefined;
  const { status, stdout } = spawnSync(
    "git",
    ["status", "--porcelain", "--ignored", "--", "content"],
    { encoding: "utf8" },
  );
  if (status !== 0)
    return "This folder is not a Git checkout, so what is in content/ could not be restored.";
  return stdout.trim() === ""
    ? undefined
    : `content/ has changes that are not committed:\n${stdout.trimEnd()}`;
}
