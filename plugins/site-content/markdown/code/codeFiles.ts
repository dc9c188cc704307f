import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { lineOf } from "../jsx";
import { AS_CODE, type PagePartials } from "../partials";
import { report } from "../report";

/** The setting of a block of code that shows a file, or one region of it: `file="/examples/quote.ts#check"`. */
const SETTING = /(?:^|\s)file="([^"#\n]+)(?:#([^"\n]*))?"/;
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*?\sfile="([^"#\n]+)/gm;
/** The lines that editors fold by: `// #region check`, `# #endregion check`. */
const MARK = /#(region|endregion)[ \t]+([\w-]+)/;

/** The files that blocks of code of a page show, as written. */
export function codeFilesIn(text: string): string[] {
  return [...text.matchAll(FENCE)].map(([, name = ""]) => name);
}

/** Puts the code of the named file into each block of code that has the setting `file`. */
export function remarkCodeFiles(partials: PagePartials) {
  return (tree: Root, page: VFile): void => showCodeFiles(tree, page, partials, page.path);
}

/** The same for a file that a page includes. @param importer the file that the blocks are in */
export function showCodeFiles(
  tree: Root,
  page: VFile,
  { files, texts }: PagePartials,
  importer: string,
): void {
  visit(tree, "code", (node) => {
    const [setting, name = "", region] = SETTING.exec(node.meta ?? "") ?? [];
    if (setting === undefined) return;
    node.meta = node.meta?.replace(setting, "") ?? null;
    const text = texts[files[importer]?.[AS_CODE + name] ?? ""];
    const code = text === undefined ? undefined : codeOf(text, region);
    if (code === undefined) {
      const [message, fix] =
        text === undefined
          ? [`The file "${name}" does not exist.`, PATH_FIX]
          : [`The file "${name}" has no region "${region}".`, `Mark it with #region ${region}.`];
      report(page, "broken-link", lineOf(node), message, fix);
    }
    node.value ||= code ?? "…"; // an empty block would be a second error
  });
}

const PATH_FIX =
  "Correct the path: it is relative to the page's folder, or begins with / for the content folder.";

/** The lines of a file, or of one of its regions, without the marks of regions; undefined if it has no such region. */
function codeOf(text: string, region: string | undefined): string | undefined {
  const lines = text.trimEnd().split("\n");
  const find = (mark: string) =>
    lines.findIndex((line) => {
      const [, kind, name] = MARK.exec(line) ?? [];
      return kind === mark && name === region;
    });
  const [start, end] =
    region === undefined ? [-1, lines.length] : [find("region"), find("endregion")];
  if (region !== undefined && (start < 0 || end < start)) return undefined;
  return lines
    .slice(start + 1, end)
    .filter((line) => !MARK.test(line))
    .join("\n");
}
