import { readProps } from "../../../../src/domain/componentProps";
import type { ComponentSpec, ComponentSpecs } from "../../../../src/domain/componentSpec";
import { element, type TreeElement, type TreeNode } from "../../../../src/domain/documentTree";
import { collectHeadings, type Heading, skippedLevels } from "../../../../src/domain/headings";
import { type Problem, problem, type RuleFault } from "../../../../src/domain/problems";

/** A component with its properties as its descriptor reads them; undefined if they are missing or wrong, which is reported. */
export function checkedComponent(
  node: TreeElement,
  spec: ComponentSpec,
  report: (fault: RuleFault) => void,
): TreeElement | undefined {
  if (spec.internal) return node;
  const { props, faults } = readProps(node.type, spec.props, node.props ?? {});
  for (const { message, fix } of faults)
    report(fix ? { rule: "component", message, fix } : { rule: "component-hint", message });
  return props && element(node.type, props, node.children, node.line);
}

/** The headings of a page except that of its footnotes, and those that skip a level. */
export function pageHeadings(
  tree: readonly TreeNode[],
  file: string,
  components: ComponentSpecs,
): { readonly headings: readonly Heading[]; readonly problems: readonly Problem[] } {
  return {
    headings: collectHeadings(tree, components).filter(({ id }) => id !== "footnote-label"),
    problems: skippedLevels(tree, components).map(({ text, level, above, line }) =>
      problem(
        "heading-order",
        file,
        line,
        `The heading "${text}" skips from level ${above} to ${level}.`,
      ),
    ),
  };
}
