/** Fixed numbers of the site, each with its unit in the name. */
export const SCROLL_EASING_FACTOR = 0.85;
export const SCROLL_TO_TOP_MIN_PX = 300;
/** The language of all pages. */
export const LOCALE = { code: "en", label: "English", direction: "ltr" } as const;
/** Characters of a page's description that search engines and lists show. */
export const DESCRIPTION_MAX = 155;
export const TOC_MIN_LEVEL = 2;
export const TOC_MAX_LEVEL = 3;
export const POSTS_PER_PAGE = 10;
export const FEED_MAX_POSTS = 20;
export const WORDS_PER_MINUTE = 200;
export const NORMALISED_PATHS_MAX = 10_000;
/** Up to this number of items, the whole docs sidebar is in every page's HTML. */
export const SIDEBAR_INLINE_MAX_ITEMS = 150;
/** A list of a larger sidebar with more items than this is cut to {@link SIDEBAR_LIST_WINDOW} items around the open one. */
export const SIDEBAR_LIST_MAX_ITEMS = 200;
export const SIDEBAR_LIST_WINDOW = 100;
export const COPIED_FEEDBACK_MS = 1000;
/** Delay before a slow load is shown. */
export const LOADING_DELAY_MS = 200;
/** Browser storage key of the docs version a reader prefers. */
export const PREFERRED_VERSION_KEY = "docs-preferred-version-default";
export const SEARCH_QUERY_MAX_CHARS = 64;
export const SEARCH_HITS_PER_PAGE = 20;
export const SEARCH_SNIPPET_WORDS = 10;
export const SEARCH_SNIPPET_WORDS_SMALL = 5;
export const SEARCH_SMALL_SCREEN_PX = 768;
/** The file that API pages are made from, in `content/`. */
export const OPENAPI = "openapi.yaml";
