import type { PageSpec } from "../pageSpec";

export type DocRow = { readonly id: string; readonly path: string };

/** One page a doc. */
export function buildDocPages(docs: readonly DocRow[]): PageSpec[] {
  return docs.map(({ id, path }) => ({ path, template: "DocPage", context: { surface: "docs", id } }));
}

/** One page a file of `content/pages`. */
export function buildStandalonePages(pages: readonly DocRow[]): PageSpec[] {
  return pages.map(({ id, path }) => ({ path, template: "StandalonePage", context: { surface: "page", id } }));
}
