import { LOADING_DELAY_MS } from "../domain/constants";

let loader = (_data: unknown): Promise<unknown> => Promise.resolve();

/** Sets what loads the components in a page's data. Called by the code that renders content, which is not on every page. */
export function setPreload(value: typeof loader): void {
  loader = value;
}

/**
 * Waits until the components of a page can be shown at once, or cannot be loaded, or would show that they are loading: over a slow
 * network the text comes first.
 */
export function preloaded(data: unknown): Promise<unknown> {
  return Promise.race([loader(data), new Promise((give) => setTimeout(give, LOADING_DELAY_MS))]);
}
