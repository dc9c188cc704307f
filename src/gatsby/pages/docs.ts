import type { PageSpec } from "../../domain/pageSpec";

export type DocRow = { readonly id: string; readonly path: string };

/** One page per docs page of the content. */
export function buildDocPages(docs: readonly DocRow[]): PageSpec[] {
  return docs.map(({ id, path }) => ({
    path,
    template: "DocPage",
    context: { surface: "docs", id },
  }));
}

/** One page per file in `content/pages`. */
export function buildStandalonePages(pages: readonly DocRow[]): PageSpec[] {
  return pages.map(({ id, path }) => ({
    path,
    template: "StandalonePage",
    context: { surface: "page", id },
  }));
}
