import { views } from "./mdx/views";

/**
 * Loads the code of all components in a page's data, so that the page is shown complete: a calculator that arrives after its page
 * moves everything below it, links and the position to return to included. Never rejects; a component whose code cannot be loaded
 * says so where it stands.
 * @param data the results of the page's query, with document trees anywhere in it
 */
export async function preloadComponents(data: unknown): Promise<void> {
  const loads: Promise<unknown>[] = [];
  collectLoads(data, loads);
  await Promise.allSettled(loads);
}

/** Starts the loads of all components in the data, and adds them to the list. */
function collectLoads(data: unknown, loads: Promise<unknown>[]): void {
  if (typeof data !== "object" || data === null) return;
  const { type, props } = data as { readonly type?: unknown; readonly props?: object };
  const load = typeof type === "string" ? views[type]?.load : undefined;
  if (load) loads.push(load(props ?? {}));
  for (const part of Object.values(data)) collectLoads(part, loads);
}
