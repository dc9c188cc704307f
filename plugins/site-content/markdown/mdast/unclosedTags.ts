import type { Html, Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { quotable, type Report } from "../report";
import { lineFinder } from "../text/lines";

/** Inline elements: they must end in the same block. */
const IN_LINE = new Set(
  "abbr address b bdi bdo big cite code data del dfn em font i ins kbd mark output q s samp small span strike strong sub sup time tt u var".split(
    " ",
  ),
);
/** Elements that never have content, so that a slash at their end means nothing. */
const VOID = new Set(
  "area base basefont br col embed frame hr img input link meta param source track wbr".split(" "),
);
/** Those that show something even without attributes. */
const SHOWN_BARE = new Set(["br", "hr", "wbr"]);
const OF_TABLE = new Set("caption col colgroup tbody td tfoot th thead tr".split(" "));
/** For each part, the elements it belongs in, where old HTML leaves it unclosed; elsewhere its tag is just a name in text. */
const CONTAINERS: ReadonlyMap<string, RegExp> = new Map([
  ...[...OF_TABLE].map((name) => [name, /^table$/] as const),
  ["li", /^(?:ul|ol|menu|dir)$/],
  ["dd", /^dl$/],
  ["dt", /^dl$/],
  ["option", /^(?:select|datalist)$/],
  ["optgroup", /^select$/],
  ["rp", /^ruby$/],
  ["rt", /^ruby$/],
]);
/** Elements that a page cannot contain, or that it already has: their tags vanish. */
const OF_DOCUMENT = new Set("body frame frameset head html".split(" "));

/** A tag that is a node by itself, as inline tags are. */
const ONE_TAG = /^<(\/?)([A-Za-z][\w-]*)(?:\s[^<>]*)?>$/;
/** A tag without attributes before text. */
const BEFORE_TEXT = /<([a-z]+)>(?=[ \t]*[^\s<])/gi;
const CONTAINER_TAG = /<(\/?)(table|ul|ol|menu|dir|dl|select|datalist|ruby)\b/gi;
/** A tag in the middle of a sentence: `The <p> element`. */
const IN_SENTENCE = /(?<=[\p{L}\p{N},(][ \t]+|[(/])<[pP]>(?=[ \t]+[\p{Ll}(]|[,.;:)/])/uy;

/**
 * Shows a tag in running text that is never closed as text: `Send it to <address>` would put the rest of the page into an
 * element, and in `Each <td> is a cell` the word would vanish.
 */
export function showUnclosed(tree: Root, source: string, report: Report): void {
  const open = new OpenContainers();
  visit(tree, (node) => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
      showInLine(node, open.copy(), source, report);
    if (node.type !== "html") return;
    if (!ONE_TAG.test(node.value.trim())) showBeforeText(node, open.copy(), source, report);
    open.read(node.value);
  });
}

/** Number of open elements that can contain parts, by name. */
class OpenContainers {
  constructor(private readonly depths: Map<string, number> = new Map()) {}

  copy(): OpenContainers {
    return new OpenContainers(new Map(this.depths));
  }

  read(html: string): void {
    for (const [, slash, written = ""] of html.matchAll(CONTAINER_TAG)) {
      const name = written.toLowerCase();
      this.depths.set(name, Math.max(0, (this.depths.get(name) ?? 0) + (slash ? -1 : 1)));
    }
  }

  /** Whether an element has to be inside others, none of which is open. */
  isOutside(name: string): boolean {
    const container = CONTAINERS.get(name);
    if (!container) return false;
    return ![...this.depths].some(([open, depth]) => depth > 0 && container.test(open));
  }
}

/** Whether an element of this name never has content. */
export function isVoid(name: string): boolean {
  return VOID.has(name.toLowerCase());
}

/**
 * Whether the next tag of an element is the one that closes it: `a <b then c> d` has no such tag.
 * @param after what follows the text: joining the two for each tag would take quadratic time
 */
export function isClosedNext(name: string, text: string, after = ""): boolean {
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])`, "i");
  return (tag.exec(text) ?? tag.exec(after))?.[1] === "/";
}

/** @param containers elements that are open before the block */
function showInLine(
  block: Nodes,
  containers: OpenContainers,
  source: string,
  report: Report,
): void {
  const open: { readonly node: Html; readonly name: string }[] = [];
  visit(block, "html", (node) => {
    containers.read(node.value);
    const [, slash, written = ""] = ONE_TAG.exec(node.value) ?? [];
    const name = written.toLowerCase();
    if (name === "") return;
    if (slash === "" && (IN_LINE.has(name) || isWord(node, name, containers, source)))
      open.push({ node, name });
    else if (slash === "/") {
      const at = open.findLastIndex((tag) => tag.name === name);
      if (at !== -1) open.splice(at, 1);
    }
  });
  for (const { node, name } of open) {
    reportUnclosed(node.value, name, node.position?.start.line, report);
    node.value = node.value.replace("<", "&lt;");
  }
}

/** Whether an inline tag is meant as a name: it has no attributes, and nothing on the page closes it. */
function isWord(
  { value, position }: Html,
  name: string,
  containers: OpenContainers,
  source: string,
): boolean {
  if (!/^<[a-z][a-z\d]*>$/i.test(value)) return false;
  if (OF_TABLE.has(name)) return containers.isOutside(name);
  if (VOID.has(name)) return !SHOWN_BARE.has(name);
  if (CONTAINERS.has(name) && !containers.isOutside(name)) return false;
  const { start, end } = position ?? {};
  const rest = source.slice(end?.offset);
  if (isClosedNext(name, rest)) return false;
  if (name !== "p") return true;
  IN_SENTENCE.lastIndex = start?.offset ?? 0;
  return IN_SENTENCE.test(source);
}

/** The same for tags at the beginning of lines that are entirely HTML: `<td> is a cell`. */
function showBeforeText(
  node: Html,
  containers: OpenContainers,
  source: string,
  report: Report,
): void {
  const { value, position } = node;
  if (/^\s*<(?:!--|[!?]|(?:script|style|pre|textarea)\b)/i.test(value)) return;
  const lineAt = lineFinder(value, position?.start.line);
  let read = 0;
  node.value = value.replace(BEFORE_TEXT, (tag: string, written: string, at: number) => {
    const name = written.toLowerCase();
    containers.read(value.slice(read, at));
    read = at;
    const isLost = OF_DOCUMENT.has(name) || (OF_TABLE.has(name) && containers.isOutside(name));
    const rest = value.slice(at + tag.length);
    if (!isLost || isClosedNext(name, rest, source.slice(position?.end.offset))) return tag;
    reportUnclosed(tag, name, lineAt(at), report);
    return tag.replace("<", "&lt;");
  });
}

function reportUnclosed(tag: string, name: string, line: number | undefined, report: Report): void {
  report(
    "warning",
    line,
    isVoid(name) && !OF_DOCUMENT.has(name)
      ? `"${quotable(tag)}" has no attributes, so it is shown as text.`
      : `"${quotable(tag)}" is never closed in its block, so it is shown as text.`,
    IN_LINE.has(name) ? "Close it, or put it in code." : "Put it in code.",
  );
}
