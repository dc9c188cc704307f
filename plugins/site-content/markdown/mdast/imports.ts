import type { Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdx";
import { visit } from "unist-util-visit";
import type { ComponentNames } from "../../../../src/domain/componentSpec";
import { PARTIAL_TAG, type PagePartials, RAW_LOADER } from "../partials";
import type { Report } from "../report";
import { AS_MARKDOWN, asMarkdown } from "./docusaurusComponents";
import { leaveOutIcon } from "./foreignTags";
import { fillAttributes, isJsx, type Jsx, textAttribute } from "./mdastNodes";
import { UNKNOWN_TAG } from "./unknownTags";

type ImportDeclaration = Extract<
  NonNullable<NonNullable<MdxjsEsm["data"]>["estree"]>["body"][number],
  { type: "ImportDeclaration" }
>;

/** What a name that a page imports stands for. */
type Imported =
  | { readonly kind: "component"; readonly name: string }
  | { readonly kind: "partial"; readonly file: string }
  | { readonly kind: "text"; readonly file: string }
  | { readonly kind: "picture"; readonly src: string }
  | { readonly kind: "icon"; readonly from: string }
  | { readonly kind: "missing" };

/** Modules whose imports can be ignored: what uses them is understood without, or they have no effect in a page of data. */
const SILENT = /^(react|@docusaurus\/(?:useBaseUrl|theme-common))$/;
const THEME = /^@(?:theme|docusaurus)\/(\w+)$/;
/** Packages of icons: `lucide-react`, `react-icons/fa`, `@heroicons/react/24/outline`. */
const ICONS = /^(?:lucide|@?(?:[a-z][\w-]*\/)?(?:[\w-]*-)?(?:hero|remix)?icons?(?![a-z]))/;
const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg)$/i;
/** The files that a page imports, by their local names, and the text of every file. */
export type PageImports = Pick<PagePartials, "texts"> & {
  readonly files?: PagePartials["files"][string];
};

/**
 * Reads the imports of pages written for Docusaurus: partials, files as text (`raw-loader`), pictures, and components of its
 * theme that this site also has. Other imports are left for `remarkAuthoring` to report, except those of unknown components,
 * which are reported where they are used.
 */
export function remarkImports(
  { files, texts }: PageImports,
  components: ComponentNames,
  report: Report,
): (tree: Root) => void {
  return (tree) => {
    const names = takeImports(tree, (statement) => read(statement, files, components, report));
    const textOf = (name: string) => {
      const imported = names.get(name);
      return imported?.kind === "text" ? texts[imported.file] : undefined;
    };
    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return;
      fillAttributes(node, (expression) => pictureOf(names.get(expression.trim())));
      showImported(node, names, report);
      showIncluded(node, files, report);
      const isOwn = node.name !== null && Object.hasOwn(components.authored, node.name);
      if (!isOwn) asMarkdown(node, index, parent, textOf);
    });
  };
}

type Names = ReadonlyMap<string, Imported>;

/** Removes from a page the imports that are known and those that are not used. @returns what their names stand for */
function takeImports(
  tree: Root,
  known: (statement: ImportDeclaration) => readonly [string, Imported][] | undefined,
): Names {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (isJsx(node) && node.name !== null) used.add(node.name);
  });
  const names = new Map<string, Imported>();
  for (const node of tree.children) {
    const program = node.type === "mdxjsEsm" ? node.data?.estree : undefined;
    if (!program) continue;
    program.body = program.body.filter((statement) => {
      if (statement.type !== "ImportDeclaration") return true;
      const found = known(statement);
      for (const [name, imported] of found ?? []) names.set(name, imported);
      return !found && !localNames(statement).some((name) => used.has(name));
    });
  }
  return names;
}

/** The address of an imported picture, which replaces its name: `src={chart}`. */
function pictureOf(imported: Imported | undefined): string | undefined {
  return imported?.kind === "picture" ? imported.src : undefined;
}

/** Replaces an element with an imported name by what the name stands for. */
function showImported(node: Jsx, names: Names, report: Report): void {
  const imported = node.name === null ? undefined : names.get(node.name);
  if (imported?.kind === "missing") Object.assign(node, { name: UNKNOWN_TAG, attributes: [] });
  if (imported?.kind === "icon")
    leaveOutIcon(node, `<${node.name}> from "${imported.from}"`, report);
  if (imported?.kind === "component") node.name = imported.name;
  if (imported?.kind === "partial") asElement(node, PARTIAL_TAG, { file: imported.file });
  if (imported?.kind === "picture") asElement(node, "img", { src: imported.src, alt: "" });
}

/** Replaces Fern's `<Markdown src="/snippets/fees.mdx" />` with the file that it names. */
function showIncluded(node: Jsx, files: PageImports["files"], report: Report): void {
  const src = node.name === "Markdown" ? textAttribute(node, "src") : undefined;
  if (src === undefined) return;
  const file = files?.[src];
  if (file === undefined) {
    reportMissing(src, node.position?.start.line, report);
    Object.assign(node, { name: UNKNOWN_TAG, attributes: [] });
  } else asElement(node, PARTIAL_TAG, { file });
}

function reportMissing(file: string, line: number | undefined, report: Report): void {
  report(
    "error",
    line,
    `The imported file "${file}" does not exist.`,
    "Correct the path: it is relative to the page's folder; / starts from a folder above, @site/ from the project.",
  );
}

/** What the names of an import stand for; undefined for an unknown import. */
function read(
  statement: ImportDeclaration,
  files: PageImports["files"],
  { authored }: ComponentNames,
  report: Report,
): [string, Imported][] | undefined {
  const source = String(statement.source.value);
  const [name = ""] = localNames(statement);
  if (SILENT.test(source)) return [];
  const isText = source.startsWith(RAW_LOADER);
  if (isText || /\.mdx?$/.test(source)) {
    const file = files?.[source];
    const whole = statement.specifiers.find(({ type }) => type === "ImportDefaultSpecifier");
    if (file !== undefined && whole !== undefined)
      return [[whole.local.name, { kind: isText ? "text" : "partial", file }]];
    if (file !== undefined) {
      report(
        "error",
        statement.loc?.start.line,
        `"${localNames(statement).join(", ")}" of "${source}" is code, which pages do not run.`,
        "Write what it shows in Markdown; to import a whole file, use a name without braces.",
      );
      return localNames(statement).map((local) => [local, { kind: "missing" }]);
    }
    reportMissing(source.slice(isText ? RAW_LOADER.length : 0), statement.loc?.start.line, report);
    return [[name, { kind: "missing" }]];
  }
  if (PICTURE.test(source)) return [[name, { kind: "picture", src: source }]];
  if (/\.(css|scss)$/.test(source)) {
    report(
      "warning",
      statement.loc?.start.line,
      `The import of "${source}" has no effect.`,
      "Remove it: the site's style sheet decides how pages look.",
    );
    return [];
  }
  if (ICONS.test(source))
    return localNames(statement).map((local) => [local, { kind: "icon", from: source }]);
  const theme = THEME.exec(source)?.[1];
  if (theme !== undefined && (Object.hasOwn(authored, theme) || AS_MARKDOWN.has(theme)))
    return [[name, { kind: "component", name: theme }]];
  const known = localNames(statement).filter((local) => Object.hasOwn(authored, local));
  return known.length > 0
    ? known.map((local) => [local, { kind: "component", name: local }])
    : undefined;
}

function localNames({ specifiers }: ImportDeclaration): string[] {
  return specifiers.map(({ local }) => local.name);
}

/** Renames an element, and adds attributes that it does not have yet. */
function asElement(node: Jsx, name: string, attributes: Readonly<Record<string, string>>): void {
  const given = new Set(node.attributes.map((each) => ("name" in each ? each.name : "")));
  node.name = name;
  for (const [key, value] of Object.entries(attributes))
    if (!given.has(key)) node.attributes.push({ type: "mdxJsxAttribute", name: key, value });
}
