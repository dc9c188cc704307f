/** Page context of a list page: which slice of how many. */
export type ListContext = { readonly page: number; readonly pages: number };

/** Paths of the neighbouring list pages. */
export function olderAndNewer({ page, pages }: ListContext, pathOf: (page: number) => string): { newer: string | null; older: string | null } {
  return { newer: page > 1 ? pathOf(page - 1) : null, older: page < pages ? pathOf(page + 1) : null };
}
