import { posix } from "node:path";
import type { Nodes, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { isExternal } from "../../../src/domain/routes";
import { dataOr, expressionOf, readText } from "./expressions";
import { become, isJsx, type Jsx, jsx } from "./jsx";

/** Prefix of a file whose text a block of code shows: `file="./a.js"`. */
export const AS_CODE = "code:";

/** Files that a page includes. */
export type PagePartials = {
  /** Importing file → what it imports, as written → the file's path from the project's root, or with {@link AS_CODE}. */
  readonly files: { readonly [importer: string]: Readonly<Record<string, string>> | undefined };
  /** Each file's text; the front matter of Markdown is blanked out. */
  readonly texts: Readonly<Record<string, string>>;
};

/**
 * The content of a partial, a file of Markdown that a page imports, in place of its tag, `<Fees network="testnet">`: with the line
 * of that, and with addresses relative to the page.
 * @param tree the partial's, with its own partials included
 * @param importer the file that the tag is in
 */
export function partialContent(
  tree: Root,
  tag: Jsx,
  name: string,
  importer: string,
  page: VFile,
): RootContent[] {
  const properties = propertiesOf(tag, page);
  visit(atPosition(tree, tag.position), (node, index, parent) => {
    if ("url" in node) node.url = renamed(node.url, name, importer);
    if (isJsx(node)) fillAttributes(node, properties, name, importer);
    if (node.type !== "mdxTextExpression" && node.type !== "mdxFlowExpression") return;
    const property = propertyIn(node.value);
    if (property === "children")
      become(node, index, parent, jsx(null, {}, structuredClone(tag.children)));
    else if (property !== undefined) {
      const shown: Nodes = { type: "text", value: properties.get(property) ?? "" };
      const isBlock = node.type === "mdxFlowExpression";
      become(node, index, parent, isBlock ? { type: "paragraph", children: [shown] } : shown);
    }
  });
  return tree.children;
}

/** The properties that a tag gives to its partial, as text. */
function propertiesOf({ attributes }: Jsx, page: VFile): ReadonlyMap<string, string> {
  return new Map(
    attributes.flatMap((attribute): [string, string][] => {
      if (attribute.type !== "mdxJsxAttribute") return [];
      const { name, value } = attribute;
      if (typeof value !== "object" || value === null) return [[name, value ?? "true"]];
      const expression = expressionOf(value.data?.estree);
      const text = expression && dataOr(page, () => readText(expression));
      return [[name, text ?? ""]];
    }),
  );
}

/** The property in `props.name`. */
function propertyIn(expression: string): string | undefined {
  return /^\s*props\.(\w+)\s*$/.exec(expression)?.[1];
}

/** Replaces properties of a partial in attributes, and makes addresses relative to the page. */
function fillAttributes(
  node: Jsx,
  properties: ReadonlyMap<string, string>,
  from: string,
  to: string,
): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const { name, value } = attribute;
    const property = value && typeof value === "object" ? propertyIn(value.value) : undefined;
    if (property !== undefined) attribute.value = properties.get(property) ?? "";
    else if (typeof value === "string" && /^(?:href|src|to)$/.test(name))
      attribute.value = renamed(value, from, to);
  }
}

/** A tree whose nodes all have one position: where a page shows it. */
export function atPosition(tree: Root, position: Root["position"]): Root {
  visit(tree, (node) => {
    if (position) node.position = position;
  });
  return tree;
}

/** An address relative to another file. */
function renamed(address: string, from: string, to: string): string {
  const [old, own] = [posix.dirname(from), posix.dirname(to)];
  if (old === own || address === "" || /^[#/@]/.test(address) || isExternal(address))
    return address;
  const name = posix.relative(own, posix.join(old, address));
  return name.startsWith(".") ? name : `./${name}`;
}
