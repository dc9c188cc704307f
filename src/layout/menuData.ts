import { useState } from "react";

/**
 * The fields of the page templates' query results that the menus use. They are taken from the generated query types, so that
 * renaming a field in a template is a compile error here.
 */
export type MenuData = {
  readonly doc?: Pick<NonNullable<Queries.DocPageTemplateQuery["doc"]>, "sidebarTrail"> | null;
};

/** A list from untyped JSON, which the build has validated. */
export function parseList<Item>(json: unknown): readonly Item[] | undefined {
  return Array.isArray(json) ? (json as readonly Item[]) : undefined;
}

/**
 * The whole list of a large menu once it is fetched, and the function that fetches it from a shared file; undefined when there is
 * nothing to fetch.
 */
export function useSharedList<Item>(
  file: string | null | undefined,
): readonly [list: readonly Item[] | undefined, fill: (() => Promise<void>) | undefined] {
  const [list, setList] = useState<readonly Item[]>();
  const fill = file && !list ? () => fetchList<Item>(file).then(setList) : undefined;
  return [list, fill];
}

/** Resolves with undefined when the file cannot be fetched, so that the next opening retries. */
async function fetchList<Item>(file: string): Promise<readonly Item[] | undefined> {
  try {
    const response = await fetch(`${__PATH_PREFIX__}${file}`);
    return response.ok ? parseList(await response.json()) : undefined;
  } catch (error) {
    console.warn("The menu could not be loaded.", error);
    return undefined;
  }
}
