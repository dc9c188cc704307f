import type { Nodes, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { parseCodeMeta } from "../../../../src/domain/code";
import type { Report } from "../report";
import { atFirstLine, jsx, labelAndBody } from "./mdastNodes";

/** `@tab Label`, `@tab:active Label#id`: begins a tab of VuePress. */
const TAB = /^@tab(?::active)?[ \t]/;
const MARK_TABS = "Begin each tab with a line such as @tab Label, or remove the lines of the box.";
/** A tab of VuePress' plugins for version 1, and of MyST: a box inside the box of the tabs. */
const TAB_BOX = /^tab(?:-item)?$/i;
/** The boxes of VuePress, VitePress and MyST that hold tabs, each with how to write a tab in it. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ["tabs", MARK_TABS],
  ["code-tabs", MARK_TABS],
  ["tab-set", MARK_TABS],
  ["code-group", "Put code into it, or remove it."],
]);

type Tab = {
  readonly label: string;
  readonly children: RootContent[];
  readonly position: Nodes["position"];
};

/**
 * Turns a box that VuePress or VitePress shows as tabs into tabs; one without a tab is reported, and its text is kept.
 * @param shown how a report names the box
 * @returns false for another box
 */
export function replaceTabGroup(
  node: ContainerDirective,
  report: Report,
  shown = `The box ":::${node.name}"`,
): boolean {
  const name = node.name.toLowerCase();
  const fix = GROUPS.get(name);
  if (fix === undefined) return false;
  const begun = name === "code-group" ? tabOfCode : isNamed(node) ? tabOfLabel : tabOfMark;
  const tabs = tabsIn(node, begun);
  if (tabs.length === 0) {
    report("lenient", node.position?.start.line, `${shown} has no tab.`, fix);
    return true;
  }
  const items = tabs.map(({ label, children, position }, index) => ({
    ...jsx("TabItem", { value: tabValue(label, index, tabs), label }, children),
    position,
  }));
  Object.assign(node, jsx("Tabs", {}, items));
  return true;
}

/** The value of a tab: its label, with a number if an earlier tab has the same one. */
function tabValue(label: string, index: number, tabs: readonly Tab[]): string {
  const isFirst = tabs.findIndex((tab) => tab.label === label) === index;
  return isFirst ? label : `${label} ${index + 1}`;
}

/**
 * Splits children into tabs. A child that does not begin a tab belongs to the previous one, or, above the first, to the first.
 */
function tabsIn(
  { children }: ContainerDirective,
  begun: (child: RootContent) => Tab | undefined,
): Tab[] {
  const tabs: Tab[] = [];
  const above: RootContent[] = [];
  for (const child of children) {
    const tab = begun(child);
    if (tab) tabs.push({ ...tab, children: [...above.splice(0), ...tab.children] });
    else (tabs.at(-1)?.children ?? above).push(child);
  }
  return tabs;
}

/** The tab that begins with an `@tab` line or is a separate box: `::: tab Label`. */
function tabOfMark(child: RootContent): Tab | undefined {
  if (child.type === "containerDirective" && TAB_BOX.test(child.name)) return tabOfBox(child);
  if (child.type !== "paragraph" || child.children[0]?.type !== "text") return undefined;
  const { line, below } = atFirstLine(child);
  const mark = textOf({ ...child, children: line });
  if (!TAB.test(mark)) return undefined;
  const label = mark
    .replace(TAB, "")
    .trim()
    .replace(/(?<=\S)#[\w-]+$/, "");
  const children = below.length > 0 ? [{ ...child, children: below }] : [];
  return { label, children, position: child.position };
}

function tabOfBox(node: ContainerDirective): Tab {
  const { label, body } = labelAndBody(node);
  const written = label ? textOf(label) : "Tab";
  return {
    label: written.replace(/^"(.*)"$/, "$1"),
    children: [...body],
    position: node.position,
  };
}

/** Whether the label of the tabs belongs to the first one, since the group does not start with an `@tab` line. */
function isNamed(node: ContainerDirective): boolean {
  const { label, body } = labelAndBody(node);
  return label !== undefined && (body[0] === undefined || !tabOfMark(body[0]));
}

/** The tab that the group's label or an `@tab` line begins. */
function tabOfLabel(child: RootContent): Tab | undefined {
  const isLabel = child.type === "paragraph" && child.data && "directiveLabel" in child.data;
  return isLabel
    ? { label: textOf(child), children: [], position: child.position }
    : tabOfMark(child);
}

/** The tab of a code block, labelled with its title or language, or of an item with a label of its own. */
function tabOfCode(child: RootContent): Tab | undefined {
  const { position } = child;
  if (child.type === "code") {
    const { title } = parseCodeMeta(child.meta ?? "");
    return { label: title ?? child.lang ?? "Code", children: [child], position };
  }
  if (child.type !== "containerDirective") return undefined;
  const { label, body } = labelAndBody(child);
  return { label: label ? textOf(label) : child.name, children: [...body], position };
}
