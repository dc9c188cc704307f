/** HTML that pages may contain. All names are compared in lower case. */

/** The words in a string. */
export const words = (text: string) => text.trim().split(/\s+/);

const HTML = words(`
  a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup data dd del
  details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd li mark
  meter nav ol p pre progress q rp rt ruby s samp section small source span strong sub summary sup table
  tbody td tfoot th thead time tr track u ul var video wbr
`);
/** Elements with their replacements: HTML has dropped them, or the page already has one. */
const RENAMED: Readonly<Record<string, string>> = {
  center: "div",
  main: "div",
  strike: "s",
  tt: "code",
};
const NAMES = new Map([...HTML.map((name) => [name, name] as const), ...Object.entries(RENAMED)]);

/**
 * Elements that run code, load something, or ask readers for input: errors. Other unknown elements are removed, but their content
 * is kept.
 */
const HARMFUL = new Set(
  words(`
  script style iframe frame frameset object embed applet link meta base form button select textarea dialog
  template noscript portal title image math fencedframe
`),
);

/** Other elements of HTML, which are removed. */
const OTHER = new Set(
  words(`
  acronym area big body datalist fieldset font head hgroup html label legend map marquee menu nobr optgroup
  option output picture search slot svg
`),
);

/** Elements that never have content. */
export const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** The name of an element as pages may contain it, `"harmful"`, or undefined for one to omit. */
export function elementNamed(name: string): string | "harmful" | undefined {
  const key = name.toLowerCase();
  return NAMES.get(key) ?? (HARMFUL.has(key) ? "harmful" : undefined);
}

/** Whether a name is that of an element, whatever pages may contain. */
export function isHtml(name: string): boolean {
  return elementNamed(name) !== undefined || OTHER.has(name.toLowerCase());
}

const EVERYWHERE = words("id class classname title lang dir role hidden translate align");
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: words("href target rel name download hreflang type"),
  abbr: [],
  audio: words("src controls loop muted preload"),
  blockquote: [],
  code: ["metastring"],
  col: words("span valign width"),
  colgroup: words("span valign width"),
  data: ["value"],
  del: ["datetime"],
  details: words("open name"),
  img: words("src alt width height loading decoding"),
  input: words("type checked disabled"),
  ins: ["datetime"],
  li: ["value"],
  meter: words("value min max low high optimum"),
  ol: words("start reversed type"),
  progress: words("value max"),
  source: words("src type"),
  table: words("width"),
  tbody: ["valign"],
  td: words("colspan rowspan headers valign width"),
  tfoot: ["valign"],
  th: words("colspan rowspan headers scope abbr valign width"),
  thead: ["valign"],
  time: ["datetime"],
  tr: ["valign"],
  track: words("src kind srclang label default"),
  video: words("src poster controls width height loop muted playsinline autoplay preload"),
};
/** Whether an element of a page may have an attribute, given by its name in HTML or React. */
export function allowsAttribute(element: string, name: string): boolean {
  const key = name.toLowerCase();
  const isEverywhere = /^aria-[a-z]+$|^data-footnote/.test(key) || EVERYWHERE.includes(key);
  return isEverywhere || (ATTRIBUTES[element]?.includes(key) ?? false);
}
