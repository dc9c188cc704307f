import { didYouMean } from "../../../src/domain/problems";
import { keyOfEachName } from "./keyOfEachName";

/** Names that other tools use for front matter keys, in lower case, by the name here. */
const ELSEWHERE: ReadonlyMap<string, string> = keyOfEachName({
  sidebar_label: "sidebartitle nav_title linktitle link_title navtitle short_title shorttitle",
  sidebar_position: "nav_order weight menu_order sidebar_order",
  description: "excerpt summary subtitle abstract og:description twitter:description",
  slug: "permalink path",
  last_update:
    "lastmod updated modified date_modified last_modified last_modified_at lastupdated timestamp",
  tags: "categories category topics",
  title_meta: "seo_title metatitle titletemplate og:title twitter:title",
  image:
    "cover cover_image coverimage feature_image featured_image featuredimage thumbnail images ogimage og_image og:image twitter:image",
  date: "date_published published_at publishdate pubdate created created_at",
  hide_table_of_contents: "hide_toc notoc",
  custom_edit_url: "editurl edit_url editlink edit_link",
  pagination_prev: "previous",
  layout: "template ishome",
  authors: "author",
});

/** Keys that other tools build pages from, with what to write in the text of a page instead. */
const IN_TEXT: ReadonlyMap<string, string> = keyOfEachName({
  "<Hero>": "hero herotext heroimage actions",
  "<CardGrid> and <Card>": "features",
  "<ApiEndpoint>": "openapi",
});

/** Keys of other tools whose purpose another key serves differently here: that key, how it works, and their names elsewhere. */
const IN_ITS_WAY: readonly (readonly [key: string, way: string, elsewhere: string])[] = [
  [
    "slug",
    "A page keeps its old route with slug; redirects are up to the host, in static/_redirects.",
    "redirect_from redirect_to redirect redirects alias aliases",
  ],
  [
    "hide_table_of_contents",
    "Each page has a table of contents; hide_table_of_contents: true leaves it out.",
    "toc tableofcontents table_of_contents has_toc showtoc show_toc outline aside hide",
  ],
  [
    "unlisted",
    "A page with unlisted: true is in no list, search or sitemap.",
    "noindex no_index norobotsindex robots search pagefind search_exclude nav_exclude toc_hide sitemap headless",
  ],
  [
    "sidebar_position",
    "The sidebar follows the folders; sidebar_position orders a page in it, sidebar_label names it.",
    "sidebar parent grand_parent has_children",
  ],
  ["slug", "The route of a page is its slug; a link to another site goes into its text.", "url"],
  ["title", "Pages have no icon; an emoji in the title is possible.", "icon icontype"],
  ["layout", "A page with layout: home is wide and has no table of contents.", "mode full"],
  [
    "image",
    "Link previews show image; a message above every page is the announcement of content/site.yml.",
    "banner",
  ],
  ["title_meta", "Search engines read title_meta, description, keywords and image.", "head meta"],
  [
    "sidebar_label",
    "The sidebar has no badges; sidebar_label can include the word.",
    "tag badge deprecated",
  ],
  ["draft", "Every built page is public; draft: true leaves it out.", "public groups"],
  ["image", "Pages have no cover; link previews show image.", "covery coverheight"],
  [
    "sidebar_position",
    "The page of a folder is its index.md; sidebar_position orders it.",
    "asindexpage",
  ],
  [
    "pagination_next",
    "The link to the next page follows the sidebar; pagination_next names another route, null none.",
    "next",
  ],
  [
    "pagination_prev",
    "The link to the page before follows the sidebar; pagination_prev names another route, null none.",
    "prev",
  ],
  ["title", "Feeds are made from the posts of content/blog.", "rss"],
];

/** A hint at what replaces an unknown key here; otherwise ` Did you mean "x"?` with the most similar known key. */
export function meantKey(key: string, known: readonly string[]): string {
  const component = IN_TEXT.get(key.toLowerCase());
  if (component !== undefined)
    return ` Its content is not shown: write ${component} in the text of the page.`;
  const [own, way] =
    IN_ITS_WAY.find(([, , names]) => names.split(" ").includes(key.toLowerCase())) ?? [];
  if (own !== undefined && known.includes(own)) return ` ${way}`;
  const here = ELSEWHERE.get(key.toLowerCase());
  return here !== undefined && known.includes(here)
    ? ` Did you mean "${here}"?`
    : didYouMean(key, known);
}
