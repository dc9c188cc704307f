import { CONTENT_FOLDER } from "../../plugins/site-content/model/files/source";
import { type ResolveContext, resolvePage } from "../../plugins/site-content/model/links/resolve";
import * as builtIn from "../components/mdx/builtIn";
import type { TreeElement, TreeNode, TreeProps } from "../domain/documentTree";
import { FIXTURES_ROOT, markup, site } from "./builders";

/** A site without pages and data files, in the form that `resolvePage` receives. */
export function resolveContext(overrides: Partial<ResolveContext> = {}): ResolveContext {
  return {
    root: FIXTURES_ROOT,
    folderOf: () => CONTENT_FOLDER,
    site: site(),
    byFile: new Map(),
    byPath: new Map(),
    byKey: overrides.byPath ?? new Map(),
    sidebar: [],
    publish: (file) => file,
    components: builtIn,
    data: () => undefined,
    siteAddress: site().config.url,
    shownOn: () => undefined,
    ...overrides,
  };
}

/**
 * The result of resolving one element on line 7 of a page, with the problems ("7: message"), links and example keys that it adds
 * to the page.
 */
export function resolveElement(
  node: TreeElement,
  overrides: Partial<ResolveContext> = {},
): {
  readonly props: TreeProps | undefined;
  readonly children: readonly TreeNode[];
  /** The whole result as {@link markup}. */
  readonly html: string;
  readonly problems: readonly string[];
  readonly links: readonly { readonly href: string; readonly line?: number | undefined }[];
  readonly exampleKeys: readonly string[];
} {
  const { tree, problems, links, exampleKeys } = resolvePage(
    "content/docs/a.mdx",
    [{ ...node, line: 7 }],
    resolveContext(overrides),
  );
  const [first] = tree;
  return {
    props: typeof first === "object" ? first.props : undefined,
    children: typeof first === "object" ? (first.children ?? []) : [],
    html: markup(tree),
    problems: problems.map(({ line, message }) => `${line}: ${message}`),
    links,
    exampleKeys,
  };
}
