/** A part of a page that holds others: a quotation, or a list item whose text begins at a column. */
type Container = { readonly kind: "quote" } | { readonly kind: "item"; readonly width: number };

const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( *(?:[-*+]|\d{1,9}[.)]))( {1,4}(?! )|(?= |$) ?)/;
const RULE = /^ *([-*_])(?: *\1){2,} *$/;
const FENCE = /^ *(`{3,}(?!`)(?!.*`)|~{3,})/;
const BLOCK = /^ *(?:[-*+] |\d{1,9}[.)] |>|#{1,6} |`{3,}|~{3,}|:{3,}|<)/;

/**
 * Tells line by line what is code in a fence. A fence ends with its closing line, and with the list item or quotation that it
 * stands in. Written after CommonMark 0.31, sections 4.5, 5.1 and 5.2; fences may be indented, as MDX has them.
 */
export class FencedCode {
  private mark: string | undefined;
  private containers: Container[] = [];
  private isParagraph = false;

  /** True when the lines so far end in a fence that goes on. */
  get isOpen(): boolean {
    return this.mark !== undefined;
  }

  /** True when the next line is code, or the first or last line of a fence. */
  has(line: string): boolean {
    const { rest, depth } = this.inContainers(line.replaceAll("\t", "    "));
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
    if (this.isParagraph && depth < this.containers.length && !BLOCK.test(rest)) return false; // goes on without its prefix
    this.containers.length = depth;
    const text = this.enter(rest);
    this.mark = FENCE.exec(text)?.[1];
    this.isParagraph = this.mark === undefined && text.trim() !== "" && !BLOCK.test(text);
    return this.mark !== undefined;
  }

  /** What is left of a line inside the containers that go on in it, and how many these are. */
  private inContainers(line: string): { readonly rest: string; readonly depth: number } {
    let rest = line;
    let depth = 0;
    for (const container of this.containers) {
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

  /** Opens the containers that begin in a line. @returns what is left of it */
  private enter(line: string): string {
    let rest = line;
    for (;;) {
      const quote = QUOTE.exec(rest)?.[0];
      const item = RULE.test(rest) ? null : ITEM.exec(rest);
      if (quote === undefined && !item) return rest;
      const [prefix = "", marker = "", space = ""] = item ?? [quote];
      this.containers.push(
        quote === undefined
          ? { kind: "item", width: marker.length + Math.max(space.length, 1) }
          : { kind: "quote" },
      );
      rest = rest.slice(prefix.length);
    }
  }
}
