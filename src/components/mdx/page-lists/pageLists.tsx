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
  holds: [],
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
  holds: [],
  late: true,
  render: ({ minHeadingLevel: min, maxHeadingLevel: max }, { page }) => (
    <TocList entries={buildToc(page.headings, min, max)} />
  ),
});

/** Nested lists: deeper headings form a list inside the item of the heading before them. */
function TocList({ entries }: { readonly entries: readonly TocEntry[] }): ReactNode {
  const items: { readonly entry: TocEntry; readonly below: TocEntry[] }[] = [];
  for (const entry of entries) {
    const last = items.at(-1);
    if (last && entry.level > last.entry.level) last.below.push(entry);
    else items.push({ entry, below: [] });
  }
  if (items.length === 0) return null;
  return (
    <ul data-no-search="">
      {items.map(({ entry: { id, text }, below }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          <TocList entries={below} />
        </li>
      ))}
    </ul>
  );
}
