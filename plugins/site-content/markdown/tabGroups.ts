import type { Code, Nodes, Paragraph, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { parseCodeMeta } from "../../../src/domain/code";
import { jsx } from "./mdastNodes";

/** `@tab Label`, `@tab:active Label#id`: begins a tab of VuePress. */
const TAB = /^@tab(?::active)?[ \t]/;
/** The boxes of VuePress and VitePress that hold tabs. */
const GROUPS = new Set(["tabs", "code-tabs", "code-group"]);

type Tab = { readonly label: string; readonly children: RootContent[] };

/** Makes tabs of a box that VuePress or VitePress shows as tabs. @returns false for another box, and for one without a tab */
export function replaceTabGroup(node: ContainerDirective): boolean {
  if (!GROUPS.has(node.name.toLowerCase())) return false;
  const tabs = node.name.toLowerCase() === "code-group" ? codeGroup(node) : markedTabs(node);
  if (tabs.length === 0) return false;
  const items = tabs.map(({ label, children }) =>
    jsx("TabItem", { value: label, label }, children),
  );
  Object.assign(node, jsx("Tabs", {}, items));
  return true;
}

/** What follows each `@tab`; text before the first belongs to it. */
function markedTabs({ children }: ContainerDirective): Tab[] {
  const tabs: Tab[] = [];
  const before: RootContent[] = [];
  for (const child of children) {
    const label = child.type === "paragraph" ? labelIn(child) : undefined;
    if (child.type === "paragraph" && label !== undefined) {
      const rest = withoutMark(child);
      tabs.push({ label, children: [...before.splice(0), ...(rest ? [rest] : [])] });
    } else (tabs.at(-1)?.children ?? before).push(child);
  }
  return tabs;
}

/** The blocks of code of a group, each named by its title or language, or the items that name theirs. */
function codeGroup({ children }: ContainerDirective): Tab[] {
  return children.flatMap((child): Tab[] => {
    if (child.type === "code") return [{ label: labelOf(child), children: [child] }];
    if (child.type !== "containerDirective") return [];
    const [first, ...rest] = child.children;
    const isLabel = first?.type === "paragraph" && first.data && "directiveLabel" in first.data;
    return [
      {
        label: isLabel ? textOf(first) : child.name,
        children: isLabel ? rest : child.children,
      },
    ];
  });
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
