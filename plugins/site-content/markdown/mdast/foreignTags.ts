import type { Nodes } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textIn } from "mdast-util-to-string";
import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import { quotable, type Report } from "../report";
import { labelTabs, readSteps } from "./foreignLists";
import { attributeOf, type Jsx, renameAttributes, textAttribute, unwrap } from "./mdastNodes";
import { replaceTabGroup } from "./tabGroups";

/** How a component of another tool maps to the one that does the same here. */
type Same = {
  readonly name: string;
  /** Type of a box. */
  readonly type?: string;
  /** Attributes with their names here; undefined for layout attributes, which are not needed here. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  /** An attribute without which the tag means something else. */
  readonly needs?: string;
};

/** Pictures and colors, which depend on the kind of a box or folded text here. */
const LOOK = { icon: undefined, iconType: undefined, color: undefined, emoji: undefined };
const BOX = { name: "Admonition", attributes: LOOK };
const FOLDED = {
  name: "Details",
  attributes: { ...LOOK, title: "summary", defaultOpen: "open" },
  needs: "title",
};
const GRID = {
  name: "CardGrid",
  attributes: { cols: undefined, num: undefined, columns: undefined },
};
const CARD = { name: "Card", needs: "href" };
/** The location of a parameter is the attribute that names it: `query="page"`. */
const PLACES = ["path", "query", "body", "header", "cookie"] as const;
const PARAMETER = Object.fromEntries(PLACES.map((place) => [place, "name"]));
const BUTTON_LOOK =
  "variant iconPlacement rightIcon intent size small large full active minimal outlined rounded mono";
const BUTTON: Same["attributes"] = {
  ...LOOK,
  ...Object.fromEntries(BUTTON_LOOK.split(" ").map((name) => [name, undefined])),
};

/** Components of Mintlify, Starlight, Nextra, Fumadocs and Fern that map directly to a component of this site. */
const SAME: ReadonlyMap<string, Same> = new Map<string, Same>([
  ["Note", { ...BOX, type: "note" }],
  ["Info", { ...BOX, type: "info" }],
  ["Tip", { ...BOX, type: "tip" }],
  ["Check", { ...BOX, type: "tip" }],
  ["Warning", { ...BOX, type: "warning" }],
  ["Danger", { ...BOX, type: "danger" }],
  ["Aside", { ...BOX, type: "note" }],
  ["Callout", { ...BOX, type: "note", attributes: { ...LOOK, intent: "type" } }],
  ["Success", { ...BOX, type: "tip" }],
  ["Launch", { ...BOX, type: "info" }],
  ["Error", { ...BOX, type: "danger" }],
  ["Accordion", FOLDED],
  ["Expandable", FOLDED],
  ["CardGroup", GRID],
  ["Cards", GRID],
  ["Columns", GRID],
  ["LinkCard", CARD],
  ["Tiles", GRID],
  ["Cards.Card", CARD],
  ["Tile", CARD],
  ["Tab", { name: "TabItem", attributes: { icon: undefined, title: "label" }, needs: "title" }],
  ["Frame", { name: "Figure" }],
  ["Image", { name: "img", needs: "src" }],
  ["Button", { name: "a", attributes: BUTTON, needs: "href" }],
  ["LinkButton", { name: "a", attributes: BUTTON, needs: "href" }],
]);
/** Tags that only lay out their content. */
const ONLY_CONTENT = new Set(["AccordionGroup", "Accordions", "Column", "Fragment", "Panel"]);
/** Code in these is shown as tabs. */
const CODE_GROUPS = new Set(["CodeGroup", "CodeBlocks", "RequestExample", "ResponseExample"]);

/** Turns a component of another tool into the one that does the same here, unless the site has one of that name. */
export function readForeignTag(node: Jsx, components: ComponentNames, report: Report): void {
  const name = node.name ?? "";
  leaveOutPicture(node, report);
  if (name === "Tabs") labelTabs(node);
  else if (name === "Steps") readSteps(node);
  if (authoredComponent(components, name)) return;
  if (ONLY_CONTENT.has(name)) unwrap(node);
  else if (CODE_GROUPS.has(name)) asTabs(node, report);
  else if (name === "ParamField") asField(node);
  else if (name === "Tooltip") asTip(node, report);
  else if (name === "Badge") asBadge(node);
  else if (name === "Icon") withoutIcon(node, report);
  else if (name === "Update") asSection(node);
  else asSame(node, SAME.get(name));
}

/** A word followed by the text of its tip in brackets, and by the tip's link. */
function asTip(node: Jsx, report: Report): void {
  const tip = attributeOf(node, "tip")?.value;
  if (tip && typeof tip !== "string" && textAttribute(node, "tip") === undefined)
    report(
      "warning",
      node.position?.start.line,
      `The tip of <Tooltip> was left out: "${quotable(tip.value.trim())}".`,
      'Write it as plain text, tip="…", or in brackets after the word.',
    );
  const said = ["headline", "tip"].flatMap((name) => textAttribute(node, name) ?? []);
  if (said.length > 0) addText(node, ` (${said.join(": ")})`);
  asSame(node, { name: "a", attributes: { headline: undefined, tip: undefined, cta: undefined } });
  if (node.attributes.length === 0) node.name = null;
}

function asBadge(node: Jsx): void {
  addText(node, textAttribute(node, "text") ?? "");
  Object.assign(node, { name: "strong", attributes: [] });
}

/** A changelog entry as a section: its label becomes the heading, and its description the first line. */
function asSection(node: Jsx): void {
  const text = (name: string): Nodes[] => {
    const value = textAttribute(node, name) ?? "";
    return value === "" ? [] : [{ type: "text", value }];
  };
  const { position } = node;
  const section = [
    { type: "heading", depth: 2, children: text("label"), position },
    {
      type: "paragraph",
      children: [{ type: "emphasis", children: text("description") }],
      position,
    },
  ] as Nodes[];
  (node.children as Nodes[]).unshift(...section.filter((part) => textIn(part) !== ""));
  unwrap(node);
}

/** `icon={<Icon name="x" />}` of a component: a picture that this site does not have. */
function leaveOutPicture(node: Jsx, report: Report): void {
  const { value } = attributeOf(node, "icon") ?? {};
  if (!value || typeof value === "string" || !/^\s*</.test(value.value)) return;
  renameAttributes(node, { icon: undefined });
  report(
    "lenient",
    node.position?.start.line,
    `The picture "${quotable(value.value.trim())}" of <${node.name}> was left out.`,
    "Remove it, or use one of this site's icons by name.",
  );
}

function withoutIcon(node: Jsx, report: Report): void {
  const icon = textAttribute(node, "icon") ?? textAttribute(node, "name") ?? "";
  leaveOutIcon(node, `"${quotable(icon)}" of <Icon>`, report);
}

/** Reports and omits a decorative picture. @param icon what the report calls it */
export function leaveOutIcon(node: Jsx, icon: string, report: Report): void {
  report(
    "lenient",
    node.position?.start.line,
    `The picture ${icon} was left out.`,
    "Remove the tag, or write an emoji instead.",
  );
  unwrap(node);
}

function addText(node: Jsx, value: string): void {
  if (value !== "") (node.children as Nodes[]).push({ type: "text", value });
}

function asTabs(node: Jsx, report: Report): void {
  const { position } = node;
  const children = node.children as ContainerDirective["children"];
  const group: Nodes = { type: "containerDirective", name: "code-group", children };
  replaceTabGroup(Object.assign(group, { position }), report, `<${node.name}>`);
  Object.assign(node, group);
}

/** A parameter as fields of this site, with its location after its type: `integer, in query`. */
function asField(node: Jsx): void {
  const place = PLACES.find((each) => textAttribute(node, each) !== undefined);
  const type = attributeOf(node, "type");
  if (place !== undefined && typeof type?.value === "string") type.value += `, in ${place}`;
  asSame(node, {
    name: "ResponseField",
    attributes: { ...PARAMETER, initialValue: "default", placeholder: undefined },
  });
}

function asSame(node: Jsx, same: Same | undefined): void {
  if (!same || (same.needs && textAttribute(node, same.needs) === undefined)) return;
  const { name, type, attributes = {} } = same;
  renameAttributes(node, attributes);
  if (type !== undefined && !attributeOf(node, "type"))
    node.attributes.unshift({ type: "mdxJsxAttribute", name: "type", value: type });
  node.name = name;
}
