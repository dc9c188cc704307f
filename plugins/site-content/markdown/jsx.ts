import type { Nodes, Parent } from "mdast";

declare module "mdast" {
  interface Data {
    /** The chain made this node: no author can write one. */
    isMade?: true;
  }
}

type MdxJsxFlowElement = Extract<Nodes, { type: "mdxJsxFlowElement" }>;
/** A tag of MDX, between blocks or in a line. */
export type Jsx = MdxJsxFlowElement | Extract<Nodes, { type: "mdxJsxTextElement" }>;

export function isJsx(node: Nodes): node is Jsx {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** A component that the chain makes: it may also be one that authors cannot write. */
export function jsx(
  name: string | null,
  attributes: Readonly<Record<string, string | null>>,
  children: readonly Nodes[],
): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: "mdxJsxAttribute",
      name: key,
      value,
    })),
    children: [...children] as MdxJsxFlowElement["children"],
    data: { isMade: true },
  };
}

export function lineOf({ position }: Pick<Nodes, "position">): number | undefined {
  return position?.start.line;
}

/** Replaces `node` with `replacement`, which gets its position in the source. */
export function become(
  node: Nodes,
  index: number | undefined,
  parent: Parent | undefined,
  replacement: Nodes,
): void {
  if (!parent || index === undefined) return;
  replacement.position = node.position;
  (parent.children as Nodes[])[index] = replacement;
}
