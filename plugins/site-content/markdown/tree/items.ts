import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import {
  element,
  isElement,
  isNotBlank,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import { isUnknownTag, withoutTags } from "../mdast/unknownTags";
import type { Report } from "../report";

/**
 * Puts every item into its list, as the descriptors say (`holds`): an item on its own gets a list, and what a list cannot show is
 * moved before or after its items, with a warning, so that no text is lost and no list has other children in its HTML.
 */
export function withItemsInLists(
  tree: readonly TreeNode[],
  components: ComponentNames,
  report: Report,
): TreeNode[] {
  const listOf = new Map(
    Object.entries(components.authored).flatMap(([list, { holds = [] }]) =>
      holds.map((item) => [item, list] as const),
    ),
  );

  function placed(nodes: readonly TreeNode[], parent?: string): TreeNode[] {
    const settled = nodes.flatMap((node) =>
      isElement(node) && node.children
        ? withoutOthers({ ...node, children: placed(node.children, node.type) })
        : [node],
    );
    return runs(settled, (node) => listOf.get(node.type)).flatMap(({ key: list, nodes: items }) =>
      list === undefined || list === parent ? items : [element(list, {}, items, lineOf(items))],
    );
  }

  function withoutOthers(list: TreeElement): TreeNode[] {
    const { type, props, children = [], line } = list;
    const holds = authoredComponent(components, type)?.holds;
    if (!holds) return [list];
    const parts = runs(children, (node) => (holds.includes(node.type) ? type : undefined));
    const others = parts.filter(({ key, nodes }) => key === undefined && nodes.some(isNotBlank));
    if (others.length === 0) return [list];
    const mistakes = others
      .flatMap(({ nodes }) => nodes)
      .filter((node) => isNotBlank(node) && !isUnknownTag(node));
    const place = lineOf(mistakes) ?? line;
    const [item] = holds;
    if (item === undefined) {
      report(
        "error",
        place,
        `<${type}> does not show its content.`,
        `Write <${type} … />, with the text before or after it.`,
      );
      return [list];
    }
    if (mistakes.length > 0)
      report(
        "lenient",
        place,
        `<${type}> has content outside a <${item}>.`,
        `Put it into a <${item}> or outside of <${type}>; until then the page shows it outside.`,
      );
    return parts.flatMap(({ key, nodes }) =>
      key === undefined ? withoutTags(nodes) : [element(type, props, nodes, line)],
    );
  }

  return placed(tree);
}

type Run = { readonly key: string | undefined; readonly nodes: TreeNode[] };

/** Groups neighbours with the same key; blank text between two of them belongs to the group. */
export function runs(
  nodes: readonly TreeNode[],
  keyOf: (node: TreeElement) => string | undefined,
): readonly Run[] {
  const result: Run[] = [];
  for (const node of nodes) {
    const run = result.at(-1);
    const key = isElement(node) ? keyOf(node) : undefined;
    if (run && (run.key === key || !isNotBlank(node))) run.nodes.push(node);
    else result.push({ key, nodes: [node] });
  }
  return result;
}

export function lineOf(nodes: readonly TreeNode[]): number | undefined {
  return nodes.find(isElement)?.line;
}
