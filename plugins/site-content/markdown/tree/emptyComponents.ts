import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import {
  isElement,
  isNotBlank,
  type Json,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import type { Report } from "../report";

/** Reports components that show readers nothing, according to their descriptors. */
export function reportEmptyComponents(
  nodes: readonly TreeNode[],
  components: ComponentNames,
  report: Report,
): void {
  for (const node of nodes.filter(isElement)) {
    if (isEmpty(node, components))
      report(
        "lenient",
        node.line,
        `${nameOf(node)} is empty.`,
        `${remedyFor(node, components)}, or remove it.`,
      );
    for (const name of emptyLists(node, components))
      report(
        "lenient",
        node.line,
        `The list "${name}" of <${node.type}> is empty.`,
        "Add entries to it, or remove the tag.",
      );
    reportEmptyComponents(node.children ?? [], components, report);
  }
}

/** Boxes are written in Markdown. */
function nameOf({ type }: TreeElement): string {
  return type === "Admonition" ? "The box" : `<${type}>`;
}

function isEmpty(node: TreeElement, components: ComponentNames): boolean {
  const { holds = [], emptyWithout = holds.length > 0 ? [] : undefined } =
    authoredComponent(components, node.type) ?? {};
  if (emptyWithout === undefined || (node.children ?? []).some(isNotBlank)) return false;
  if (Object.values(node.props ?? {}).includes(null)) return false; // `tree.ts` has reported what it could not read
  return emptyWithout.every((name) => hasNothing(node.props?.[name]));
}

function hasNothing(value: Json | undefined): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

function remedyFor(node: TreeElement, components: ComponentNames): string {
  const [item] = authoredComponent(components, node.type)?.holds ?? [];
  return item === undefined ? "Write its content" : `Put a <${item}> into it`;
}

/** Required lists of a component that have no entry. */
function emptyLists(node: TreeElement, components: ComponentNames): readonly string[] {
  return Object.keys(authoredComponent(components, node.type)?.props ?? {}).filter((name) => {
    const value = node.props?.[name]; // optional lists, "name?" in the shapes, are not included
    return Array.isArray(value) && value.length === 0;
  });
}
