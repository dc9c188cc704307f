/** What HTML may stand where, for the elements that pages may have. */

import { words } from "./allowedMarkup";

/** Elements that are part of a line. All others begin a block of their own. */
export const PHRASING: ReadonlySet<string> = new Set(
  words(`
  a abbr audio b bdi bdo br cite code data del dfn em i img input ins kbd mark meter progress q rp rt ruby s samp
  small source span strong sub sup svg time track u var video wbr
`),
);

/** Elements of a line that are as wide as what stands in them, be it words or blocks. */
export const TRANSPARENT: ReadonlySet<string> = new Set(words("a audio del ins video"));

const HEADINGS = words("h1 h2 h3 h4 h5 h6");
/** Elements that hold only words, and that no other could replace. */
export const LINES: ReadonlySet<string> = new Set([
  ...HEADINGS,
  ...words("caption pre rp rt summary"),
]);

/** Elements that are nothing without another one around them. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  caption: ["table"],
  col: ["colgroup"],
  colgroup: ["table"],
  dd: ["dl"],
  dt: ["dl"],
  figcaption: ["figure"],
  li: ["ul", "ol"],
  rp: ["ruby"],
  rt: ["ruby"],
  source: ["audio", "video"],
  summary: ["details"],
  tbody: ["table"],
  td: ["tr"],
  tfoot: ["table"],
  th: ["tr"],
  thead: ["table"],
  tr: ["tbody", "tfoot", "thead"],
  track: ["audio", "video"],
};

/** What is put around a part that stands by itself. */
export const WHOLE: Readonly<Record<string, string | undefined>> = {
  dd: "dl",
  dt: "dl",
  li: "ul",
  tbody: "table",
  td: "table",
  tfoot: "table",
  th: "table",
  thead: "table",
  tr: "table",
};

/** Elements that hold only certain parts, and the one that takes whatever else stands in them. */
export const HOLDS: Readonly<Record<string, { readonly only: readonly string[]; wrap: string }>> = {
  dl: { only: ["dt", "dd", "div"], wrap: "dd" },
  ol: { only: ["li"], wrap: "li" },
  table: { only: ["caption", "colgroup", "thead", "tbody", "tfoot"], wrap: "tbody" },
  tbody: { only: ["tr"], wrap: "tr" },
  tfoot: { only: ["tr"], wrap: "tr" },
  thead: { only: ["tr"], wrap: "tr" },
  tr: { only: ["td", "th"], wrap: "td" },
  ul: { only: ["li"], wrap: "li" },
};

/** What a part becomes where it is one too many or has no whole; nothing where it has nothing to show. */
export const OTHERWISE: Readonly<Record<string, string | undefined>> = {
  caption: "div",
  colgroup: "div",
  figcaption: "div",
  rp: "span",
  rt: "span",
  summary: "div",
  tfoot: "tbody",
  thead: "tbody",
};
/** Parts that come once. */
export const ONCE: ReadonlySet<string> = new Set(words("caption figcaption summary tfoot thead"));

/** The order of parts that have one; what has no number here comes between. */
export const ORDER: Readonly<Record<string, number | undefined>> = {
  caption: -3,
  colgroup: -2,
  source: -2,
  summary: -1,
  thead: -1,
  track: -1,
  tfoot: 1,
};

const SECTIONS = words("article aside blockquote details footer header nav section");
/** Elements that cannot have others anywhere in them. */
const EXCLUDED: Readonly<Record<string, readonly string[]>> = {
  address: ["address", ...SECTIONS, ...HEADINGS],
  audio: ["audio", "video"],
  dfn: ["dfn"],
  dt: [...SECTIONS, ...HEADINGS],
  footer: ["footer", "header"],
  header: ["footer", "header"],
  meter: ["meter"],
  progress: ["progress"],
  th: [...SECTIONS, ...HEADINGS],
  video: ["audio", "video"],
};

/** The element around that a child cannot stand in, however deep; undefined where it may stand. */
export function excludedBy(type: string, ancestors: readonly string[]): string | undefined {
  return ancestors.find((name) => Object.hasOwn(EXCLUDED, name) && EXCLUDED[name]?.includes(type));
}
