import { didYouMean } from "../../src/domain/problems";
import { keyOfEachName } from "./keyOfEachName";

/** Keys of front matter as other tools call them, in small letters, by their name here. */
const ELSEWHERE: ReadonlyMap<string, string> = keyOfEachName({
  sidebar_label: "sidebartitle nav_title linktitle link_title navtitle short_title",
  sidebar_position: "nav_order weight menu_order sidebar_order",
  description: "excerpt summary subtitle abstract",
  slug: "permalink url path",
  last_update: "lastmod updated modified date_modified last_modified lastupdated",
  tags: "categories category topics",
  title_meta: "seo_title metatitle",
  image:
    "cover cover_image coverimage feature_image featured_image thumbnail ogimage og_image banner",
  date: "date_published published_at publishdate pubdate created created_at",
  hide_table_of_contents: "hide_toc notoc",
  authors: "author",
});

/** What the pages of other tools are made of, with what does its job in the text of a page. */
const IN_TEXT: ReadonlyMap<string, string> = keyOfEachName({
  "<Hero>": "hero herotext heroimage actions",
  "<CardGrid> and <Card>": "features",
});

/** ` Did you mean "x"?` for an unknown key: what does its job here, else the nearest of the known keys. */
export function meantKey(key: string, known: readonly string[]): string {
  const component = IN_TEXT.get(key.toLowerCase());
  if (component !== undefined)
    return ` What it says is not shown: write ${component} in the text of the page.`;
  const here = ELSEWHERE.get(key.toLowerCase());
  return here !== undefined && known.includes(here)
    ? ` Did you mean "${here}"?`
    : didYouMean(key, known);
}
