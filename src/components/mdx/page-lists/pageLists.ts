import type { ComponentSpec } from "../../../domain/componentSpec";
import { TOC_MAX_LEVEL, TOC_MIN_LEVEL } from "../../../domain/constants";
import { element, type TreeElement } from "../../../domain/documentTree";
import { cardsOf, itemsAround } from "../../../domain/folderCards";
import { buildToc, type TocEntry } from "../../../domain/headings";

/**
 * Cards of the pages below this one, or beside it, as in Docusaurus. Search finds the pages themselves, so it ignores this list.
 */
export const DocCardList: ComponentSpec = {
  props: {},
  resolve: ({ type, line }, page) => {
    const describe = (route: string) => page.pages.get(route)?.description;
    return element(type, {}, cardsOf(itemsAround(page.sidebar, page.path), describe), line);
  },
  plainText: () => "",
  outline: () => undefined,
  feedHtml: "children",
};

/** The headings of the page as a list of links, as in Docusaurus. */
export const TOCInline: ComponentSpec = {
  props: { "minHeadingLevel?": "number", "maxHeadingLevel?": "number" },
  resolve: ({ type, props, line }, page) => {
    const level = (name: string, otherwise: number) => {
      const value = props?.[name];
      return typeof value === "number" ? value : otherwise;
    };
    const min = level("minHeadingLevel", TOC_MIN_LEVEL);
    const max = level("maxHeadingLevel", TOC_MAX_LEVEL);
    if (min > max)
      page.warn(
        line,
        `The minHeadingLevel of <TOCInline> is ${min}, above its maxHeadingLevel, which is ${max}, so the list is empty.`,
        `Write minHeadingLevel={${max}} maxHeadingLevel={${min}}.`,
      );
    return element(type, {}, listsOf(buildToc(page.headings, min, max)), line);
  },
  plainText: () => "",
  outline: () => undefined,
  feedHtml: "children",
};

/** Nested lists: deeper headings form a list inside the item of the heading before them. */
function listsOf(entries: readonly TocEntry[]): TreeElement[] {
  if (entries.length === 0) return [];
  const top = Math.min(...entries.map(({ level }) => level));
  const items: TreeElement[] = [];
  let below: TocEntry[] = [];
  for (const entry of [...entries].reverse()) {
    if (entry.level > top) {
      below = [entry, ...below];
      continue;
    }
    const link = element("a", { href: `#${entry.id}` }, [entry.text]);
    items.unshift(element("li", {}, [link, ...listsOf(below)]));
    below = [];
  }
  return [element("ul", {}, [...listsOf(below).flatMap(itemsOf), ...items])];
}

function itemsOf({ children = [] }: TreeElement): readonly TreeElement[] {
  return children.filter((child): child is TreeElement => typeof child !== "string");
}
