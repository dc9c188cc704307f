import { existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { codeFilesIn } from "../../markdown/code/codeFiles";
import { type PagePartials, RAW_LOADER } from "../../markdown/partials";
import { foldersAbove } from "../docs/docPlace";
import { CONTENT_FOLDER, readText, type SourceFile, splitFrontMatter } from "./source";

/** An import of Markdown, possibly with names in braces, such as `toc`, which are code of that file. */
const IMPORT =
  /^import\s+(?:\w+\s+|(?:\w+\s*,\s*)?\{[^{}]*\}\s*)from\s+["']([^"'\n]+\.mdx?|!!raw-loader![^"'\n]+)["']/gm;

/** A file that Fern inserts in place of its tag: `<Markdown src="/snippets/fees.mdx" />`. */
const TAG = /<Markdown\s+src=["']([^"'\n]+\.mdx?)["']/g;

/**
 * The Markdown files that a page imports, and those that they import, read from disk: `import Fees from "./_fees.mdx"`, also with
 * `@site/`, and files whose text a page shows (`!!raw-loader!./a.js`, or `file="./a.js"` of a block of code). Files outside the
 * page's folder and the content folder, and hidden ones such as `.env`, are not read.
 * @param root absolute path of the project
 */
export function readPartials(
  { path: file, folder = CONTENT_FOLDER, text }: SourceFile,
  root: string,
): PagePartials | undefined {
  if (!/^import\s|<Markdown\s|\sfile="/m.test(text)) return undefined;
  const files: Record<string, Record<string, string>> = {};
  const texts: Record<string, string> = {};
  const isAllowed = (name: string) => isReadable(root, name, folder.path);
  const read = (importer: string, body: string) => {
    const named = [IMPORT, TAG].flatMap((pattern) => [...body.matchAll(pattern)]);
    const shown = codeFilesIn(body).map((name) => RAW_LOADER + name);
    for (const name of [...named.map(([, each = ""]) => each), ...shown]) {
      const loader = name.startsWith(RAW_LOADER) ? RAW_LOADER : "";
      const found = candidates(importer, name.slice(loader.length)).find(isAllowed);
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

/**
 * Where an imported file may be: beside the page; in the project as in Docusaurus, whose `docs` are in `content`; or, for a path
 * from the root as in Mintlify, below any folder above the page, since docs of another site are often copied into a folder
 * unchanged.
 */
function candidates(importer: string, name: string): string[] {
  const folder = path.posix.dirname(importer);
  if (name.startsWith("/")) return foldersAbove(folder).map((above) => above + name);
  if (!name.startsWith("@site/")) return [path.posix.join(folder, name)];
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
