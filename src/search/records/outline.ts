import { mapTree, type TreeNode } from "../../domain/documentTree";
import { type HeadingLevel, toLevel } from "../../domain/headingLevel";
import { plainText } from "../../domain/treeText";

/** A section of a page that has its own address: the page's top, a heading, a question, a glossary term. */
export type OutlineSection = {
  readonly level: HeadingLevel;
  /** Hash of its address; `""` for the top of the page. */
  readonly anchor: string;
  /** Headings from the page's title (index 0) down to the section's own; `undefined` for a skipped level. */
  readonly headings: readonly (string | undefined)[];
  readonly texts: readonly string[];
};

type OpenSection = OutlineSection & { readonly texts: string[] };

/** Collects what a reader sees of a page, section by section in the order of the page. */
export class Outline {
  private readonly open: OpenSection[];
  private current: OpenSection;

  constructor(title: string) {
    this.current = { level: 1, anchor: "", headings: [title], texts: [] };
    this.open = [this.current];
  }

  get sections(): readonly OutlineSection[] {
    return this.open;
  }

  /** Adds a text to the section; one without a letter or digit is dropped. */
  text(shown: string): void {
    const text = plain(shown);
    if (/[\p{L}\p{N}]/u.test(text)) this.current.texts.push(text);
  }

  /** Begins a section. If its id is missing or already taken, its heading becomes text of the current section. */
  heading(level: HeadingLevel, anchor: string, heading: string): void {
    const own = plain(heading);
    if (own === "" || anchor === "" || this.open.some((section) => section.anchor === anchor)) {
      this.text(own);
      return;
    }
    const above = Array.from({ length: level - 1 }, (_, index) => this.current.headings[index]);
    this.current = { level, anchor, headings: [...above, own], texts: [] };
    this.open.push(this.current);
  }

  /** Sections that end with the element they are in: what follows belongs to the previous section. */
  within(fill: () => void): void {
    const before = this.current;
    fill();
    this.current = before;
  }

  /** A section of this kind with a name of its own. */
  scoped(level: HeadingLevel, anchor: string, heading: string, fill: () => void): void {
    this.within(() => {
      this.heading(level, anchor, heading);
      fill();
    });
  }

  /** Text outside the sections, such as footnotes: it belongs to the top of the page. */
  atTop(fill: () => void): void {
    const [top] = this.open;
    const before = this.current;
    if (top) this.current = top;
    fill();
    this.current = before;
  }

  /** One level below the current section, at least `min`. */
  levelBelow(min: HeadingLevel): HeadingLevel {
    return toLevel(Math.max(min, this.current.level + 1));
  }
}

/** Text of a property as shown: without the backticks that mark code, white space collapsed. */
function plain(text: string): string {
  return text.replaceAll("`", "").replace(/\s+/g, " ").trim();
}

/** Text of inline nodes as shown, without the arrows that lead back from footnotes. */
export function inlineText(nodes: readonly TreeNode[]): string {
  return plainText(
    mapTree(nodes, (node) => (node.props?.["data-footnote-backref"] === undefined ? node : [])),
  );
}
