import { ADMONITIONS, CALLOUTS } from "./admonitions";

/** `{note} Title` of MyST and `admonish warning title="Title"` of mdBook behind the marks of a fence. */
const OPENING =
  /^((?: {0,3}>)* {0,3})(`{3,}|~{3,}) *(?:\{(note|tip|hint|info|important|warning|caution|danger|attention|error|seealso|admonition|dropdown)\}|admonish(?: +([a-z]+)(?!\w|=))?)(?: +(.*))?$/i;
const CLOSING = /^([> ]*)(`{3,}|~{3,}) *$/;
const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
/** More colons than a box inside has that is written with them. */
const MORE = 3;

/** Boxes that other tools write as fences, line by line as boxes of this site: `:::note[Title]`. */
export class FencedBoxes {
  private readonly open: { readonly mark: string; readonly depth: number }[] = [];

  /** @param line one outside code */
  read(line: string): string {
    const [, prefix = "", mark, myst, mdBook = "note", rest = ""] = OPENING.exec(line) ?? [];
    if (mark !== undefined) {
      this.open.push({ mark, depth: depthOf(prefix) });
      const title = titleOf(rest);
      const name = nameOf((myst ?? mdBook).toLowerCase());
      return `${prefix}${colons(mark)}${name}${title && `[${title}]`}`;
    }
    const [, before = "", end] = CLOSING.exec(line) ?? [];
    const last = this.open.at(-1);
    if (last?.depth !== depthOf(before) || !end?.startsWith(last.mark)) return line;
    this.open.pop();
    return before + colons(last.mark);
  }
}

/** The number of quotations around a line: a fence ends with its own. */
function depthOf(prefix: string): number {
  return prefix.split(">").length;
}

function colons(mark: string): string {
  return ":".repeat(mark.length + MORE);
}

function nameOf(name: string): string {
  return ADMONITIONS.has(name) ? name : (CALLOUTS.get(name) ?? name);
}

function titleOf(written: string): string {
  const [, double, single] = TITLE.exec(written) ?? [];
  const isSettings = /^\w+=/.test(written);
  return double ?? single ?? (isSettings ? "" : written.replace(/^"([^"]*)"\s*$/, "$1").trim());
}
