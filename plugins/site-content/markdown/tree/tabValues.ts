import {
  isElement,
  isNotBlank,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import { didYouMean } from "../../../../src/domain/problems";
import { textOf } from "../../../../src/domain/treeProps";
import type { Report } from "../report";

/**
 * Gives each tab of a group a unique value: readers could open only the first of two with the same value. Two with the same label
 * are reported, since nobody can tell them apart, and so is a default value that no tab has.
 */
export function withOwnValues(tree: readonly TreeNode[], report: Report): TreeNode[] {
  return mapTree(tree, (node) => (node.type === "Tabs" ? withValues(node, report) : node));
}

function withValues(tabs: TreeElement, report: Report): TreeElement {
  const given = new Set((tabs.children ?? []).flatMap((tab) => tabValue(tab) ?? []));
  checkDefault(tabs, given, report);
  const taken = new Set<string>();
  const labels = new Set<string>();
  const children = tabs.children?.map((tab) => {
    const value = tabValue(tab);
    if (!isElement(tab) || value === undefined) return tab;
    const label = textOf(tab.props?.label);
    if (!taken.has(value)) {
      taken.add(value);
      if (label !== undefined && labels.has(label))
        report(
          "lenient",
          tab.line,
          `<Tabs> has two tabs with the label "${label}".`,
          "Give this one a label of its own.",
        );
      if (label !== undefined) labels.add(label);
      return tab;
    }
    const own = freeValue(value, given);
    given.add(own);
    report(
      "lenient",
      tab.line,
      `<Tabs> has two tabs with the value "${value}".`,
      `Give this one a value of its own, such as value="${own}".`,
    );
    return { ...tab, props: { ...tab.props, value: own } };
  });
  return { ...tabs, ...(children && { children }) };
}

function checkDefault(tabs: TreeElement, given: ReadonlySet<string>, report: Report): void {
  const value = textOf(tabs.props?.defaultValue);
  const isWhole = tabs.children?.every((tab) => tabValue(tab) !== undefined); // a faulty one does not count as a tab
  if (value === undefined || given.has(value) || !isWhole) return;
  report(
    "lenient",
    tabs.line,
    `<Tabs> has no tab with the value "${value}", which its defaultValue names.${didYouMean(value, [...given])}`,
    "Write the value of one of its tabs, or remove defaultValue.",
  );
}

function tabValue(tab: TreeNode): string | undefined {
  return isElement(tab) && tab.type === "TabItem" ? textOf(tab.props?.value) : undefined;
}

/** The value with the first number that makes it unique. */
function freeValue(value: string, given: ReadonlySet<string>): string {
  let number = 2;
  while (given.has(`${value}-${number}`)) number++;
  return `${value}-${number}`;
}

/** A tab whose only code has the tab's label as its title, as in other tools' code tabs: the label is shown once. */
export function withTitleOnce(tab: TreeElement): TreeNode {
  const [code, ...others] = (tab.children ?? []).filter(isNotBlank);
  if (tab.type !== "TabItem" || others.length > 0 || !code || !isElement(code)) return tab;
  const title = stringProp(code, "title");
  if (code.type !== "CodeBlock" || title === undefined || title !== stringProp(tab, "label"))
    return tab;
  const { title: _, ...props } = code.props ?? {};
  return { ...tab, children: [{ ...code, props }] };
}
