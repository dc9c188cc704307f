import { existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { codeFilesIn } from "../../markdown/code/codeFiles";
import { AS_CODE, type PagePartials } from "../../markdown/partials";
import { CONTENT_FOLDER, readText, type SourceFile, splitFrontMatter } from "./source";

/** An import of Markdown. */
const IMPORT = /^import\s+(?:\w+\s+|(?:\w+\s*,\s*)?\{[^{}]*\}\s*)from\s+["']([^"'\n]+\.mdx?)["']/gm;

/**
 * The Markdown files that a page imports, and those that they import, read from disk: `import Fees from "./_fees.mdx"`, also with
 * `@site/`, and files whose text a page shows (`file="./a.js"` of a block of code). Files outside the
 * page's folder and the content folder, and hidden ones such as `.env`, are not read.
 * @param root absolute path of the project
 */
export function readPartials(
  { path: file, folder = CONTENT_FOLDER, text }: SourceFile,
  root: string,
): PagePartials | undefined {
  if (!/^import\s|\sfile="/m.test(text)) return undefined;
  const files: Record<string, Record<string, string>> = {};
  const texts: Record<string, string> = {};
  const read = (importer: string, body: string) => {
    const imported = [...body.matchAll(IMPORT)].map(([, name = ""]) => name);
    const shown = codeFilesIn(body).map((name) => AS_CODE + name);
    for (const name of [...imported, ...shown]) {
      const loader = name.startsWith(AS_CODE) ? AS_CODE : "";
      const found = candidates(importer, name.slice(loader.length)).find((each) =>
        isReadable(root, each, folder.path),
      );
      if (found === undefined) continue;
      const key = loader + found;
      files[importer] = { ...files[importer], [name]: key };
      if (texts[key] !== undefined || found === file) continue;
      const whole = readText(path.join(root, found));
      texts[key] = loader ? whole : splitFrontMatter(whole).body;
      if (!loader) read(found, texts[key]);
    }
  };
  read(file, text);
  return Object.keys(files).length > 0 ? { files, texts } : undefined;
}

/** Where an imported file may be: beside the page, or in the project as in Docusaurus, whose `docs` are in `content`. */
function candidates(importer: string, name: string): string[] {
  if (name.startsWith("/")) return [CONTENT_FOLDER.path + path.posix.normalize(name)];
  if (!name.startsWith("@site/")) return [path.posix.join(path.posix.dirname(importer), name)];
  const inProject = path.posix.normalize(name.slice("@site/".length));
  return [`${CONTENT_FOLDER.path}/${inProject}`, inProject];
}

function isReadable(root: string, file: string, folder: string): boolean {
  const full = path.join(root, file);
  if (/(?:^|\/)\.[^./]/.test(file)) return false;
  if (!existsSync(full) || !statSync(full).isFile()) return false;
  const real = realpathSync(full);
  return [folder, CONTENT_FOLDER.path].some((allowed) => {
    const base = path.join(root, allowed);
    return existsSync(base) && real.startsWith(realpathSync(base) + path.sep);
  });
}
