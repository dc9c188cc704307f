import { posix } from "node:path";
import type { Nodes, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { isExternal } from "../../../src/domain/routes";
import { dataOr, expressionOf, readText } from "./expressions";
import { become, isJsx, type Jsx, jsx, lineOf } from "./jsx";
import { report } from "./report";

/** Prefix of a file whose text a block of code shows: `file="./a.js"`. */
export const AS_CODE = "code:";

/** Files that a page includes. */
export type PagePartials = {
  /** Importing file → what it imports, as written → the file's path from the project's root, or with {@link AS_CODE}. */
  readonly files: { readonly [importer: string]: Readonly<Record<string, string>> | undefined };
  /** Each file's text; the front matter of Markdown is blanked out. */
  readonly texts: Readonly<Record<string, string>>;
};

/** What a name that a page imports stands for. */
export type Imported =
  | { readonly kind: "component"; readonly name: string }
  | { readonly kind: "partial"; readonly file: string }
  | { readonly kind: "picture"; readonly src: string }
  | { readonly kind: "missing" };
export type Imports = ReadonlyMap<string, Imported>;

/** Most partials in a page, and most characters in them: files that show others twice grow exponentially. */
const MAX_PARTIALS = 200;
const MAX_CHARACTERS = 1_000_000;

/** Includes partials: files of Markdown that a page imports and shows as a tag, `<Fees network="testnet">`. */
export class Partials {
  private count = 0;
  private characters = 0;

  /** @param read the tree of a file, with its own partials included */
  constructor(
    private readonly texts: PagePartials["texts"],
    private readonly page: VFile,
    private readonly read: (name: string, text: string, above: readonly string[]) => Root,
  ) {}

  /** The content of a partial in place of its tag, with the line of that and addresses relative to the page. */
  include(tag: Jsx, name: string, importer: string, above: readonly string[]): RootContent[] {
    const text = this.texts[name] ?? "";
    this.count += 1;
    this.characters += text.length;
    if (above.includes(name) || this.count > MAX_PARTIALS || this.characters > MAX_CHARACTERS) {
      const most = `The page shows more than ${MAX_PARTIALS} imported files, or ${MAX_CHARACTERS} characters of them.`;
      const message = above.includes(name) ? `The file "${name}" imports itself.` : most;
      if (this.count <= MAX_PARTIALS + 1)
        report(this.page, "unreadable-file", lineOf(tag), message);
      return [];
    }
    const tree = atPosition(this.read(name, text, [...above, name]), tag.position);
    const properties = this.propertiesOf(tag);
    visit(tree, (node, index, parent) => {
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
  private propertiesOf({ attributes }: Jsx): ReadonlyMap<string, string> {
    return new Map(
      attributes.flatMap((attribute): [string, string][] => {
        if (attribute.type !== "mdxJsxAttribute") return [];
        const { name, value } = attribute;
        if (typeof value !== "object" || value === null) return [[name, value ?? "true"]];
        const expression = expressionOf(value.data?.estree);
        const text = expression && dataOr(this.page, () => readText(expression));
        return [[name, text ?? ""]];
      }),
    );
  }
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
