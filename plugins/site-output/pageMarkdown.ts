import type { ElementContent } from "hast";
import { defaultHandlers, type Handle, type State, toMdast } from "hast-util-to-mdast";
import type { PhrasingContent, RootContent } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import type { ComponentSpecs } from "../../src/domain/componentSpec";
import type { TreeNode } from "../../src/domain/documentTree";
import type { FeedPlace } from "../../src/domain/html";
import { raisedText } from "../../src/domain/raisedText";
import { treeToHast } from "../../src/domain/treeHtml";

/** A formula as its TeX. */
const formula: Handle = (_state, node) => {
  const value = String(node.properties.alttext ?? "");
  return node.properties.display === "block"
    ? { type: "math", value }
    : { type: "inlineMath", value };
};

/** A link without the definition that its tooltip shows; an anchor without an address becomes its text. */
const link: Handle = (state, node) => {
  if (node.properties.href === undefined) return state.all(node) as PhrasingContent[];
  const { title: _, ...properties } = node.properties;
  const href = String(properties.href).replace(/[<>]/g, encodeURIComponent);
  const made = defaultHandlers.a(state, { ...node, properties: { ...properties, href } });
  if (made.type !== "link") return made;
  const children = made.children.map(
    (child): PhrasingContent =>
      child.type === "html" ? { type: "text", value: child.value } : child,
  );
  return { ...made, children };
};

/**
 * `10<sup>18</sup>` as 10¹⁸: Markdown has no superscript. Words keep their tags, since nobody would search for ₙₒₜₑ; links in
 * them, such as those of footnotes, are kept.
 */
const script: Handle = (state, node) => {
  const [only, ...others] = node.children;
  if (only?.type !== "text" || others.length > 0) return state.all(node) as PhrasingContent[];
  const { tagName } = node;
  const shown = raisedText(tagName, only.value);
  if (shown === only.value || !/[a-z]{2}/.test(only.value)) return { type: "text", value: shown };
  return [
    { type: "html", value: `<${tagName}>` },
    { type: "text", value: only.value },
    { type: "html", value: `</${tagName}>` },
  ];
};

/** The summary of a disclosure, in bold above its content. */
const summary: Handle = (state, node) => ({
  type: "paragraph",
  children: [{ type: "strong", children: state.all(node) as PhrasingContent[] }],
});

/** Addresses, and words that look like tags: with Markdown's escapes they could not be copied. */
const COPIED =
  /((?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(<\/?[A-Za-z][^<>\n]*>)/;

/** A text whose addresses and placeholders stay as they are. */
function copyable(value: string): PhrasingContent[] {
  return value.split(COPIED).flatMap((part = ""): PhrasingContent[] => {
    if (part === "") return [];
    const [, address, tag] = COPIED.exec(part) ?? [];
    if (address === part) return [{ type: "html", value: part }];
    return [{ type: tag === part ? "inlineCode" : "text", value: part }];
  });
}

/** A Markdown cell is one line: blocks in it are separated by HTML line breaks. */
function inLine(nodes: readonly RootContent[]): PhrasingContent[] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === "code")
      lines.push(...node.value.split("\n").map((value) => codeLine(value)), []);
    else if (node.type === "list")
      for (const { children } of node.children)
        lines.push([{ type: "text", value: "• " }, ...inLine(children)], []);
    else if (node.type === "paragraph" || node.type === "blockquote" || node.type === "heading")
      lines.push(inLine(node.children), []);
    else if (node.type === "text") {
      // a table in a cell becomes text with a line for each row
      const [first = "", ...rest] = node.value.replaceAll("\t", " ").split("\n");
      lines.at(-1)?.push({ type: "text", value: first });
      lines.push(...rest.map((value): PhrasingContent[] => [{ type: "text", value }]));
    } else lines.at(-1)?.push(node as PhrasingContent);
  }
  return lines
    .filter(({ length }) => length > 0)
    .flatMap((line, index) => (index === 0 ? line : [{ type: "html", value: "<br>" }, ...line]));
}

function codeLine(value: string): PhrasingContent[] {
  return value.trim() === "" ? [] : [{ type: "inlineCode", value }];
}

/** The caption of a table becomes a paragraph above it: Markdown tables have none. */
const tableWithCaption: Handle = (state, node) => {
  const isCaption = (child: ElementContent) =>
    child.type === "element" && child.tagName === "caption";
  const children = node.children.filter((child) => !isCaption(child));
  const table = defaultHandlers.table(state, { ...node, children });
  for (const row of table.type === "table" ? table.children : [])
    for (const cell of row.children) cell.children = inLine(cell.children);
  const caption = node.children.find(isCaption);
  if (caption?.type !== "element") return table;
  return [{ type: "paragraph", children: state.all(caption) as PhrasingContent[] }, table];
};

const MARKDOWN = remark()
  .use(remarkMath)
  .use(remarkGfm, { tablePipeAlign: false })
  .data("settings", { bullet: "-", rule: "-" });

type MarkdownPage = {
  readonly title: string;
  readonly heading?: string | null;
  /** `planned`, `testnet` or `live`: said below the heading. */
  readonly status?: string | null;
  readonly tree: readonly TreeNode[];
};

/**
 * A page as GitHub-flavoured Markdown: components as their nodes, formulas as TeX, addresses absolute.
 * @param page its heading (or else its title), which becomes the only one of level 1, and its tree
 */
export function pageMarkdown(
  { title, heading, status, tree }: MarkdownPage,
  place: FeedPlace,
  components: ComponentSpecs,
): string {
  const body = toMdast(
    { type: "root", children: treeToHast(tree, place, components) },
    {
      handlers: {
        a: link,
        math: formula,
        sub: script,
        summary,
        sup: script,
        table: tableWithCaption,
      },
      nodeHandlers: { text: (_: State, { value }: { value: string }) => copyable(value) as never },
    },
  );
  const text = body.type === "root" ? body.children : [];
  const first: RootContent = {
    type: "heading",
    depth: 1,
    children: [{ type: "text", value: heading ?? title }],
  };
  const state: RootContent[] = status
    ? [{ type: "paragraph", children: [{ type: "text", value: `Status: ${status}` }] }]
    : [];
  return MARKDOWN.stringify({
    type: "root",
    children: [first, ...state, ...(text as RootContent[])],
  });
}
