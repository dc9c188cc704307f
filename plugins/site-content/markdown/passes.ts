import type { ComponentNames } from "../../../src/domain/componentSpec";
import {
  element,
  isElement,
  type Json,
  mapTree,
  rawText,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../src/domain/documentTree";
import { highlight } from "./code/code";
import { reportCodeSettings, withoutVue } from "./code/codeSettings";
import {
  installCommands,
  NPM2YARN,
  PACKAGE_INSTALL,
  packageManagers,
} from "./code/packageManagers";
import { diagramToTree } from "./diagrams/diagram";
import { prepareMermaid } from "./diagrams/mermaid";
import { TITLE_TAG } from "./mdast/admonitions";
import { type Report, reasonOf } from "./report";
import { emptyAnchors } from "./tree/anchors";
import { reportEmptyComponents } from "./tree/emptyComponents";
import { withOwnProps } from "./tree/foreignProps";
import { withGitbookTables } from "./tree/gitbookTables";
import { reportHiddenText } from "./tree/hiddenText";
import { withItemsInLists } from "./tree/items";
import { formula, formulaParts } from "./tree/math";
import { withValidNesting } from "./tree/nesting";
import { withoutNestedParagraphs } from "./tree/paragraphs";
import { captionTables } from "./tree/tables";
import { withOwnValues, withTitleOnce } from "./tree/tabValues";
import { withoutId } from "./tree/themedPictures";
import { safeTree } from "./tree/unsafeMarkup";

/** Passes that look at one page alone: code, formulas, diagrams, tables, unsafe markup. */
export async function finishTree(
  tree: readonly TreeNode[],
  components: ComponentNames,
  report: Report,
  begins?: (line: number) => void,
): Promise<TreeNode[]> {
  const titled = mapTree(tree, (node) =>
    node.type === TITLE_TAG ? { ...node, type: "AdmonitionTitle" } : node,
  );
  const known = withOwnProps(
    withoutNestedParagraphs(emptyAnchors(titled, report), components),
    report,
  );
  reportEmptyComponents(known, components, report);
  const placed = withOwnValues(withItemsInLists(known, components, report), report);
  const tables = withGitbookTables(placed, report);
  const safe = withValidNesting(safeTree(tables, components, report), components, report);
  const pictures = mapTree(mapTree(safe, unwrapPicture).map(standAlone), withAnchor);
  reportHiddenText(pictures, report);
  const coded = await mapCode(pictures, report, begins);
  const titledOnce = mapTree(coded, withTitleOnce);
  return captionTables(mapTree(titledOnce, (node) => formulaParts(node, report)));
}

/**
 * A picture that is alone in its paragraph replaces the paragraph and can be enlarged, unless the paragraph aligns it to one
 * side.
 */
function unwrapPicture(node: TreeElement): TreeNode {
  const [only, ...others] = node.children ?? [];
  const isAlone = node.type === "p" && others.length === 0 && node.props?.align === undefined;
  return isAlone && only !== undefined && isElement(only) && only.type === "img"
    ? standAlone(only)
    : node;
}

function standAlone(node: TreeNode): TreeNode {
  if (!isElement(node) || node.type !== "img") return node;
  return { ...node, props: { ...node.props, zoom: true } };
}

/** Puts an anchor before a picture with an id, `<img id="x">`: the component that shows pictures takes no id. */
function withAnchor(node: TreeElement): TreeNode[] {
  const id = node.type === "img" ? stringProp(node, "id") : undefined;
  if (id === undefined) return [node];
  return [element("span", { id }, [], node.line), withoutId(node)];
}

async function mapCode(
  nodes: readonly TreeNode[],
  report: Report,
  begins?: (line: number) => void,
): Promise<TreeNode[]> {
  const result: TreeNode[] = [];
  for (const node of nodes) {
    if (isElement(node) && node.line !== undefined && (node.type === "pre" || isInlineMath(node)))
      begins?.(node.line);
    if (!isElement(node)) result.push(node);
    else if (node.type === "pre" && isCode(node.children?.[0]))
      result.push(await codeElement(node.children[0], node.line, report));
    else if (isInlineMath(node))
      result.push(...formula(rawText(node.children ?? []), false, node.line, report));
    else
      result.push(
        node.children ? { ...node, children: await mapCode(node.children, report, begins) } : node,
      );
  }
  return result;
}

function isCode(node: TreeNode | undefined): node is TreeElement {
  return node !== undefined && isElement(node) && node.type === "code";
}

function isInlineMath(node: TreeElement): boolean {
  return node.type === "code" && /\bmath-inline\b/.test(stringProp(node, "className") ?? "");
}

async function codeElement(
  node: TreeElement,
  preLine: number | undefined,
  report: Report,
): Promise<TreeNode> {
  const line = node.line ?? preLine;
  const text = rawText(node.children ?? []);
  const className = stringProp(node, "className") ?? "";
  if (/\bmath-display\b/.test(className)) return formula(text, true, line, report)[0] ?? "";
  const named = /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? "text";
  const meta = stringProp(node, "metastring") ?? "";
  const isInstall = named === PACKAGE_INSTALL;
  const [written, source] = isInstall ? ["bash", installCommands(text)] : [named, text];
  const language = withoutVue(written);
  if (language === "math") return formula(source, true, line, report)[0] ?? ""; // as on GitHub
  if (language === "mermaid") return diagram(source, meta, line, report);
  reportCodeSettings(written, meta, source, line, report);
  const isNpm = NPM2YARN.test(meta);
  const tabs = isInstall || isNpm ? await managerTabs(source, language, meta, line) : undefined;
  if (isNpm && !tabs)
    report(
      "warning",
      line,
      'The word "npm2yarn" after the language has no effect.',
      "Remove it: no other package manager has these commands.",
    );
  return tabs ?? codeBlock(source, language, meta, line);
}

/** Commands of npm and of other package managers, in tabs; undefined where no other has an equivalent. */
async function managerTabs(
  source: string,
  language: string,
  meta: string,
  line: number | undefined,
): Promise<TreeElement | undefined> {
  const managers = packageManagers(source, language);
  if (managers.length < 2) return undefined;
  const tabs = managers.map(async ({ source: commands, ...tab }) =>
    element("TabItem", tab, [await codeBlock(commands, language, meta, line)], line),
  );
  return element("Tabs", { groupId: "npm2yarn" }, await Promise.all(tabs), line);
}

async function codeBlock(
  source: string,
  language: string,
  meta: string,
  line: number | undefined,
): Promise<TreeElement> {
  const { lines, ...settings } = await highlight(source, language, meta);
  const props = { language, lines: lines as unknown as Json, ...settings };
  return element("CodeBlock", props, [], line);
}

/** A diagram as a picture, or as code if it would be drawn wrong. */
async function diagram(
  source: string,
  meta: string,
  line: number | undefined,
  report: Report,
): Promise<TreeNode> {
  const given = /(?:alt|title)=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  try {
    const { source: drawn, title, links } = prepareMermaid(source);
    const alt = given?.[1] ?? given?.[2] ?? title;
    if (!alt)
      report(
        "warning",
        line,
        "A diagram has no alt text.",
        'Write what it shows after the language: ```mermaid alt="Every swap ends as a signed transaction."',
      );
    if (links > 0)
      report(
        "warning",
        line,
        "The links in a diagram (click) are left out.",
        "Write them below the diagram.",
      );
    return diagramToTree(drawn, alt ?? "Diagram", line);
  } catch (error) {
    report(
      "lenient",
      line,
      `The diagram is shown as code: ${reasonOf(error)}.`,
      "Use flowchart, sequence, class, state, entity or xychart diagrams in Mermaid's basic notation.",
    );
    return codeBlock(source, "mermaid", meta, line);
  }
}
