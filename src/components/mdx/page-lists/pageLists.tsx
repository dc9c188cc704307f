import type { ReactNode } from "react";
import { number } from "../../../domain/componentProps";
import { TOC_MAX_LEVEL, TOC_MIN_LEVEL } from "../../../domain/constants";
import { cardsOf, itemsAround } from "../../../domain/folderCards";
import { buildToc, type TocEntry } from "../../../domain/headings";
import { PageCards } from "../cards/cards";
import { staticComponent } from "../define";

/** Cards of the pages below this one, or beside it, as in Docusaurus. */
export const DocCardList = staticComponent({
  props: {},
  allowedChildren: [],
  render: (_, { page }) => {
    const describe = (route: string) => page.pages.get(route)?.description;
    return <PageCards pages={cardsOf(itemsAround(page.sidebar, page.path), describe)} />;
  },
});

/** The headings of the page as a list of links, as in Docusaurus. */
export const TOCInline = staticComponent({
  props: {
    minHeadingLevel: number.default(TOC_MIN_LEVEL),
    maxHeadingLevel: number.default(TOC_MAX_LEVEL),
  },
  allowedChildren: [],
  late: true,
  render: ({ minHeadingLevel: min, maxHeadingLevel: max }, { page }) => {
    const entries = buildToc(page.headings, min, max);
    return entries.length > 0 && <ul data-no-search="">{tocItems(entries)}</ul>;
  },
});

/** Nested lists: deeper headings form a list inside the item of the heading before them. */
function tocItems([first, ...rest]: readonly TocEntry[]): ReactNode {
  if (!first) return null;
  const next = rest.findIndex(({ level }) => level <= first.level);
  const below = next === -1 ? rest : rest.slice(0, next);
  return (
    <>
      <li>
        <a href={`#${first.id}`}>{first.text}</a>
        {below.length > 0 && <ul>{tocItems(below)}</ul>}
      </li>
      {tocItems(rest.slice(below.length))}
    </>
  );
}
