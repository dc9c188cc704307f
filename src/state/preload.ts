import { LOADING_DELAY_MS } from "../domain/constants";

/** Loads the code of the components in a page's data that is not part of the page's template. */
export type Preload = (data: unknown) => Promise<unknown>;

let loader: Preload = () => Promise.resolve();

/** Sets the loader. Called by the code that renders content, which the pages that show content share. */
export function setPreload(value: Preload): void {
  loader = value;
}

/**
 * Waits until the components of a page can be shown at once, or cannot be loaded, or would show that they are loading: over a slow
 * network the text comes first.
 */
export function preloaded(data: unknown): Promise<unknown> {
  return Promise.race([loader(data), new Promise((give) => setTimeout(give, LOADING_DELAY_MS))]);
}
