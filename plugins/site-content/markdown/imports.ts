import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { ComponentNames } from "../../../src/domain/componentSpec";
import { AS_MARKDOWN } from "./docusaurusComponents";
import type { Imported, Imports, PagePartials } from "./partials";
import { report } from "./report";

type MdxjsEsm = Extract<Nodes, { type: "mdxjsEsm" }>;
type Program = NonNullable<NonNullable<MdxjsEsm["data"]>["estree"]>;
type ImportDeclaration = Extract<Program["body"][number], { type: "ImportDeclaration" }>;

/** Modules whose imports say nothing here: what uses them is understood without. */
const SILENT = /^(?:react|@docusaurus\/(?:useBaseUrl|theme-common))$/;
const THEME = /^@(?:theme|docusaurus)\/(\w+)$/;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * Takes the imports and exports out of a page: partials, pictures and components of Docusaurus'
 * theme get a meaning, exports are errors, and every other import is reported.
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

/** What the names of an import stand for; undefined for one without effect, which is reported if it is unknown. */
function read(
  { source: { value }, specifiers, loc }: ImportDeclaration,
  file: VFile,
  files: PagePartials["files"][string],
  { authored }: ComponentNames,
): Imported | undefined {
  const source = String(value);
  const line = loc?.start.line;
  if (SILENT.test(source)) return undefined;
  if (/\.mdx?$/.test(source)) {
    const found = files?.[source];
    const isWhole = specifiers.every(({ type }) => type === "ImportDefaultSpecifier");
    if (found !== undefined && isWhole) return { kind: "partial", file: found };
    if (found === undefined)
      report(file, "broken-link", line, `The imported file "${source}" does not exist.`);
    else report(file, "code-in-page", line, `Only the whole of "${source}" can be imported.`);
    return { kind: "missing" };
  }
  if (PICTURE.test(source)) return { kind: "picture", src: source };
  const theme = THEME.exec(source)?.[1];
  if (theme !== undefined && (Object.hasOwn(authored, theme) || AS_MARKDOWN.has(theme)))
    return { kind: "component", name: theme };
  const isKnown = specifiers.every(({ local }) => Object.hasOwn(authored, local.name));
  if (!isKnown || specifiers.length === 0)
    report(file, "unknown-import", line, `The import of "${source}" is not read.`);
  return undefined;
}
