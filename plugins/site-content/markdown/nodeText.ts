type TextNode = {
  readonly type: string;
  readonly value?: unknown;
  readonly children?: readonly TextNode[];
};

/** The text in a node of Markdown or HTML. Markup in HTML's notation and pictures have none. */
export function nodeText(node: TextNode | undefined): string {
  if (!node || node.type === "html") return "";
  return typeof node.value === "string" ? node.value : (node.children ?? []).map(nodeText).join("");
}
