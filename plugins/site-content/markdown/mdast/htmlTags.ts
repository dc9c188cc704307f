import type { Html, Nodes, Root } from "mdast";
import { toString as textIn } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { reportIndentedCode } from "../faults/indentedCode";
import { quotable, type Report } from "../report";
import { blank, lineFinder } from "../text/lines";
import { innerLink, isAddress } from "../tree/linkNesting";
import { inPlaceOf } from "./foreignComponents";
import type { TreePass } from "./mdastNodes";
import { isClosedNext, isVoid, showUnclosed } from "./unclosedTags";

const NAMES = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button
  canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset
  figcaption figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins
  kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object ol optgroup option
  output p param path picture plaintext pre progress q rect circle ellipse line polygon polyline text tspan defs use symbol
  animate clippath desc feblend fedropshadow fegaussianblur filter foreignobject image lineargradient marker mask
  pattern radialgradient set stop switch textpath view mi mn mo mrow mfrac msup msub msubsup msqrt mroot mtext mover munder
  munderover mtable mtr mtd mspace semantics annotation rb rp rt rtc ruby s samp script search section select slot small source span strike strong style sub summary sup svg
  table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp`.split(
    /\s+/,
  ),
);
/** Attributes that are written without a value, or left without one by mistake. */
const WITHOUT_VALUE =
  /^(open|hidden|disabled|checked|selected|controls|loop|muted|autoplay|playsinline|reversed|required|readonly|multiple|async|defer|inert|nowrap|noshade|compact|itemscope|allowfullscreen|disablepictureinpicture|disableremoteplayback|ismap|novalidate|formnovalidate|contenteditable|nomodule|default|seamless|scoped|align|alt|href|name|id|class|width|height|title|src|download|border|value|valign|clear|start|type|markdown|data-[\w-]+|aria-[\w-]+)$/i;
const TAG =
  /<(\/?)([A-Za-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/g;

/** Parents of inline tags. Other tags are blocks, and may be closed anywhere below. */
const IN_BLOCK = new Set(["paragraph", "heading", "tableCell", "emphasis", "strong", "link"]);

/** Whether HTML has an element of this name, regardless of case. */
export function isHtmlName(name: string): boolean {
  return NAMES.has(name.toLowerCase());
}

/**
 * Shows text that only looks like a tag in a `.md` file: `Vec<u8>`, `<your-address>`, `a <b then c> d`. As tags they would
 * vanish, or change the text after them. Component tags are removed, but not their content. Both are reported.
 * @param rename says how to have the file read with its components
 */
export function remarkHtmlTags(report: Report, rename = "Rename the file to .mdx."): TreePass {
  return (tree, source) => {
    visit(tree, "html", (node, _, parent) => {
      reportMarkdown(node, report);
      const isInLine = parent !== undefined && IN_BLOCK.has(parent.type);
      const end = isInLine ? parent.position?.end.offset : undefined;
      const below = String(source.value).slice(node.position?.end.offset, end);
      node.value = cleaned(node, below, rename, report);
    });
    endLinks(tree, report);
    showUnclosed(tree, String(source.value), report);
    reportIndentedCode(tree, String(source.value), report);
  };
}

const LINK_TAG = /<(?:a\s[^<>]*\bhref\s*=\s*["']?([^"'\s<>]*)[^<>]*|\/a\s*)>/gi;

/**
 * Reports a Markdown link inside an HTML link, which ends there. An address that Markdown turned into a link becomes plain text
 * of the link around it.
 */
function endLinks(tree: Root, report: Report): void {
  let open: string | undefined;
  visit(tree, ["html", "link"], (node, index, parent) => {
    if (node.type === "html")
      for (const [, href] of node.value.matchAll(LINK_TAG)) {
        if (href !== undefined && open !== undefined) reportInnerLink(open, node, report);
        open = href;
      }
    if (node.type !== "link" || open === undefined) return;
    if (!isAddress(textIn(node), node.url)) reportInnerLink(open, node, report);
    else if (parent && index !== undefined) parent.children.splice(index, 1, ...node.children);
  });
}

function reportInnerLink(href: string, { position }: Nodes, report: Report): void {
  report("lenient", position?.start.line, ...innerLink(href));
}

/** Bold text, a link by address or by reference, a footnote, a formula, code, and a list item. */
const MARKDOWN =
  /\*\*[^\s*][^*\n]*\*\*|\[[^\]\n]{0,200}\]\([^)\s]{1,500}\)|(?<![\w\]])\[[^[\]\n]{1,200}\]\[[^[\]\n]{1,200}\]|\[\^[^[\]\s]+\]|\$(?=[^$\n]*[\\^_])(?!\s)[^$\n]+(?<=\S)\$(?!\w)|`[^`\n]+`|^[ \t]*(?:[-*+]|\d+\.|#{1,6})[ \t]+\S.*$/m;
const VERBATIM = /<(?:pre|code|script|style|textarea|svg)\b/i;
const NOT_TEXT =
  /<!--(?:(?!<!--)[\s\S])*?(?:-->|$)|<\/?[a-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<[^<>]*>/gi;

/** The text of HTML line by line, with spaces for tags and comments; empty for elements whose text is literal, such as code. */
export function shownIn(html: string): string {
  if (VERBATIM.test(html)) return "";
  return html.replace(NOT_TEXT, blank);
}

/** Markdown right below a tag is text: CommonMark reads it again only after a blank line. */
function reportMarkdown({ value, position }: Html, report: Report): void {
  const text = shownIn(value);
  const found = MARKDOWN.exec(text);
  if (!found) return;
  const [what] = found;
  report(
    "warning",
    lineFinder(text, position?.start.line)(found.index + what.search(/\S/)),
    `"${quotable(what.trim(), 60)}" is shown as text: it is inside HTML.`,
    "Leave a blank line between the tag and the Markdown.",
  );
}

/** Matches a tag: its slash, its name, its attributes, and the slash at its end. */
type Tag = readonly [whole: string, slash: string, name: string, attributes: string, end: string];

/** @param below the source after the HTML, up to where its tags may be closed */
function cleaned({ value, position }: Html, below: string, rename: string, report: Report): string {
  if (/^\s*<(!--|[!?])/.test(value) || /^\s*<(script|style|pre|textarea)\b/i.test(value))
    return value;
  const lineAt = lineFinder(value, position?.start.line);
  return value.replace(TAG, (...[whole, slash, name, attributes, end, at]: [...Tag, number]) => {
    const line = lineAt(at);
    const tag: Tag = [whole, slash, name, attributes, end];
    const isClosed = () => isClosedNext(name, value.slice(at + whole.length), below);
    return isHtmlName(name)
      ? htmlTag(tag, isClosed, line, report)
      : otherTag(tag, isClosed, line, rename, report);
  });
}

function htmlTag(
  [whole, slash, name, attributes, end]: Tag,
  isClosed: () => boolean,
  line: number,
  report: Report,
): string {
  const bare = slash ? [] : attributes.replace(/=\s*("[^"]*"|'[^']*'|\S+)/g, "=").split(/\s+/);
  const words = bare.filter(
    (word) => word !== "" && !word.endsWith("=") && !WITHOUT_VALUE.test(word),
  );
  const isTag = words.length === 0 || /=\s*["']/.test(attributes) || isClosed();
  if (!isTag) return asText(whole, line, report);
  return end === "" || isVoid(name) ? whole : closed(whole, name);
}

/** Handles a tag that HTML does not have: a component's, another tool's, or not a tag at all. */
function otherTag(
  [whole, slash, name, attributes, end]: Tag,
  isClosed: () => boolean,
  line: number,
  rename: string,
  report: Report,
): string {
  const remedy = /^[a-z]/.test(name) ? inPlaceOf(name) : undefined;
  // `<RPC URL>` and `<Token A>` are placeholders, as in licences and examples.
  const isComponent =
    /^[A-Z]/.test(name) && (slash !== "" || end !== "" || attributes.includes("=") || isClosed());
  if (remedy === undefined && !isComponent) return asText(whole, line, report);
  if (slash === "")
    report(
      "warning",
      line,
      remedy === undefined
        ? `<${name}> is a component, which .md files cannot use; only its content is shown.`
        : `HTML has no <${name}>; only its content is shown.`,
      remedy ?? rename,
    );
  return "";
}

/** `<a name="x" />` as its author meant it: HTML ignores the slash, and the element would continue to the end of the page. */
function closed(tag: string, name: string): string {
  return `${tag.replace(/\/>$/, "").trimEnd()}></${name}>`;
}

function asText(tag: string, line: number, report: Report): string {
  const written = quotable(tag);
  report(
    "warning",
    line,
    `"${written}" is not an HTML tag, so it is shown as text.`,
    `Write ${written.replace("<", "&lt;")}, or put it in code.`,
  );
  return tag.replace(/</g, "&lt;");
}
