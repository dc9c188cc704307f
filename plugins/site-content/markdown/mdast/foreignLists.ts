import type { List, ListItem, Nodes } from "mdast";
import { propertyOf } from "../../../../src/domain/json";
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
/** Attributes of tabs for labels, the initially open tab, looks, and synchronised groups, with their names here. */
const ATTRIBUTES = {
  items: undefined,
  values: undefined,
  defaultIndex: undefined,
  persist: undefined,
  updateAnchor: undefined,
  storageKey: "groupId",
};

/**
 * Labels tabs from a list on the group: in order, `items={["A", "B"]}` (Nextra, Fumadocs), or by value, `values={[{ value: "a",
 * label: "A" }]}` (Docusaurus). Starlight names a group with `syncKey`.
 */
export function labelTabs(node: Jsx): void {
  renameAttributes(node, { syncKey: "groupId" });
  const list = listIn(node, "items") ?? listIn(node, "values");
  if (list === undefined) return;
  const tabs = childrenOf(node).filter((child) => isJsx(child) && TAB.has(child.name ?? ""));
  for (const [index, tab] of tabs.entries()) {
    if (!isJsx(tab) || ["label", "title"].some((name) => attributeOf(tab, name) !== undefined))
      continue;
    const value = textAttribute(tab, "value");
    const entry = value === undefined ? list[index] : list.find((each) => each.value === value);
    const label = entry?.label ?? value;
    if (label === undefined) continue;
    tab.name = "TabItem";
    tab.attributes.push({ type: "mdxJsxAttribute", name: "label", value: label });
  }
  renameAttributes(node, ATTRIBUTES);
}

type Label = { readonly value: string; readonly label: string };

/** Reads an attribute that is a list of labels, with or without the values of their tabs. */
function listIn(node: Jsx, name: string): Label[] | undefined {
  const value = attributeOf(node, name)?.value;
  const expression = typeof value === "object" ? expressionOf(value?.data?.estree) : undefined;
  const list = expression && dataOf(() => readValue(expression));
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((entry: unknown) => {
    const own = typeof entry === "string" ? entry : propertyOf(entry, "value");
    const label = propertyOf(entry, "label");
    if (typeof own !== "string") return [];
    return [{ value: own, label: typeof label === "string" ? label : own }];
  });
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
 * Steps as in other tools: a wrapper around a list (Starlight) or headings (Nextra) is removed, and steps without titles
 * (Fumadocs) become list items.
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
