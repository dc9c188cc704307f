import type { Code, Nodes, Paragraph, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { parseCodeMeta } from "../../../src/domain/code";
import { jsx, labelAndBody } from "./mdastNodes";
import type { Report } from "./report";

/** `@tab Label`, `@tab:active Label#id`: begins a tab of VuePress. */
const TAB = /^@tab(?::active)?[ \t]/;
const MARK_TABS = "Begin each tab with a line such as @tab Label, or remove the lines of the box.";
/** The boxes of VuePress and VitePress that hold tabs, each with what makes one in it. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ["tabs", MARK_TABS],
  ["code-tabs", MARK_TABS],
  ["code-group", "Put code into the box, or remove its lines."],
]);

type Tab = { readonly label: string; readonly children: RootContent[] };

/** Makes tabs of a box that VuePress or VitePress shows as tabs; one without a tab is reported, and its text stays. @returns false for another box */
export function replaceTabGroup(node: ContainerDirective, report: Report): boolean {
  const name = node.name.toLowerCase();
  const fix = GROUPS.get(name);
  if (fix === undefined) return false;
  const tabs = tabsIn(node, name === "code-group" ? tabOfCode : tabOfMark);
  if (tabs.length === 0) {
    report("lenient", node.position?.start.line, `The box ":::${node.name}" has no tab.`, fix);
    return true;
  }
  const items = tabs.map(({ label, children }, index) =>
    jsx("TabItem", { value: tabValue(label, index, tabs), label }, children),
  );
  Object.assign(node, jsx("Tabs", {}, items));
  return true;
}

/** A label as the value of its tab; one that a tab before has, too, gets its number. */
function tabValue(label: string, index: number, tabs: readonly Tab[]): string {
  const isFirst = tabs.findIndex((tab) => tab.label === label) === index;
  return isFirst ? label : `${label} ${index + 1}`;
}

/** The tabs that children begin. What begins none belongs to the tab before, and above the first to that one. */
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

/** The tab that a line with `@tab` begins. */
function tabOfMark(child: RootContent): Tab | undefined {
  const label = child.type === "paragraph" ? labelIn(child) : undefined;
  if (child.type !== "paragraph" || label === undefined) return undefined;
  const rest = withoutMark(child);
  return { label, children: rest ? [rest] : [] };
}

/** The tab of a block of code, named by its title or language, or of an item that names its own. */
function tabOfCode(child: RootContent): Tab | undefined {
  if (child.type === "code") return { label: labelOf(child), children: [child] };
  if (child.type !== "containerDirective") return undefined;
  const { label, body } = labelAndBody(child);
  return { label: label ? textOf(label) : child.name, children: [...body] };
}

function labelOf({ lang, meta }: Code): string {
  const { title } = parseCodeMeta(meta ?? "");
  return title ?? lang ?? "Code";
}

/** The label of the tab that a paragraph begins. */
function labelIn({ children: [first] }: Paragraph): string | undefined {
  const [line = ""] = first?.type === "text" ? first.value.split("\n", 1) : [];
  return TAB.test(line)
    ? line
        .replace(TAB, "")
        .trim()
        .replace(/#[\w-]+$/, "")
        .trim()
    : undefined;
}

/** A paragraph without the line that begins a tab; undefined when nothing else is in it. */
function withoutMark(node: Paragraph): Paragraph | undefined {
  const [first, ...others] = node.children;
  if (first?.type !== "text") return node;
  const value = first.value.split("\n").slice(1).join("\n");
  const children = value === "" ? others : [{ ...first, value }, ...others];
  return children.some((child: Nodes) => child.type !== "break")
    ? { ...node, children }
    : undefined;
}
