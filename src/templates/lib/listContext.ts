import type { ListPage } from "../../components/blog/types";

/** Page context of a list page: its number and the number of pages. */
export type ListContext = { readonly page: number; readonly pages: number };

/** A list page with the paths of its neighbours. */
export function listPage({ page, pages }: ListContext, pathOf: (page: number) => string): ListPage {
  return {
    page,
    pages,
    newer: page > 1 ? pathOf(page - 1) : null,
    older: page < pages ? pathOf(page + 1) : null,
  };
}
