import type { Nodes } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { authoredComponent, type ComponentNames } from "../../../src/domain/componentSpec";
import { type Jsx, textAttribute } from "./mdastNodes";
import type { Report } from "./report";
import { replaceTabGroup } from "./tabGroups";

/** A component of another tool as the one that does the same here. */
type Same = {
  readonly name: string;
  /** The type of a box. */
  readonly type?: string;
  /** Attributes by the names that they have here; undefined for what the other tool lays out and this one does by itself. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  /** An attribute without which the tag is something else. */
  readonly needs?: string;
};

const BOX = { name: "Admonition" };
const FOLDED = { name: "Details", attributes: { title: "summary", defaultOpen: "open" } };
const GRID = { name: "CardGrid", attributes: { cols: undefined, num: undefined } };
const FOLDED_TITLED = { ...FOLDED, needs: "title" };

/** Components of Mintlify, Starlight, Nextra and Fumadocs that one of this site can stand for as they are written. */
const SAME: ReadonlyMap<string, Same> = new Map<string, Same>([
  ["Note", { ...BOX, type: "note" }],
  ["Info", { ...BOX, type: "info" }],
  ["Tip", { ...BOX, type: "tip" }],
  ["Check", { ...BOX, type: "tip" }],
  ["Warning", { ...BOX, type: "warning" }],
  ["Danger", { ...BOX, type: "danger" }],
  ["Aside", { ...BOX, type: "note" }],
  ["Callout", { ...BOX, type: "note" }],
  ["Accordion", FOLDED_TITLED],
  ["Expandable", FOLDED_TITLED],
  ["CardGroup", GRID],
  ["Cards", GRID],
  ["Columns", GRID],
  ["LinkCard", { name: "Card", needs: "href" }],
  ["Tab", { name: "TabItem", attributes: { title: "label" }, needs: "title" }],
]);
/** Tags that only lay out what is in them. */
const ONLY_CONTENT = new Set(["AccordionGroup", "Accordions", "Column", "Fragment"]);

/** Makes a component of another tool the one that does the same here, unless the site has one of its name. */
export function readForeignTag(node: Jsx, components: ComponentNames, report: Report): void {
  const name = node.name ?? "";
  if (authoredComponent(components, name)) return;
  if (ONLY_CONTENT.has(name)) Object.assign(node, { name: null, attributes: [] });
  else if (name === "CodeGroup") asTabs(node, report);
  else asSame(node, SAME.get(name));
}

function asTabs(node: Jsx, report: Report): void {
  const { position } = node;
  const children = node.children as ContainerDirective["children"];
  const group: Nodes = { type: "containerDirective", name: "code-group", children };
  replaceTabGroup(Object.assign(group, { position }), report, `<${node.name}>`);
  Object.assign(node, group);
}

function asSame(node: Jsx, same: Same | undefined): void {
  if (!same || (same.needs && textAttribute(node, same.needs) === undefined)) return;
  const { name, type, attributes = {} } = same;
  const own = node.attributes.flatMap((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || !Object.hasOwn(attributes, attribute.name))
      return [attribute];
    const renamed = attributes[attribute.name];
    return renamed === undefined ? [] : [{ ...attribute, name: renamed }];
  });
  const isTyped = own.some((attribute) => "name" in attribute && attribute.name === "type");
  const box: typeof own =
    type === undefined || isTyped ? [] : [{ type: "mdxJsxAttribute", name: "type", value: type }];
  Object.assign(node, { name, attributes: [...box, ...own] });
}
