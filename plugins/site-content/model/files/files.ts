import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { GENERATED_FILES } from "../../../../src/domain/generatedRoutes";
import { type Fault, type Problem, problem, type RuleFault } from "../../../../src/domain/problems";
import { svgFault } from "../pictures/svgFault";
import { CONTENT_FOLDER, isContentFile, type SourceFile } from "./source";

/**
 * Whether a file really is where its path says: not a directory, device or symbolic link, and without a link on the way.
 * @param folder absolute path of the folder that the file's path is relative to
 */
export function isPlainFile(folder: string, file: string): boolean {
  const full = path.join(folder, file);
  try {
    return lstatSync(full).isFile() && realpathSync(full) === path.join(realpathSync(folder), file);
  } catch {
    return false;
  }
}

/** Kinds of files that a page may publish: those that a browser shows or saves, and does not run. */
const PUBLISHED =
  /\.(png|jpe?g|gif|webp|avif|svg|ico|pdf|txt|csv|json|toml|ya?ml|sol|move|rs|py|zip|gz|tgz|mp4|webm|mp3|ogg|wav|vtt)$/i;

/** Why a file may not be published, and how to fix it; undefined when it may. */
export function publishFault(root: string, file: string): (RuleFault & Fault) | undefined {
  const name = path.basename(file);
  if (!PUBLISHED.test(name))
    return {
      rule: "broken-link",
      message: `Pages cannot publish "${path.extname(name)}" files, such as "${name}".`,
      fix: "Use a picture, PDF, text, data, film or sound file, or put the file into a ZIP.",
    };
  const isDrawing = /\.svg$/i.test(name);
  const fault = isDrawing ? svgFault(readFileSync(path.join(root, file), "utf8")) : undefined;
  return fault === undefined
    ? undefined
    : {
        rule: "broken-picture",
        message: `The picture "${name}" ${fault}.`,
        fix: "Export it as plain SVG without scripts, animation and references to other files, or as PNG.",
      };
}

/** Files in which Docusaurus keeps the order of its pages. */
const SIDEBAR = /^sidebars\.(?:json|[cm]?[jt]s)$/;
const UNREAD = "Another tool reads the order of pages from this file; this site does not.";
const UNREAD_FIX =
  "Set sidebar_position in pages, and label and position in the _category_.json of folders; then remove it.";
const NO_PAGE =
  "This is not a page: pages are .md and .mdx files below content/docs, content/blog and content/pages.";

/** Written only for a site whose `site.yml` names contacts. */
const SECURITY_FILE = "/.well-known/security.txt";

/**
 * Reports files that nothing reads: symbolic links and Markdown outside of pages in the content, Docusaurus' sidebar, and files
 * of `static/` that the build writes its own over.
 */
export function ignoredFiles(root: string, files: readonly SourceFile[]): Problem[] {
  const folders = new Set(files.map(({ folder = CONTENT_FOLDER }) => folder.path));
  const atRoot = readdirSync(root).filter((name) => SIDEBAR.test(name));
  const lost = GENERATED_FILES.filter(
    (file) => file !== SECURITY_FILE && existsSync(path.join(root, "static", file)),
  );
  return [
    ...lost.map((file) => ignored(`static${file}`, "The build writes a file of its own over it.")),
    ...atRoot.map((file) => ignored(file, UNREAD, UNREAD_FIX)),
    ...[...folders].flatMap((folder) => ignoredBelow(root, folder)),
  ];
}

function ignoredBelow(root: string, folder: string): Problem[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (/^[._]/.test(entry.name) && !(entry.isSymbolicLink() && isContentFile(entry.name)))
      return []; // the editors' own
    if (entry.isDirectory()) return ignoredBelow(root, file);
    if (entry.isSymbolicLink()) {
      const message = "This is a symbolic link, and it was not followed.";
      return [problem("unreadable-file", file, undefined, message)];
    }
    const isLost = folder === CONTENT_FOLDER.path && /\.mdx?$/.test(file) && !/readme/i.test(file);
    if (!isLost && !/\.(?:markdown|mdown|mkdn?)$/i.test(file)) return [];
    return [ignored(file, NO_PAGE)];
  });
}

function ignored(file: string, message: string, fix?: string): Problem {
  return problem("ignored-file", file, undefined, message, fix);
}
