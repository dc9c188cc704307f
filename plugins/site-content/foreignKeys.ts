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
  image: "cover thumbnail ogimage og_image banner",
  hide_table_of_contents: "hide_toc notoc",
  authors: "author",
});

/** ` Did you mean "x"?` for an unknown key: what does its job here, else the nearest of the known keys. */
export function meantKey(key: string, known: readonly string[]): string {
  const here = ELSEWHERE.get(key.toLowerCase());
  return here !== undefined && known.includes(here)
    ? ` Did you mean "${here}"?`
    : didYouMean(key, known);
}
