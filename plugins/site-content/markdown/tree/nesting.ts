import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import {
  element,
  isElement,
  isNotBlank,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import { headingLevel } from "../../../../src/domain/headings";
import type { Report } from "../report";
import {
  excludedBy,
  HOLDS,
  LINES,
  ONCE,
  ORDER,
  OTHERWISE,
  PARTS,
  PHRASING,
  TRANSPARENT,
  WHOLE,
} from "./contentModel";
import { lineOf, runs } from "./items";
import { isPressed, linksAround } from "./linkNesting";

/** The elements around a node, the nearest first. */
type Around = readonly string[];

/**
 * A tree in which every element is where HTML allows it, so that no browser rearranges it. Parts of lists and tables without a
 * parent get one, what a list or a table cannot hold gets an item or a cell of its own, and inline elements give way to blocks
 * inside them. No text is lost; what looks different from how it was written is reported.
 */
export function withValidNesting(
  tree: readonly TreeNode[],
  components: ComponentNames,
  report: Report,
): TreeNode[] {
  /** Whether it is an inline component, such as a glossary term, which is a link itself. */
  const isWord = (type: string) => authoredComponent(components, type)?.inline === true;
  const isInline = ({ type }: TreeElement) =>
    /^[a-z]/.test(type) ? PHRASING.has(type) : !authoredComponent(components, type) || isWord(type);
  const isBlock = (node: TreeNode): boolean =>
    isElement(node) &&
    (TRANSPARENT.has(node.type) ? (node.children ?? []).some(isBlock) : !isInline(node));

  function placed(nodes: readonly TreeNode[], around: Around): TreeNode[] {
    return nodes.flatMap((node) => (isElement(node) ? placedElement(node, around) : [node]));
  }

  function placedElement(node: TreeElement, around: Around): TreeNode[] {
    const { type, children = [] } = node;
    const [parent = ""] = around;
    if (type === "svg") return [node];
    const isPartOfOther = PHRASING.has(type) && PARTS[type]?.includes(parent) === false;
    if (isPartOfOther || (isPressed(node) && isWord(parent))) return placed(children, around);
    const excluding = excludedBy(type, around);
    if (excluding !== undefined) return placed(withoutMeaning(node, excluding), around);
    const words = around.find((name) => LINES.has(name) || isWord(name));
    const isTitle = parent === "summary" && headingLevel(type) !== undefined;
    if (words === undefined || isTitle || isInline(node))
      return whole(node, around, words !== undefined);
    reportBlock(node, words);
    return /^[a-z]/.test(type) ? placed(wordsOf([node]), around) : whole(node, around, true);
  }

  function whole(node: TreeElement, around: Around, isInWords: boolean): TreeNode[] {
    const { type, children = [], line } = node;
    const isComponent = !/^[a-z]/.test(type);
    const inside = [type, ...(isComponent && !isInline(node) ? [] : around)];
    const parts = isInWords ? children : withParts(node, inside);
    const result = element(type, node.props, placed(parts, inside), line);
    return type === "a" && node.props?.href !== undefined
      ? linksAround(result, report)
      : [withRoom(result)];
  }

  /** Strips an element of its meaning when an ancestor must not contain it. */
  function withoutMeaning(node: TreeElement, excluding: string): readonly TreeNode[] {
    const { type, line } = node;
    if (PHRASING.has(type)) return node.children ?? [];
    if (headingLevel(type) !== undefined)
      report(
        "lenient",
        line,
        `<${type}> is inside <${excluding}>, so it is not a heading.`,
        `Put it before <${excluding}>, or write <b>.`,
      );
    return [{ ...node, type: "div" }];
  }

  /** Content that a heading or a summary cannot hold is shown in it as plain words; components stay out. */
  function reportBlock({ type, line }: TreeElement, words: string): void {
    if (type === "p" || type === "div") return;
    report(
      /^[a-z]/.test(type) ? "lenient" : "error",
      line,
      `<${type}> cannot be inside <${words}>, which holds only words.`,
      `Put <${type}> on lines of its own.`,
    );
  }

  /** Replaces blocks with their words, with a space on both sides of each. */
  function wordsOf(nodes: readonly TreeNode[]): TreeNode[] {
    const words = nodes.flatMap((node) =>
      isElement(node) && /^[a-z]/.test(node.type) && !isInline(node)
        ? [" ", ...wordsOf(node.children ?? []), " "]
        : [node],
    );
    return words.filter((word, at) => word !== " " || words[at - 1] !== " ");
  }

  /** Turns a paragraph or an inline element with blocks in it into a box around them. */
  function withRoom(node: TreeElement): TreeElement {
    const { type, children = [], line } = node;
    const isLine = type === "p" || (PHRASING.has(type) && !TRANSPARENT.has(type));
    const block = isLine ? children.find(isBlock) : undefined;
    if (block === undefined) return node;
    if (type !== "p" && type !== "span")
      report(
        "lenient",
        line,
        `<${type}> has no effect, since it contains more than words.`,
        `Write <${type}> around the text alone, in each paragraph.`,
      );
    const inBox = children.map((child) =>
      isElement(child) && PARTS[child.type]?.includes(type) ? otherwise(child) : child,
    );
    return { ...node, type: "div", children: inBox };
  }

  /** The content of an element, each part in its proper place. */
  function withParts(node: TreeElement, [type = "", around]: Around): readonly TreeNode[] {
    const { children = [], line } = node;
    const seen = new Set<string>();
    const once = children.map((child) => {
      if (!isElement(child)) return child;
      const isOneTooMany = ONCE.has(child.type) && seen.has(child.type);
      const hasMore = child.type === "colgroup" && child.children?.some(isNoColumn);
      seen.add(child.type);
      return isOneTooMany || hasMore ? otherwise(child) : child;
    });
    const holds = type === "div" && around === "dl" ? GROUP : HOLDS[type];
    const settled = holds ? withWrapped(once, type, holds, line) : withWholes(once, type);
    const isTitled = type !== "details" || seen.has("summary");
    return inOrder(isTitled ? settled : [element("summary", {}, ["Details"], line), ...settled]);
  }

  function withWrapped(
    nodes: readonly TreeNode[],
    type: string,
    { only, wrap }: { readonly only: readonly string[]; readonly wrap: string },
    line: number | undefined,
  ): TreeNode[] {
    const parts = runs(nodes, (node) => (only.includes(node.type) ? type : undefined));
    return parts.flatMap(({ key, nodes: others }) => {
      if (key !== undefined || !others.some(isNotBlank)) return others;
      const place = lineOf(others) ?? line;
      if (!/^t(?:body|r)$/.test(wrap))
        // these pass any content of a table on to its cells
        report(
          "lenient",
          place,
          `<${type}> has content outside a <${wrap}>.`,
          `Put it into a <${wrap}>; until then the page shows it in one of its own.`,
        );
      return [element(wrap, {}, others, place)];
    });
  }

  function withWholes(nodes: readonly TreeNode[], type: string): TreeNode[] {
    const keyOf = ({ type: part }: TreeElement) =>
      PARTS[part] === undefined || PARTS[part].includes(type) ? undefined : (WHOLE[part] ?? part);
    return runs(nodes, keyOf).flatMap(({ key, nodes: parts }) => {
      const [part] = parts.filter(isElement);
      if (key === undefined || part === undefined) return parts;
      const [whole = ""] = WHOLE[part.type] === undefined ? (PARTS[part.type] ?? []) : [key];
      const hasWhole = whole === key;
      report(
        "lenient",
        part.line,
        `<${part.type}> is outside of <${whole}>, so ${hasWhole ? `it is shown in a <${whole}> of its own` : "only its content is shown"}.`,
        `Write <${whole}> around it.`,
      );
      if (hasWhole) return [element(whole, {}, parts, part.line)];
      return parts.flatMap((each): TreeNode[] => {
        if (!isElement(each)) return [each];
        const other = OTHERWISE[each.type];
        return other === undefined ? [] : [{ ...each, type: other }];
      });
    });
  }

  return placed(withWholes(tree, ""), []);
}

/** A part as shown without its parent. */
function otherwise(part: TreeElement): TreeElement {
  return { ...part, type: OTHERWISE[part.type] ?? part.type };
}

function isNoColumn(node: TreeNode): boolean {
  return isElement(node) ? node.type !== "col" : isNotBlank(node);
}

/** A group of terms in a definition list. */
const GROUP = { only: ["dt", "dd"], wrap: "dd" } as const;

/** Parts in their order; a caption of a figure stays at its beginning or comes to its end. */
function inOrder(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const first = nodes.find(isNotBlank);
  const rank = (node: TreeNode) => {
    if (!isElement(node)) return 0;
    if (node.type === "figcaption") return node === first ? 0 : 1;
    return ORDER[node.type] ?? 0;
  };
  return nodes.some((node) => rank(node) !== 0)
    ? [...nodes].sort((a, b) => rank(a) - rank(b))
    : nodes;
}
