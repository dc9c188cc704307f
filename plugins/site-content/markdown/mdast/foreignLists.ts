import type { List, ListItem, Nodes } from "mdast";
import { expressionOf, NotData, readValue } from "./expressions";
import {
  attributeOf,
  isJsx,
  type Jsx,
  renameAttributes,
  textAttribute,
  unwrap,
} from "./mdastNodes";

const TAB = new Set(["Tab", "Tabs.Tab", "Tabs.Item", "TabItem"]);
/** Their labels, which tab is open at first and how tabs look, and what opens the tabs of other groups with them. */
const ATTRIBUTES = {
  items: undefined,
  defaultIndex: undefined,
  persist: undefined,
  updateAnchor: undefined,
  storageKey: "groupId",
};

/** `<Tabs items={["A", "B"]}>` of Nextra and Fumadocs, with the labels on the tabs, which stand in the order of the list. */
export function labelTabs(node: Jsx): void {
  const labels = textList(node, "items");
  if (labels === undefined) return;
  const tabs = childrenOf(node).filter((child) => isJsx(child) && TAB.has(child.name ?? ""));
  for (const [index, tab] of tabs.entries()) {
    if (!isJsx(tab) || ["label", "title"].some((name) => textAttribute(tab, name) !== undefined))
      continue;
    const label = textAttribute(tab, "value") ?? labels[index];
    if (label === undefined) continue;
    tab.name = "TabItem";
    tab.attributes.push({ type: "mdxJsxAttribute", name: "label", value: label });
  }
  renameAttributes(node, ATTRIBUTES);
}

/** An attribute that is a list of texts. */
function textList(node: Jsx, name: string): string[] | undefined {
  const value = attributeOf(node, name)?.value;
  const expression = typeof value === "object" ? expressionOf(value?.data?.estree) : undefined;
  const list = expression && dataOf(() => readValue(expression));
  return Array.isArray(list) ? list.filter((each) => typeof each === "string") : undefined;
}

function dataOf<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotData) return undefined;
    throw error;
  }
}

/**
 * Steps as other tools have them: around a list (Starlight) or headings (Nextra) they are only that, and steps without titles
 * (Fumadocs) are the items of a list.
 */
export function readSteps(node: Jsx): void {
  const steps = childrenOf(node).filter((child) => isJsx(child) && child.name === "Step");
  const isTitled = steps.some((step) => isJsx(step) && step.attributes.length > 0); // perhaps by a misspelled name
  const isOther = node.children.some(({ type }) => type === "list" || type === "heading");
  if (isTitled || (steps.length === 0 && !isOther)) return;
  unwrap(node);
  if (steps.length === node.children.length)
    node.children = [listOf(steps)] as typeof node.children;
}

function listOf(steps: readonly Nodes[]): List {
  const items = steps.map((step) => {
    const children = childrenOf(step);
    return { type: "listItem", spread: true, children } as ListItem;
  });
  return { type: "list", ordered: true, spread: true, children: items };
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return "children" in node ? node.children : [];
}
