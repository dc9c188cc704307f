import type { Nodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import type { Problem } from "../../../domain/problems";
import type { Style } from "../../editorialPlan";
import type { ProsePage } from "../prosePage";

/** What rules know beside the page. */
export type ProseContext = {
  readonly style: Style;
  /** Name of the product, which keeps its capital in a heading. */
  readonly productName: string;
  readonly glossary: readonly { readonly id: string; readonly term: string }[];
};

/** One editorial rule: its findings on one page. */
export type Rule = (page: ProsePage, context: ProseContext) => readonly Problem[];

/** Title of the section that ends every page. */
export const RELATED = "Related pages";

type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a Markdown node is a component. */
export function isComponent(node: { readonly type: string }): node is Component {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** Text of a component's attribute; undefined for an expression. */
export function attribute(node: Component, name: string): string | undefined {
  const found = node.attributes.find(
    (candidate) => candidate.type === "mdxJsxAttribute" && candidate.name === name,
  );
  return typeof found?.value === "string" ? found.value : undefined;
}

/** Line of a Markdown node in its file. */
export function lineOf(node: Nodes): number | undefined {
  return node.position?.start.line;
}
