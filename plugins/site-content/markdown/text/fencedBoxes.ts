import { boxNamed } from "../mdast/admonitions";
import type { FencedCode, Place } from "./fences";

/** MyST's `{note} Title` and mdBook's `admonish warning title="Title"` after the backticks of a fence. */
const OPENING =
  /^( *)(`{3,}|~{3,}) *(?:\{(note|tip|hint|info|important|warning|caution|danger|attention|error|seealso|admonition|dropdown)\}|admonish(?: +([a-z]+)(?!\w|=))?)(?: +(.*))?$/i;
const CLOSING = /^ *(`{3,}|~{3,}) *$/;
const MARKS = /`{3}|~{3}/;
const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
/** More colons than boxes inside are likely to be written with. */
const MORE = 3;

/** Rewrites boxes that other tools write as fences, line by line, as boxes of this site: `:::note[Title]`. */
export class FencedBoxes {
  private readonly open: { readonly mark: string; readonly place: Place }[] = [];

  /** @param fences keeps track of the lists and quotations that the lines are in */
  constructor(
    private readonly fences: FencedCode,
    private readonly format: "md" | "mdx",
  ) {}

  /** @param line a line outside code, which `fences` will read next */
  read(line: string): string {
    if (!MARKS.test(line)) return line;
    const place = this.fences.place(line, this.format);
    if (place === undefined) return line;
    const [, spaces, mark, myst, mdBook = "note", rest = ""] = OPENING.exec(place.text) ?? [];
    if (mark !== undefined) {
      this.open.push({ mark, place });
      const title = titleOf(rest);
      const written = (myst ?? mdBook).toLowerCase();
      const name = boxNamed(written) ?? written;
      return `${place.prefix}${spaces}${colons(mark)}${name}${title && `[${title}]`}`;
    }
    return CLOSING.test(place.text) ? this.close(line) : line;
  }

  /** Boxes also end with the list item or quotation that they are in. */
  private close(line: string): string {
    for (let last = this.open.at(-1); last; last = this.open.at(-1)) {
      const end = this.fences.placeBeside(last.place, line);
      if (end && !CLOSING.exec(end.text)?.[1]?.startsWith(last.mark)) return line;
      this.open.pop();
      if (end) return end.prefix + colons(last.mark);
    }
    return line;
  }
}

function colons(mark: string): string {
  return ":".repeat(mark.length + MORE);
}

function titleOf(written: string): string {
  const [, double, single] = TITLE.exec(written) ?? [];
  const isSettings = /^\w+=/.test(written);
  return double ?? single ?? (isSettings ? "" : written.replace(/^"([^"]*)"\s*$/, "$1").trim());
}
