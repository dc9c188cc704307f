import { codeText } from "./code";
import { codeLines, isElement, stringProp, type TreeElement, type TreeNode } from "./documentTree";

const VOID = new Set(["br", "hr", "img", "input", "wbr", "col"]);
const NAMES: Readonly<Record<string, string>> = { className: "class", htmlFor: "for", colSpan: "colspan", rowSpan: "rowspan", dateTime: "datetime" };
/** Attributes that mean something outside the site. */
const KEPT = new Set([
  "href",
  "src",
  "alt",
  "title",
  "colSpan",
  "rowSpan",
  "scope",
  "dateTime",
  "width",
  "height",
  "start",
  "display",
  "displaystyle",
  "scriptlevel",
  "stretchy",
  "fence",
  "form",
  "movablelimits",
  "lspace",
  "rspace",
]);

/**
 * A tree as plain HTML for feeds: full text, absolute links, interactive parts as their static content.
 * @param base public address of the site with its base path, without a trailing slash
 * @param pageUrl address of the page, for its own anchors
 */
export function treeToHtml(nodes: readonly TreeNode[], base: string, pageUrl: string): string {
  return nodes.map((node) => (isElement(node) ? elementHtml(node, base, pageUrl) : escapeHtml(node))).join("");
}

function elementHtml(node: TreeElement, base: string, pageUrl: string): string {
  const inner = () => treeToHtml(node.children ?? [], base, pageUrl);
  const special = COMPONENTS[node.type];
  if (special) return special(node, inner, base, pageUrl);
  if (/^[A-Z]/.test(node.type)) return inner();
  const attributes = Object.entries(node.props ?? {})
    .filter(([name, value]) => KEPT.has(name) && value !== null && value !== undefined && value !== false)
    .map(
      ([name, value]) => ` ${NAMES[name] ?? name}="${escapeHtml(name === "href" || name === "src" ? absolute(String(value), base, pageUrl) : String(value))}"`,
    )
    .join("");
  return VOID.has(node.type) ? `<${node.type}${attributes}>` : `<${node.type}${attributes}>${inner()}</${node.type}>`;
}

type Special = (node: TreeElement, inner: () => string, base: string, pageUrl: string) => string;

const paragraph = (text: string | undefined) => (text ? `<p>${text}</p>` : "");
const prop = (node: TreeElement, name: string) => {
  const value = stringProp(node, name);
  return value === undefined ? undefined : escapeHtml(value);
};

const COMPONENTS: Readonly<Record<string, Special>> = {
  CodeBlock: (node) => `<pre><code>${escapeHtml(codeText(codeLines(node)))}</code></pre>`,
  Admonition: (node, inner) => `<blockquote>${paragraph(`<strong>${prop(node, "title") ?? prop(node, "type") ?? ""}</strong>`)}${inner()}</blockquote>`,
  Diagram: (node) => paragraph(prop(node, "alt")),
  Calculator: (node) => paragraph(`${prop(node, "title") ?? ""}: ${prop(node, "answer") ?? ""}`),
  Plot: (node) => paragraph(`${prop(node, "title") ?? ""}. ${prop(node, "finding") ?? ""}`),
  Image: (node, _inner, base, pageUrl) =>
    stringProp(node, "src")
      ? `<img src="${escapeHtml(absolute(stringProp(node, "src") ?? "", base, pageUrl))}" alt="${prop(node, "alt") ?? ""}">`
      : paragraph(prop(node, "alt")),
  Formula: (node, inner) => `${paragraph(prop(node, "label"))}${inner()}${paragraph(prop(node, "read"))}`,
  WorkedExample: (node, inner) =>
    `<h3>${prop(node, "title") ?? ""}</h3>${tableHtml(undefined, [], node.props?.inputs)}${inner()}${paragraph(prop(node, "result"))}`,
  Steps: (_node, inner) => `<ol>${inner()}</ol>`,
  Step: (node, inner) => `<li><p><strong>${prop(node, "title") ?? ""}</strong></p>${inner()}${paragraph(prop(node, "result"))}</li>`,
  Details: (node, inner) => `<h4>${prop(node, "summary") ?? ""}</h4>${inner()}`,
  TabItem: (node, inner) => `<h4>${prop(node, "label") ?? ""}</h4>${inner()}`,
  FaqItem: (node, inner) => `<h3>${prop(node, "q") ?? ""}</h3>${inner()}`,
  ExampleValue: (node) => `${prop(node, "value") ?? ""} (example value)`,
  StatusBadge: (node) => prop(node, "value") ?? "",
  Bars: (node) => `${paragraph(prop(node, "caption"))}${paragraph(prop(node, "alt"))}`,
  MockPanel: (node) => paragraph(prop(node, "alt")),
  CardGrid: (_node, inner) => `<ul>${inner()}</ul>`,
  Card: (node, _inner, base, pageUrl) =>
    `<li><a href="${escapeHtml(absolute(stringProp(node, "to") ?? "", base, pageUrl))}">${prop(node, "title") ?? ""}</a> ${prop(node, "text") ?? ""}</li>`,
  CompareTable: (node) => tableHtml(prop(node, "caption"), node.props?.columns, node.props?.rows),
  Checklist: (node) => listHtml(node.props?.items),
  RelatedPages: (node, _inner, base) => linksHtml(node.props?.pages, base),
};

function tableHtml(caption: string | undefined, columns: unknown, rows: unknown): string {
  if (!Array.isArray(columns) || !Array.isArray(rows)) return "";
  const row = (cells: unknown, cell: "th" | "td") =>
    `<tr>${(Array.isArray(cells) ? cells : []).map((text) => `<${cell}>${escapeHtml(String(text))}</${cell}>`).join("")}</tr>`;
  return `<table><caption>${caption ?? ""}</caption>${row(columns, "th")}${rows.map((cells) => row(cells, "td")).join("")}</table>`;
}

function listHtml(items: unknown): string {
  return Array.isArray(items) ? `<ul>${items.map((item) => `<li>${escapeHtml(String(item))}</li>`).join("")}</ul>` : "";
}

function linksHtml(pages: unknown, base: string): string {
  if (!Array.isArray(pages)) return "";
  const entries = pages.map(
    (page: { href?: unknown; title?: unknown }) =>
      `<li><a href="${escapeHtml(base + String(page.href ?? ""))}">${escapeHtml(String(page.title ?? ""))}</a></li>`,
  );
  return `<ul>${entries.join("")}</ul>`;
}

function absolute(href: string, base: string, pageUrl: string): string {
  if (href.startsWith("#")) return pageUrl + href;
  return href.startsWith("/") && !href.startsWith("//") ? base + href : href;
}

/** Text as HTML or XML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
}
