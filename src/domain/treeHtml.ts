import { codeText } from "./code";
import { codeLines, isElement, stringProp, type TreeElement, type TreeNode } from "./documentTree";
import { isExternal } from "./routes";

const VOID = new Set(["br", "hr", "img", "wbr", "col"]);
const NAMES: Readonly<Record<string, string>> = { colSpan: "colspan", rowSpan: "rowspan", dateTime: "datetime" };
/** Attributes that mean something outside the site: of HTML, then of MathML. */
const KEPT = new Set(
  (
    "href src alt title colSpan rowSpan scope dateTime width height start cite lang dir " +
    "display displaystyle scriptlevel stretchy symmetric largeop fence separator form movablelimits lspace rspace minsize maxsize " +
    "mathvariant linethickness columnalign rowalign columnspacing rowspacing columnlines rowlines accent accentunder depth voffset notation"
  ).split(" "),
);

/** A picture made for the page, by absolute addresses. */
export type FeedPicture = { readonly src: string; readonly srcset?: string; readonly width: number; readonly height: number };

export type HtmlPlace = {
  /** Public address of the site with its base path, without a trailing slash. */
  readonly base: string;
  /** Address of the page, for its own anchors. */
  readonly pageUrl: string;
  /** Made pictures by their source file. */
  readonly pictures: ReadonlyMap<string, FeedPicture>;
};

/** A tree as plain HTML for feeds: full text, absolute links, interactive parts as their static content; no scripts, no classes. */
export function treeToHtml(nodes: readonly TreeNode[], place: HtmlPlace): string {
  return nodes.map((node) => (isElement(node) ? elementHtml(node, place) : escapeHtml(node))).join("");
}

function elementHtml(node: TreeElement, place: HtmlPlace): string {
  const inner = () => treeToHtml(node.children ?? [], place);
  const special = COMPONENTS[node.type];
  if (special) return special(node, inner, place);
  if (/^[A-Z]/.test(node.type)) return inner();
  const attributes = Object.entries(node.props ?? {})
    .filter(([name, value]) => KEPT.has(name) && value !== null && value !== undefined && value !== false)
    .map(([name, value]) => attribute(NAMES[name] ?? name, name === "href" || name === "src" ? absolute(String(value), place) : String(value)))
    .join("");
  return VOID.has(node.type) ? `<${node.type}${attributes}>` : `<${node.type}${attributes}>${inner()}</${node.type}>`;
}

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? "" : ` ${name}="${escapeHtml(String(value))}"`;
}

type Special = (node: TreeElement, inner: () => string, place: HtmlPlace) => string;

const paragraph = (text: string | undefined) => (text ? `<p>${text}</p>` : "");
const bold = (text: string | undefined) => paragraph(text && `<strong>${text}</strong>`);
const prop = (node: TreeElement, name: string) => {
  const value = stringProp(node, name);
  return value === undefined ? undefined : escapeHtml(value);
};
const titleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const COMPONENTS: Readonly<Record<string, Special>> = {
  input: (node) => (node.props?.checked === true ? "☑ " : "☐ "),
  CodeBlock: (node) => `${bold(prop(node, "title"))}<pre><code>${escapeHtml(codeText(codeLines(node)))}</code></pre>`,
  Math: (node, inner) => inner().replace(/^<math/, () => `<math${attribute("alttext", stringProp(node, "tex"))}`),
  Admonition: (node, inner) => `<blockquote>${bold(prop(node, "title") ?? titleCase(prop(node, "type") ?? "Note"))}${inner()}</blockquote>`,
  OwnerNote: (_node, inner) => `<blockquote>${inner()}</blockquote>`,
  RiskCallout: (node, inner) =>
    `<blockquote>${bold(prop(node, "title"))}${listHtml(
      ["likelihood", "impact", "who", "mitigation"].flatMap((name) => (stringProp(node, name) ? [`${titleCase(name)}: ${stringProp(node, name)}`] : [])),
    )}${inner()}</blockquote>`,
  Diagram: (node) => paragraph(prop(node, "alt")),
  Calculator: (node) => paragraph(`${prop(node, "title") ?? ""}: ${prop(node, "answer") ?? ""}`),
  Plot: (node) => paragraph(`${prop(node, "title") ?? ""}. ${prop(node, "finding") ?? ""}`),
  Image: (node, _inner, place) => pictureHtml(node, place),
  Figure: (node, inner, place) => {
    const caption = [prop(node, "caption"), prop(node, "credit")].filter(Boolean).join(" ");
    return `<figure>${pictureHtml(node, place) || inner()}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
  },
  Formula: (node, inner) => `${bold(prop(node, "label"))}${inner()}${paragraph(prop(node, "read") && `In words: ${prop(node, "read")}`)}`,
  WorkedExample: (node, inner) =>
    `<h3>${prop(node, "title") ?? ""}</h3>${tableHtml(undefined, [], node.props?.inputs)}${inner()}${paragraph(prop(node, "result") && `<strong>Result:</strong> ${prop(node, "result")}`)}`,
  Steps: (_node, inner) => `<ol>${inner()}</ol>`,
  Step: (node, inner) => `<li>${bold(prop(node, "title"))}${inner()}${paragraph(prop(node, "result"))}</li>`,
  Details: (node, inner) => `<h4>${prop(node, "summary") ?? ""}</h4>${inner()}`,
  TabItem: (node, inner) => `<h4>${prop(node, "label") ?? ""}</h4>${inner()}`,
  FaqItem: (node, inner) => `<h3>${prop(node, "q") ?? ""}</h3>${inner()}`,
  Term: (node, inner, place) =>
    `<a${attribute("href", absolute(stringProp(node, "href") ?? "", place))}${attribute("title", stringProp(node, "definition"))}>${inner()}</a>`,
  ExampleValue: (node) => `${prop(node, "value") ?? ""}${node.props?.confirmed === true ? "" : " (example value)"}`,
  StatusBadge: (node) => prop(node, "value") ?? "",
  Bars: (node) => `${paragraph(prop(node, "caption"))}${paragraph(prop(node, "alt"))}${tableHtml(undefined, [], barRows(node))}`,
  MockPanel: (node) => paragraph(prop(node, "alt")),
  CardGrid: (_node, inner) => `<ul>${inner()}</ul>`,
  Card: (node, _inner, place) =>
    `<li><a${attribute("href", absolute(stringProp(node, "to") ?? "", place))}>${prop(node, "title") ?? ""}</a> ${prop(node, "text") ?? ""}</li>`,
  CompareTable: (node) => tableHtml(prop(node, "caption"), node.props?.columns, node.props?.rows),
  ParamTable: (node) => recordsHtml(prop(node, "caption"), node.props?.rows, ["name", "type", "description"]),
  Changelog: (node) => recordsHtml(undefined, node.props?.rows, ["date", "change"]),
  Glossary: (node) => recordsHtml(undefined, node.props?.entries, ["term", "definition"]),
  OfficialLinks: (node) => recordsHtml(undefined, node.props?.entries, ["name", "value"]),
  AddressList: (node) => recordsHtml(undefined, node.props?.entries, ["name", "value"]),
  ApiEndpoint: (node, inner) => `<p><code>${prop(node, "method") ?? ""} ${prop(node, "path") ?? ""}</code></p>${paragraph(prop(node, "summary"))}${inner()}`,
  ResponseField: (node, inner) => `<p><code>${prop(node, "name") ?? ""}</code> (${prop(node, "type") ?? ""})</p>${inner()}`,
  MoveFn: (node, inner) => `<pre><code>${prop(node, "signature") ?? ""}</code></pre>${inner()}`,
  NetworkTable: (node) =>
    listOf(node.props?.networks)
      .map((network) => tableHtml(escapeHtml(text(network, "label")), [], property(network, "rows")))
      .join(""),
  Checklist: (node) => listHtml(node.props?.items),
  AllPages: (node, _inner, place) => linksHtml(node.props?.sections, "label", place),
  RelatedPages: (node, _inner, place) => linksHtml(node.props?.pages, "title", place),
};

/** A picture by its made sizes or its own file; its alternative text where it has neither. */
function pictureHtml(node: TreeElement, place: HtmlPlace): string {
  const src = stringProp(node, "src");
  const made = place.pictures.get(stringProp(node, "file") ?? "");
  const alt = attribute("alt", stringProp(node, "alt") ?? "");
  if (made)
    return `<img${attribute("src", made.src)}${attribute("srcset", made.srcset)}${alt}${attribute("width", made.width)}${attribute("height", made.height)}>`;
  if (src === undefined || stringProp(node, "file") !== undefined) return paragraph(prop(node, "alt"));
  const size = ["width", "height"].map((name) => (typeof node.props?.[name] === "number" ? attribute(name, node.props[name]) : "")).join("");
  return `<img${attribute("src", absolute(src, place))}${alt}${size}>`;
}

function barRows(node: TreeElement): unknown[] {
  const unit = stringProp(node, "unit") ?? "";
  return listOf(node.props?.rows).map((row) => [text(row, "label"), text(row, "display") || `${text(row, "value")} ${unit}`.trim()]);
}

function tableHtml(caption: string | undefined, columns: unknown, rows: unknown): string {
  const row = (cells: readonly unknown[], cell: "th" | "td") => `<tr>${cells.map((value) => `<${cell}>${escapeHtml(String(value))}</${cell}>`).join("")}</tr>`;
  const head = listOf(columns);
  const body = listOf(rows).map((cells) => row(listOf(cells), "td"));
  if (body.length === 0) return "";
  return `<table>${caption ? `<caption>${caption}</caption>` : ""}${head.length > 0 ? `<thead>${row(head, "th")}</thead>` : ""}<tbody>${body.join("")}</tbody></table>`;
}

/** A table of objects, a column for each key. */
function recordsHtml(caption: string | undefined, records: unknown, keys: readonly string[]): string {
  const rows = listOf(records).map((record) => keys.map((key) => text(record, key)));
  return tableHtml(caption, keys.map(titleCase), rows);
}

function listHtml(items: unknown): string {
  const entries = listOf(items).map((item) => `<li>${escapeHtml(String(item))}</li>`);
  return entries.length > 0 ? `<ul>${entries.join("")}</ul>` : "";
}

/** Links of pages; a page may hold further ones. */
function linksHtml(pages: unknown, label: string, place: HtmlPlace): string {
  const entries = listOf(pages).map((page) => {
    const href = text(page, "href");
    const name = escapeHtml(text(page, label));
    return `<li>${href ? `<a${attribute("href", absolute(href, place))}>${name}</a>` : name}${linksHtml(property(page, "items"), label, place)}</li>`;
  });
  return entries.length > 0 ? `<ul>${entries.join("")}</ul>` : "";
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function property(value: unknown, key: string): unknown {
  return value !== null && typeof value === "object" && key in value ? Reflect.get(value, key) : undefined;
}

function text(value: unknown, key: string): string {
  return String(property(value, key) ?? "");
}

function absolute(href: string, { base, pageUrl }: HtmlPlace): string {
  if (href.startsWith("#")) return pageUrl + href;
  return href.startsWith("/") && !isExternal(href) ? base + href : href;
}

/** Text as HTML or XML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
}
