import { views } from "./mdx/views";

/**
 * Loads the code of all components in a page's data, so that the page is shown complete: a calculator that arrives after its page
 * moves everything below it, links and the position to return to included. Never rejects; a component whose code cannot be loaded
 * says so where it stands.
 * @param data the results of the page's query, with document trees anywhere in it
 */
export async function loadParts(data: unknown): Promise<void> {
  await Promise.allSettled(loads(data));
}

function loads(data: unknown): Promise<unknown>[] {
  if (typeof data !== "object" || data === null) return [];
  const { type, props } = data as { readonly type?: unknown; readonly props?: object };
  const load = typeof type === "string" ? views[type]?.load : undefined;
  return [...(load ? [load(props ?? {})] : []), ...Object.values(data).flatMap(loads)];
}
