/** A container block: a quotation, or a list item whose text begins at a column. */
type Container = { readonly line: number } & (
  | { readonly kind: "quote" }
  | { readonly kind: "item"; readonly width: number }
);

/** Position of a line's text: the number of containers it is in, and their marks and spaces before it. */
export interface Place {
  readonly line: number;
  readonly depth: number;
  readonly prefix: string;
  readonly text: string;
}

const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( *(?:[-*+]|\d{1,9}[.)]))( {1,4}(?! )|(?= |$) ?)/;
const RULE = /^ *([-*_])(?: *\1){2,} *$/;
const FENCE = /^ *(`{3,}(?!`)(?!.*`)|~{3,})/;
const INDENTED = /^ {4,}\S/;
const BLOCK = /^ *(?:[-*+] |\d{1,9}[.)] |>|#{1,6} |`{3,}|~{3,}|:{3,}|<)/;

/**
 * Tells line by line what is fenced code. A fence ends at its closing line, or with the list item or quotation that it is in.
 * Written after CommonMark 0.31, sections 4.5, 5.1 and 5.2; fences may be indented, as in MDX.
 */
export class FencedCode {
  private mark: string | undefined;
  private containers: Container[] = [];
  private isParagraph = false;
  private line = 0;

  /** True while a fence is open after the lines so far. */
  get isOpen(): boolean {
    return this.mark !== undefined;
  }

  /** Where the text of the next line begins, given with its tabs expanded; undefined in code indented by four spaces. */
  place(line: string, format: "md" | "mdx"): Place | undefined {
    const written = withoutTabs(line);
    const { rest, depth } = this.inContainers(written);
    const entered = this.enter(rest);
    if (format === "md" && (INDENTED.test(rest) || INDENTED.test(entered.rest))) return undefined;
    return {
      line: this.line,
      depth: depth + entered.containers.length,
      prefix: written.slice(0, written.length - entered.rest.length),
      text: entered.rest,
    };
  }

  /** Where the next line begins inside the containers of an earlier position; undefined when one of them has ended. */
  placeBeside(earlier: Place, line: string): Place | undefined {
    const written = withoutTabs(line);
    const { rest, depth } = this.inContainers(written, earlier.depth);
    const innermost = this.containers[earlier.depth - 1];
    if (depth < earlier.depth || (innermost?.line ?? 0) > earlier.line) return undefined;
    const prefix = written.slice(0, written.length - rest.length);
    return { line: this.line, depth, prefix, text: rest };
  }

  /** True when the next line is code, or the first or last line of a fence. */
  has(line: string): boolean {
    const isCode = this.isCode(withoutTabs(line));
    this.line++;
    return isCode;
  }

  private isCode(line: string): boolean {
    const { rest, depth } = this.inContainers(line);
    if (this.mark !== undefined && depth === this.containers.length) {
      const mark = FENCE.exec(rest)?.[1];
      if (mark?.startsWith(this.mark) && rest.trim() === mark) this.mark = undefined;
      return true;
    }
    this.mark = undefined;
    if (rest.trim() === "") {
      this.isParagraph = false;
      this.containers.length = depth;
      return false;
    }
    if (this.isParagraph && depth < this.containers.length && !BLOCK.test(rest)) return false; // continues without its prefix
    this.containers.length = depth;
    const { rest: text, containers } = this.enter(rest);
    this.containers.push(...containers);
    this.mark = FENCE.exec(text)?.[1];
    this.isParagraph = this.mark === undefined && text.trim() !== "" && !BLOCK.test(text);
    return this.mark !== undefined;
  }

  /** The rest of a line inside the containers that continue in it, and their number. */
  private inContainers(
    line: string,
    most = this.containers.length,
  ): { readonly rest: string; readonly depth: number } {
    let rest = line;
    let depth = 0;
    for (const container of this.containers.slice(0, most)) {
      if (container.kind === "quote") {
        const prefix = QUOTE.exec(rest)?.[0];
        if (prefix === undefined) break;
        rest = rest.slice(prefix.length);
      } else if (rest.trim() !== "") {
        if (rest.search(/\S/) < container.width) break;
        rest = rest.slice(container.width);
      }
      depth++;
    }
    return { rest, depth };
  }

  /** The containers that begin in a line, and the rest of the line. */
  private enter(line: string): { readonly rest: string; readonly containers: Container[] } {
    let rest = line;
    const containers: Container[] = [];
    const longestRule = ruleLength(line);
    for (;;) {
      const quote = QUOTE.exec(rest)?.[0];
      const isRule = rest.length <= longestRule && RULE.test(rest);
      const item = isRule ? null : ITEM.exec(rest);
      if (quote === undefined && !item) return { rest, containers };
      const [prefix = "", marker = "", space = ""] = item ?? [quote];
      containers.push(
        quote === undefined
          ? { line: this.line, kind: "item", width: marker.length + Math.max(space.length, 1) }
          : { line: this.line, kind: "quote" },
      );
      rest = rest.slice(prefix.length);
    }
  }
}

/** Length of a line's end that consists of spaces and one repeated character: the most a rule can cover. */
function ruleLength(line: string): number {
  const mark = line.trimEnd().at(-1);
  let start = line.length;
  while (start > 0 && (line[start - 1] === " " || line[start - 1] === mark)) start--;
  return line.length - start;
}

/** Expands tabs to spaces, up to the next multiple of four columns. */
export function withoutTabs(line: string): string {
  return line
    .split("\t")
    .reduce((before, after) => before + " ".repeat(4 - (before.length % 4)) + after);
}
