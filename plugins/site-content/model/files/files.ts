import {
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from "node:fs";
import path from "node:path";
import { type Fault, lenient, type Problem, problem } from "../../../../src/domain/problems";
import { svgFault } from "../pictures/svgFault";
import {
  BLOG_FOLDER,
  CONTENT_FOLDER,
  DOCS_FOLDER,
  isCategoryFile,
  isGarbled,
  PAGES_FOLDER,
  type SourceFile,
  type SourceFolder,
} from "./source";
import { unreadData } from "./unreadData";

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
export function publishFault(root: string, file: string): Fault | undefined {
  const name = path.basename(file);
  if (!PUBLISHED.test(name))
    return {
      message: `Pages cannot publish "${path.extname(name)}" files, such as "${name}".`,
      fix: "Use a picture, PDF, text, data, film or sound file, or put the file into a ZIP.",
    };
  const fault = /\.svg$/i.test(name)
    ? svgFault(readFileSync(path.join(root, file), "utf8"))
    : undefined;
  return fault === undefined
    ? undefined
    : {
        message: `The picture "${name}" ${fault}.`,
        fix: "Export it as plain SVG without scripts, animation and references to other files, or as PNG.",
      };
}

/** Names with an underscore in Hugo and Jekyll, and what to do with them here. */
const FOREIGN: readonly (readonly [name: RegExp, fix: string])[] = [
  [/^_index\.(?:mdx?|markdown)$/i, "Rename it to index.md."],
  [/^_(?:posts|drafts)$/, "Move its files to content/blog, and set draft: true in each draft."],
];
/** Files in which other tools keep the order of their pages. */
const ORDER =
  /^(?:_?meta\.json|_meta\.[cm]?[jt]sx?|\.pages|\.nav\.ya?ml|_order\.ya?ml|_?toc\.ya?ml|mkdocs\.ya?ml|docs\.json|mint\.json|sidebars\.[cm]?[jt]s|summary\.md|_sidebar\.md)$/i;
/** Where Markdown belongs: folders of pages, and documents for editors about `content/` and its samples. */
const PLACES = /^content\/(?:docs|blog|pages|examples|editorial)\//;
const README = /^content\/readme\.md$/i;

/**
 * Reports files that the build ignores: symbolic links, which would publish their targets, pages with an unsupported extension or
 * in the wrong folder, and names that are not UTF-8. Names that begin with `.` or `_` are the editors' own, such as the lock
 * files of Emacs.
 */
export function oddFiles(root: string, files: readonly SourceFile[]): Problem[] {
  const folders = new Map(files.map(({ folder = CONTENT_FOLDER }) => [folder.path, folder]));
  return [...folders.values()].flatMap((folder) => oddFilesBelow(root, folder));
}

/** The problem of a file that the build omits: a warning, unless the site is strict. */
function passedOver(file: string, message: string, fix: string): Problem[] {
  return [lenient(file, undefined, message, fix)];
}

function oddFilesBelow(root: string, folder: SourceFolder): Problem[] {
  if (!existsSync(path.join(root, folder.path))) return [];
  return readdirSync(path.join(root, folder.path), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder.path}/${entry.name}`;
    const place = `${folder.place}/${entry.name}`;
    const refused = (message: string, fix: string) => [problem(file, undefined, message, fix)];
    const foreign = FOREIGN.find(([name]) => name.test(entry.name));
    if (foreign)
      return passedOver(
        file,
        `Names that begin with "_" are skipped, so ${entry.isDirectory() ? "no file in this folder is a page" : "this is not a page"}.`,
        foreign[1],
      );
    if (place.startsWith(`${DOCS_FOLDER}/`) && ORDER.test(entry.name))
      return passedOver(
        file,
        "Another tool reads titles and the order of pages from this file; this site does not.",
        "Remove it; set title and sidebar_position in pages, and add a _category.yml to folders.",
      );
    if (isOfEditors(entry)) return unreadData(file, place);
    if (isGarbled(path.join(root, file)))
      return refused(
        `The name of this ${entry.isDirectory() ? "folder" : "file"} is not UTF-8.`,
        "Rename it.",
      );
    if (entry.isDirectory()) return oddFilesBelow(root, { path: file, place });
    if (entry.isSymbolicLink())
      return refused(
        "This is a symbolic link, and it was not followed.",
        "Put the file itself here, or add its folder as a source of its own.",
      );
    return [...oddPages(file, place), ...unreadData(file, place)];
  });
}

/** Whether an entry's name keeps it from being read, wherever it leads. */
function isOfEditors(entry: Dirent): boolean {
  return /^[._]/.test(entry.name) && !(entry.isSymbolicLink() && isCategoryFile(entry.name));
}

/** Extensions of Markdown, including those of R and Quarto. */
const MARKDOWN = /^\.(?:mdx?|markdown|mdown|mkdn?|mdwn|rmd|qmd)$/i;
/** Extensions of documents in other markup languages. None of them can be published. */
const OTHER_TEXT = /^\.(?:rst|adoc|asciidoc|ipynb|org|textile|mediawiki|html?|docx?|odt)$/i;
/** The folders of pages. */
const PAGES = /^content\/(?:docs|blog|pages)\//;

/** A document whose name or location keeps it from being a page. */
function oddPages(file: string, place: string): Problem[] {
  const { name, ext } = path.posix.parse(file);
  if (OTHER_TEXT.test(ext) && PAGES.test(place))
    return passedOver(
      file,
      `This is not a page, since "${ext}" files are not read.`,
      `Convert it to Markdown as ${name}.md, for example with Pandoc: pandoc ${name}${ext} -t gfm -o ${name}.md.`,
    );
  const isSavedAsText = /\.mdx?\.txt$/i.test(file) && PAGES.test(place); // as some editors save a page
  if (!MARKDOWN.test(ext) && !isSavedAsText) return [];
  const page = isSavedAsText ? name : `${name}.md${/x$/i.test(ext) ? "x" : ""}`;
  if (!PLACES.test(place) && !README.test(place))
    return passedOver(
      file,
      "This is not a page of the site, since it is outside the folders of pages.",
      `Move it into ${DOCS_FOLDER}, ${BLOG_FOLDER} or ${PAGES_FOLDER}, or rename it to _${page}.`,
    );
  if (/^\.mdx?$/.test(ext)) return [];
  return passedOver(
    file,
    `This is not a page, since its name ends in "${ext}".`,
    `Rename it to ${page}.`,
  );
}
