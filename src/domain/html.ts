import { stringProp, type TreeElement } from "./documentTree";
import { propertyOf } from "./json";
import { isExternal } from "./routes";
import { textOf } from "./treeProps";

/** A picture generated for the page, with absolute addresses. */
export type FeedPicture = {
  readonly src: string;
  readonly srcset?: string;
  readonly width: number;
  readonly height: number;
};

/** Context in which the HTML of a feed is read: outside the site. */
export type FeedPlace = {
  /** Public address of the site with its base path, without a trailing slash. */
  readonly base: string;
  /** Address of the page, for its own anchors. */
  readonly pageUrl: string;
  /** Generated pictures by their source file. */
  readonly pictures: ReadonlyMap<string, FeedPicture>;
};

/** Text escaped for HTML or XML, also inside double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) =>
      ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character] ?? character,
  );
}

/** Text of a property as HTML, as views show it: escaped, with text in backticks as code. */
export function inlineCodeHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, "<code>$1</code>");
}

/** ` name="value"`, escaped; an empty string for an undefined value. */
export function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? "" : ` ${name}="${escapeHtml(String(value))}"`;
}

/** An address as a reader outside the site needs it. */
export function absoluteUrl(href: string, { base, pageUrl }: FeedPlace): string {
  if (href.startsWith("#")) return pageUrl + href;
  return href.startsWith("/") && !isExternal(href) ? base + href : href;
}

/** A string property as HTML, or undefined when it is absent. */
export function propHtml(node: TreeElement, name: string): string | undefined {
  const value = stringProp(node, name);
  return value === undefined ? undefined : escapeHtml(value);
}

/** A paragraph of HTML; nothing for an empty one. */
export function paragraphHtml(html: string | undefined): string {
  return html ? `<p>${html}</p>` : "";
}

/** A paragraph in bold; nothing for an empty one. */
export function boldHtml(html: string | undefined): string {
  return paragraphHtml(html && `<strong>${html}</strong>`);
}

/** A bullet list of strings; an empty string without items. */
export function listHtml(items: readonly unknown[]): string {
  const entries = items.map((item) => `<li>${inlineCodeHtml(String(item))}</li>`);
  return entries.length > 0 ? `<ul>${entries.join("")}</ul>` : "";
}

/**
 * A table of strings; an empty string without rows.
 * @param caption HTML
 * @param columns headings, none for a table without a head
 */
export function tableHtml(
  caption: string | undefined,
  columns: readonly unknown[],
  rows: readonly (readonly unknown[])[],
): string {
  if (rows.length === 0) return "";
  const row = (cells: readonly unknown[], cell: "th" | "td") =>
    `<tr>${cells.map((value) => `<${cell}>${inlineCodeHtml(String(value))}</${cell}>`).join("")}</tr>`;
  const body = rows.map((cells) => row(cells, "td")).join("");
  return `<table>${caption ? `<caption>${caption}</caption>` : ""}${columns.length > 0 ? `<thead>${row(columns, "th")}</thead>` : ""}<tbody>${body}</tbody></table>`;
}

/** A table of objects, a column for each key. @param caption HTML */
export function recordsHtml(
  caption: string | undefined,
  records: readonly unknown[],
  keys: readonly string[],
): string {
  const rows = records.map((record) => keys.map((key) => textOf(propertyOf(record, key)) ?? ""));
  return tableHtml(caption, keys.map(titleCase), rows);
}

/** A link; only its name without an address. */
export function linkHtml(href: string | undefined, name: string, place: FeedPlace): string {
  const label = escapeHtml(name);
  return href ? `<a${attribute("href", absoluteUrl(href, place))}>${label}</a>` : label;
}

/** A word with its first letter capitalised. */
export function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
