import { posix } from "node:path";
import type { Nodes, Root } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx";
import { visit } from "unist-util-visit";
import {
  element,
  isElement,
  type Json,
  mapTree,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from "../../../src/domain/documentTree";
import { type Problem, problem } from "../../../src/domain/problems";
import { isExternal } from "../../../src/domain/routes";
import { withoutMergeMarks } from "../yaml/mergeMarks";
import { become, fillAttributes, isJsx, jsx } from "./mdast/mdastNodes";

/** Prefix of a file that is imported as text: `import code from "!!raw-loader!./a.js"`. */
export const RAW_LOADER = "!!raw-loader!";

/** Files that a page includes. */
export type PagePartials = {
  /**
   * Importing file → the name it imports, as it is written → the file's path from the project's root, with the prefix {@link
   * RAW_LOADER} when imported as text.
   */
  readonly files: { readonly [importer: string]: Readonly<Record<string, string>> | undefined };
  /** Each file's text; the front matter of Markdown is blanked out. */
  readonly texts: Readonly<Record<string, string>>;
};

export const NO_PARTIALS: PagePartials = { files: {}, texts: {} };

/** Placeholder element for a partial until its tree is inserted; its props are `file` and the partial's properties. */
export const PARTIAL_TAG = "mdx-partial";
const CHILDREN_TAG = "mdx-children";

/** A property of a partial as a string; `""` if it was not given. */
function textOf(props: Readonly<Record<string, Json | undefined>>, name: string): string {
  return Object.hasOwn(props, name) ? String(props[name] ?? "") : "";
}

type Expression = MdxFlowExpression | MdxTextExpression;

/** Replaces `{props.name}` with the properties of a partial, and `{props.children}` with its children. */
export function remarkProps(
  props: Readonly<Record<string, Json | undefined>>,
): (tree: Root) => void {
  const propIn = (expression: string): string | undefined => {
    const name = /^\s*props\.(\w+)\s*$/.exec(expression)?.[1];
    return name === undefined ? undefined : textOf(props, name);
  };
  const inTextOf = ({ type, value }: Expression): Nodes | undefined => {
    if (/^\s*props\.children\s*$/.test(value)) return jsx(CHILDREN_TAG, {}, []);
    const found = propIn(value);
    if (found === undefined) return undefined;
    const text = { type: "text" as const, value: found };
    return type === "mdxTextExpression" ? text : { type: "paragraph", children: [text] };
  };
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
        const shown = inTextOf(node);
        if (shown) become(node, index, parent, shown);
      } else if (isJsx(node)) fillAttributes(node, propIn);
    });
  };
}

/**
 * Maximum number of partials in one page, and of their characters in total; properties and children count each time they are
 * used.
 */
const MAX_PARTIALS = 200;
const MAX_CHARACTERS = 5_000_000;

/** Reads a page, its partials and theirs into one tree. */
export class PartialReader {
  private count = 0;
  private characters = 0;
  private readonly reported = new Set<string>();

  /** @param parse returns the tree of a file, in which partials are still placeholder elements */
  constructor(
    private readonly partials: PagePartials,
    private readonly problems: Problem[],
    private readonly parse: (file: string, text: string, props?: TreeProps) => Promise<TreeNode[]>,
  ) {}

  /** The tree of a file with those of its partials. @param above the files that show this one, and itself */
  async read(
    file: string,
    text: string,
    props?: TreeProps,
    above: readonly string[] = [file],
  ): Promise<TreeNode[]> {
    const merged = withoutMergeMarks({ file, text });
    this.problems.push(...merged.problems);
    return this.fill(await this.parse(file, merged.text, props), file, above);
  }

  private async fill(
    nodes: readonly TreeNode[],
    file: string,
    above: readonly string[],
  ): Promise<TreeNode[]> {
    const result: TreeNode[] = [];
    for (const node of nodes) {
      if (!isElement(node)) result.push(node);
      else {
        const children = node.children && (await this.fill(node.children, file, above));
        const partial = node.type === PARTIAL_TAG ? node.props?.file : undefined;
        if (typeof partial !== "string") result.push(children ? { ...node, children } : node);
        else {
          const tree = await this.partial(node, partial, children ?? [], file, above);
          result.push(...placed(tree, node, children ?? [], file, partial));
        }
      }
    }
    return result;
  }

  private async partial(
    { props = {}, line }: TreeElement,
    name: string,
    children: readonly TreeNode[],
    file: string,
    above: readonly string[],
  ): Promise<TreeNode[]> {
    const text = this.partials.texts[name];
    if (text === undefined) return [];
    const fault = above.includes(name)
      ? `The file "${name}" imports itself.`
      : this.excess(text, props, children);
    if (fault === undefined) return this.read(name, text, props, [...above, name]);
    // Once: a rejected partial may occur in a page thousands of times.
    if (!this.reported.has(fault))
      this.problems.push(problem(file, line, fault, "Write its text where it is shown."));
    this.reported.add(fault);
    return [];
  }

  /** Why one more partial is too many. Files that show others twice, and children shown twice, grow exponentially. */
  private excess(
    text: string,
    props: TreeProps,
    children: readonly TreeNode[],
  ): string | undefined {
    if (++this.count > MAX_PARTIALS)
      return `The page shows more than ${MAX_PARTIALS} imported files.`;
    this.characters += text.length;
    const childrenLength = JSON.stringify(children).length;
    for (const [, name = ""] of text.matchAll(/props\.(\w+)/g))
      this.characters += name === "children" ? childrenLength : textOf(props, name).length;
    return this.characters > MAX_CHARACTERS
      ? `The page's imported files have more than ${MAX_CHARACTERS} characters.`
      : undefined;
  }
}

/** A partial's tree as part of the page: with the children it was given, and the page's lines and relative addresses. */
function placed(
  tree: readonly TreeNode[],
  { line }: TreeElement,
  children: readonly TreeNode[],
  file: string,
  partial: string,
): TreeNode[] {
  return mapTree(tree, (node) => {
    if (node.type === CHILDREN_TAG) return children;
    const props = { ...node.props };
    for (const name of ["href", "src", "to"]) {
      const address = props[name];
      if (typeof address === "string") props[name] = renamed(address, file, partial);
    }
    return element(node.type, props, node.children ?? [], line);
  });
}

function renamed(address: string, file: string, partial: string): string {
  const [from, to] = [posix.dirname(partial), posix.dirname(file)];
  if (from === to || address === "" || /^[#/@]/.test(address) || isExternal(address))
    return address;
  const name = posix.relative(to, posix.join(from, address));
  return name.startsWith(".") ? name : `./${name}`;
}
