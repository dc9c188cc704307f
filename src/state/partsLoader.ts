/** Loads the code of the components in a page's data that is not part of the page's template. */
export type PartsLoader = (data: unknown) => Promise<unknown>;

/** How long a page waits for that code, in milliseconds. Its text is worth more than a steady page. */
const PATIENCE_MS = 1_000;

let loader: PartsLoader = () => Promise.resolve();

/** Sets the loader. Called by the code that renders content, which the pages that show content share. */
export function setPartsLoader(value: PartsLoader): void {
  loader = value;
}

/** Waits until the components of a page can be shown at once, or cannot be loaded, or take too long. */
export function partsLoaded(data: unknown): Promise<unknown> {
  return Promise.race([loader(data), new Promise((give) => setTimeout(give, PATIENCE_MS))]);
}
