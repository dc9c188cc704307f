import type { ComponentSpecs } from "./componentSpec";
import {
  element,
  isElement,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
  walk,
} from "./documentTree";
import { SHELL_IDS } from "./shellIds";
import { createSlugger, slugify } from "./slugs";
import { treeText } from "./treeText";

export type Heading = {
  readonly level: number;
  readonly id: string;
  readonly text: string;
  readonly line?: number;
};

const HEADING = /^h([1-6])$/;
/** An id at a heading's end, as Docusaurus has it: `{#fees}`. */
const CUSTOM_ID = /(?<!\s)\s*\{#([^\s{}]+)\}\s*$/;

/** Heading level of an element type such as `h2`; undefined for other types. */
export function headingLevel(type: string): number | undefined {
  const level = HEADING.exec(type)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** The text of a heading; for a heading that is only a picture, the picture's alt text. */
export function headingText(children: readonly TreeNode[], components: ComponentSpecs): string {
  const text = treeText(withoutPictures(takeCustomId(children).children), components);
  if (text !== "") return text;
  const alts: string[] = [];
  walk(children, (node) => alts.push((isPicture(node) && stringProp(node, "alt")) || ""));
  return alts.join(" ").trim();
}

function isPicture({ type }: TreeElement): boolean {
  return type === "img" || type === "Image";
}

/** A tree without its pictures, whose alternative text is not part of a heading or a summary. */
export function withoutPictures(nodes: readonly TreeNode[]): TreeNode[] {
  return mapTree(nodes, (node) => (isPicture(node) ? [] : node));
}

/**
 * Assigns every heading its id: `{#custom}` at its end, an existing id, or the GitHub slug of its text. A slug never equals an id
 * that is written anywhere on the page, or one of the page's frame. An element whose id is already taken loses it, and a heading gets its slug instead: {@link
 * clashingIds} lists them.
 */
export function withHeadingIds(nodes: readonly TreeNode[], components: ComponentSpecs): TreeNode[] {
  const written = new Set([...SHELL_IDS, ...writtenIds(nodes).map(({ id }) => id)]);
  const given = new Set(SHELL_IDS);
  const give = (id: string | undefined): string | undefined => {
    if (id === undefined || given.has(id)) return undefined;
    given.add(id);
    return id;
  };
  const slugger = createSlugger();
  const slug = (text: string): string => {
    const name = slugify(text) === "" ? "section" : text;
    let id = slugger(name);
    while (written.has(id)) id = slugger(name);
    return id;
  };
  return mapTree(nodes, (node) => {
    if (headingLevel(node.type) === undefined) return withId(node, give);
    const { children, id } = takeCustomId(node.children ?? []);
    const text = headingText(children, components);
    if (text === "" && id === undefined) return withId(node, give);
    return element(
      node.type,
      { ...node.props, id: give(id ?? stringProp(node, "id")) ?? slug(text) },
      children,
      node.line,
    );
  });
}

/** The id of an HTML element; components have properties of their own. */
function htmlId(node: TreeElement): string | undefined {
  return /^[a-z]/.test(node.type) ? stringProp(node, "id") : undefined;
}

/** An HTML element with its id, or without it if it is not granted. */
function withId(node: TreeElement, give: (id: string) => string | undefined): TreeElement {
  const id = htmlId(node);
  if (id === undefined || give(id) !== undefined) return node;
  const { id: _id, ...props } = node.props ?? {};
  return { ...node, props };
}

function takeCustomId(children: readonly TreeNode[]): {
  children: readonly TreeNode[];
  id?: string;
} {
  const last = children.at(-1);
  if (last === undefined || isElement(last)) return { children };
  const [, id] = CUSTOM_ID.exec(last) ?? [];
  if (id === undefined) return { children };
  return { children: [...children.slice(0, -1), last.replace(CUSTOM_ID, "")], id };
}

type WrittenId = { readonly id: string; readonly line: number | undefined };

/** Ids written by authors, at the end of headings and on HTML elements. */
function writtenIds(nodes: readonly TreeNode[]): WrittenId[] {
  const ids: WrittenId[] = [];
  walk(nodes, (node) => {
    const id =
      (headingLevel(node.type) !== undefined && takeCustomId(node.children ?? []).id) ||
      htmlId(node);
    if (id) ids.push({ id, line: node.line });
  });
  return ids;
}

/** Ids written by authors that lead elsewhere: an earlier element or the frame of every page has the same id. */
export function clashingIds(nodes: readonly TreeNode[]): readonly WrittenId[] {
  const seen = new Set(SHELL_IDS);
  return writtenIds(nodes).filter(({ id }) => {
    const isTaken = seen.has(id);
    seen.add(id);
    return isTaken;
  });
}

/** A heading that skips a level, such as `h4` after `h2`. Readers who navigate by headings look for the missing one. */
type SkippedLevel = {
  readonly level: number;
  readonly above: number;
  readonly text: string;
  readonly line: number | undefined;
};

/** Headings that skip a level, on a page whose title is level 1. */
export function skippedLevels(
  nodes: readonly TreeNode[],
  components: ComponentSpecs,
): SkippedLevel[] {
  const skipped: SkippedLevel[] = [];
  let above = 1;
  walk(nodes, ({ type, line, children = [] }) => {
    const level = headingLevel(type);
    if (level === undefined) return;
    if (level > above + 1)
      skipped.push({ level, above, text: headingText(children, components), line });
    above = level;
  });
  return skipped;
}

/** The level in tables of contents of sections that are no headings, such as the description of a function. */
const SECTION_LEVEL = 3;

/** All headings with an id, and other elements that are a section with a name (`data-section`), in document order. */
export function collectHeadings(nodes: readonly TreeNode[], components: ComponentSpecs): Heading[] {
  const headings: Heading[] = [];
  walk(nodes, (node) => {
    const level = headingLevel(node.type) ?? SECTION_LEVEL;
    const id = htmlId(node);
    const text =
      stringProp(node, "data-section") ??
      (headingLevel(node.type) === undefined ? "" : headingText(node.children ?? [], components));
    if (id !== undefined && text !== "")
      headings.push({ level, id, text, ...(node.line && { line: node.line }) });
  });
  return headings;
}

/** An entry of a table of contents. */
export type TocEntry = { readonly id: string; readonly text: string; readonly level: number };

/** The table of contents: headings between two levels, in document order. */
export function buildToc(
  headings: readonly TocEntry[],
  minLevel: number,
  maxLevel: number,
): TocEntry[] {
  return headings
    .filter(({ level }) => level >= minLevel && level <= maxLevel)
    .map(({ id, text, level }) => ({ id, text, level }));
}
