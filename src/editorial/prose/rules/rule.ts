import type { Nodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import type { PageBrief, Style } from "../../editorialPlan";
import type { ProsePage } from "../prosePage";

/** What rules know in addition to the page. */
export type ProseContext = {
  readonly style: Style;
  /** Name of the product, which keeps its capital in headings. */
  readonly productName: string;
  readonly glossary: readonly { readonly id: string; readonly term: string }[];
  /** What the plan requires of this page. */
  readonly brief: PageBrief | undefined;
};

/** Reports a finding on the current page; one without a line is about the page as a whole. */
export type Report = (line: number | undefined, message: string, fix: string) => void;

/** One editorial rule: reports its findings on one page. */
export type Rule = (page: ProsePage, report: Report, context: ProseContext) => void;

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
