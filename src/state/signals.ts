/**
 * What the early script (`src/early`) and React tell each other, by events on the document. React sets `data-hydrated` on `html`
 * while it answers; the styles read `data-theme`, `data-theme-choice` and `data-announcement-dismissed`, which the early
 * script sets.
 *
 * - `site:hydrated`: the page is interactive, once.
 * - `site:requested`: another page is awaited; `site:navigated`: it is shown.
 * - `site:search`: the search dialog is opened or closed (`searchRequest.ts`).
 * - `site:search-failed`: the search dialog could not be loaded or shown.
 * - `site:failed`: something could not be loaded, or React has stopped. Its detail is the address of a page, if it is one.
 */
export type Signal =
  | "site:hydrated"
  | "site:requested"
  | "site:navigated"
  | "site:search"
  | "site:search-failed"
  | "site:failed";

/** Sends a signal. @param address that of the page that could not be loaded */
export function send(signal: Signal, address?: string): void {
  document.dispatchEvent(new CustomEvent(signal, { detail: address }));
}

/** Calls back on every such signal. @returns the function that ends this */
export function on(signal: Signal, act: (address: string | null) => void): () => void {
  const listener = (event: Event) => act((event as CustomEvent<string | null>).detail);
  document.addEventListener(signal, listener);
  return () => document.removeEventListener(signal, listener);
}

/** True while React answers on this page. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined;
}
