/**
 * The parts of the page templates' query results that the menus use. Taken from the generated query types, so that
 * renaming a field in a template is a compile error here.
 */
export type MenuData = {
  readonly doc?: Pick<NonNullable<Queries.DocPageTemplateQuery["doc"]>, "sidebarTrail"> | null;
  readonly post?: Pick<
    NonNullable<Queries.BlogPostTemplateQuery["post"]>,
    "menuYears" | "unlisted"
  > | null;
};

/** Fetches the shared file of a large menu. Resolves with undefined when that fails, so that the next opening retries. */
export async function fetchList(file: string): Promise<unknown> {
  try {
    const response = await fetch(`${__PATH_PREFIX__}${file}`);
    return response.ok ? await response.json() : undefined;
  } catch (error) {
    console.warn("The menu could not be loaded.", error);
    return undefined;
  }
}
