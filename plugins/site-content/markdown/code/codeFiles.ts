import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { Report } from "../report";

/** The setting of a block of code that shows a file, or one region of it: `file="/examples/quote.ts#check"`. */
const SETTING = /(?:^|\s)file="([^"#\n]+)(?:#([^"\n]*))?"/;
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*?\sfile="([^"#\n]+)/gm;
/** The lines that editors fold by: `// #region check`, `# #endregion check`. */
const MARK = /#(region|endregion)[ \t]+([\w-]+)/;

/** The files that blocks of code of a page show, as written. */
export function codeFilesIn(text: string): string[] {
  return [...text.matchAll(FENCE)].map(([, name = ""]) => name);
}

/** Puts the code of the named file into each block of code that has the setting `file`. @param textOf text by name as written */
export function remarkCodeFiles(
  textOf: (name: string) => string | undefined,
  report: Report,
): (tree: Root) => void {
  return (tree) => {
    visit(tree, "code", (node) => {
      const [setting, name = "", region] = SETTING.exec(node.meta ?? "") ?? [];
      if (setting === undefined) return;
      const fail = (message: string, fix: string) =>
        report("error", node.position?.start.line, message, fix);
      node.meta = node.meta?.replace(setting, "") ?? null;
      const text = textOf(name);
      const code = text === undefined ? undefined : codeOf(text, region);
      if (node.value !== "")
        fail(`The block of code shows "${name}" and has lines of its own.`, "Delete these lines.");
      else if (text === undefined)
        fail(
          `The file "${name}" does not exist.`,
          "Correct the path: it is relative to the page's folder, or begins with / for the content folder.",
        );
      else if (code === undefined)
        fail(
          `The file "${name}" has no region "${region}".`,
          `Put it between comments with "#region ${region}" and "#endregion ${region}".`,
        );
      node.value ||= code ?? "…"; // an empty block would be a second error
    });
  };
}

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
