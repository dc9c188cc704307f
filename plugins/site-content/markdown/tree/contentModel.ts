/** Which HTML elements may contain which, for the elements that pages may have. */

import { words } from "./allowedMarkup";

/** Inline elements. All others are blocks. */
export const PHRASING: ReadonlySet<string> = new Set(
  words(`
  a abbr audio b bdi bdo br cite code data del dfn em i img input ins kbd mark meter progress q rp rt ruby s samp
  small source span strong sub sup svg time track u var video wbr
`),
);

/** Inline elements that may contain either words or blocks. */
export const TRANSPARENT: ReadonlySet<string> = new Set(words("a audio del ins video"));

const HEADINGS = words("h1 h2 h3 h4 h5 h6");
/** Elements that hold only inline content and that no other element could replace. */
export const LINES: ReadonlySet<string> = new Set([
  ...HEADINGS,
  ...words("caption pre rp rt summary"),
]);

/** Elements that need a certain parent. */
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

/** The parent that is put around a part without one. */
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

/** Elements that may contain only certain parts, and the part that wraps any other content. */
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

/** What a part becomes when it is one too many or has no parent; nothing when it has nothing to show. */
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
/** Parts that may occur once. */
export const ONCE: ReadonlySet<string> = new Set(words("caption figcaption summary tfoot thead"));

/** Order of the parts that have a fixed position; those not listed come between. */
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
/** Elements that must not contain certain others at any depth. */
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

/** The ancestor that must not contain a child; undefined where the child is allowed. */
export function excludedBy(type: string, ancestors: readonly string[]): string | undefined {
  return ancestors.find((name) => Object.hasOwn(EXCLUDED, name) && EXCLUDED[name]?.includes(type));
}
