import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { ComponentNames } from "../../../src/domain/componentSpec";
import type { PagePartials } from "./partials";
import { report } from "./report";

/** What a name that a page imports stands for. */
export type Imported =
  | { readonly kind: "partial"; readonly file: string }
  | { readonly kind: "picture"; readonly src: string }
  | { readonly kind: "missing" };
export type Imports = ReadonlyMap<string, Imported>;

type MdxjsEsm = Extract<Nodes, { type: "mdxjsEsm" }>;
type Program = NonNullable<NonNullable<MdxjsEsm["data"]>["estree"]>;
type ImportDeclaration = Extract<Program["body"][number], { type: "ImportDeclaration" }>;

/** Modules whose imports say nothing here: what uses them is understood without. */
const SILENT = /^(?:react$|@theme\/|@docusaurus\/)/;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * Takes the imports and exports out of a page: partials and pictures get a meaning, exports are errors, and every import that has
 * no effect is reported.
 * @param files the Markdown files that the page imports, by what they are imported as
 */
export function takeImports(
  tree: Root,
  file: VFile,
  files: PagePartials["files"][string],
  components: ComponentNames,
): Imports {
  const names = new Map<string, Imported>();
  visit(tree, "mdxjsEsm", (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== "ImportDeclaration") {
        const line = statement.loc?.start.line;
        report(file, "code-in-page", line, "A page cannot export anything.");
        continue;
      }
      const imported = read(statement, file, files, components);
      if (imported) for (const { local } of statement.specifiers) names.set(local.name, imported);
    }
  });
  tree.children = tree.children.filter(({ type }) => type !== "mdxjsEsm");
  return names;
}

function read(
  { source: { value }, specifiers, loc }: ImportDeclaration,
  file: VFile,
  files: PagePartials["files"][string],
  { authored }: ComponentNames,
): Imported | undefined {
  const source = String(value);
  const line = loc?.start.line;
  if (PICTURE.test(source)) return { kind: "picture", src: source };
  if (/\.mdx?$/.test(source)) {
    const found = files?.[source];
    const isWhole = specifiers.every(({ type }) => type === "ImportDefaultSpecifier");
    if (found !== undefined && isWhole) return { kind: "partial", file: found };
    if (found === undefined)
      report(file, "broken-link", line, `The imported file "${source}" does not exist.`);
    else report(file, "code-in-page", line, `Only the whole of "${source}" can be imported.`);
    return { kind: "missing" };
  }
  const isKnown = specifiers.some(({ local }) => Object.hasOwn(authored, local.name));
  if (!isKnown && !SILENT.test(source))
    report(file, "unknown-import", line, `The import of "${source}" is not read.`);
  return undefined;
}
