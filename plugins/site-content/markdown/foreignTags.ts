import type { Nodes } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { authoredComponent, type ComponentNames } from "../../../src/domain/componentSpec";
import { labelTabs, readSteps } from "./foreignLists";
import { type Jsx, textAttribute } from "./mdastNodes";
import { quotable, type Report } from "./report";
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

/** Pictures and colors, which boxes and folded text here have by their kind. */
const LOOK = { icon: undefined, iconType: undefined, color: undefined, emoji: undefined };
const BOX = { name: "Admonition", attributes: LOOK };
const FOLDED = {
  name: "Details",
  attributes: { ...LOOK, title: "summary", defaultOpen: "open" },
};
const GRID = { name: "CardGrid", attributes: { cols: undefined, num: undefined } };
const CARD = { name: "Card", needs: "href" };
/** Where the value of a parameter stands is what names it. */
const PARAMETER = { path: "name", query: "name", body: "name", header: "name", cookie: "name" };
const BUTTON = { ...LOOK, variant: undefined, iconPlacement: undefined };
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
  ["LinkCard", CARD],
  ["Cards.Card", CARD],
  ["Tab", { name: "TabItem", attributes: { icon: undefined, title: "label" }, needs: "title" }],
  [
    "ParamField",
    {
      name: "ResponseField",
      attributes: { ...PARAMETER, initialValue: "default", placeholder: undefined },
    },
  ],
  ["Frame", { name: "Figure" }],
  ["Image", { name: "img", needs: "src" }],
  ["LinkButton", { name: "a", attributes: BUTTON, needs: "href" }],
]);
/** Tags that only lay out what is in them. */
const ONLY_CONTENT = new Set(["AccordionGroup", "Accordions", "Column", "Fragment", "Panel"]);
/** Code in these is shown as tabs. */
const CODE_GROUPS = new Set(["CodeGroup", "RequestExample", "ResponseExample"]);

/** Makes a component of another tool the one that does the same here, unless the site has one of its name. */
export function readForeignTag(node: Jsx, components: ComponentNames, report: Report): void {
  const name = node.name ?? "";
  if (name === "Tabs") labelTabs(node);
  else if (name === "Steps") readSteps(node);
  if (authoredComponent(components, name)) return;
  if (ONLY_CONTENT.has(name)) Object.assign(node, { name: null, attributes: [] });
  else if (CODE_GROUPS.has(name)) asTabs(node, report);
  else if (IN_WORDS.has(name)) asWords(node, name, report);
  else asSame(node, SAME.get(name));
}

const IN_WORDS = new Set(["Badge", "Icon", "Tooltip"]);

/** A badge as bold text, and what a tip says behind its word. A picture without words is left out. */
function asWords(node: Jsx, name: string, report: Report): void {
  const text = textAttribute(node, name === "Badge" ? "text" : "tip");
  if (name === "Icon")
    report(
      "lenient",
      node.position?.start.line,
      `The picture "${quotable(textAttribute(node, "icon") ?? textAttribute(node, "name") ?? "")}" of <Icon> was left out.`,
      "Remove the tag, or write an emoji in its place.",
    );
  else if (text !== undefined)
    (node.children as Nodes[]).push({
      type: "text",
      value: name === "Badge" ? text : ` (${text})`,
    });
  Object.assign(node, { name: name === "Badge" ? "strong" : null, attributes: [] });
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
