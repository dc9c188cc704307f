/**
 * Whether the reader wants the search dialog, and what they typed for it before it was there: the `data-search` attribute
 * of the document. The early script writes it before React has loaded; React follows it.
 */
const CHANGED = "site:search";

/** Text typed so far, `""` for none; undefined when the dialog is not wanted. */
export function readSearchWish(): string | undefined {
  return document.documentElement.dataset.search;
}

export function setSearchWish(typed: string | undefined): void {
  if (typed === readSearchWish()) return;
  if (typed === undefined) delete document.documentElement.dataset.search;
  else document.documentElement.dataset.search = typed;
  document.dispatchEvent(new Event(CHANGED));
}

/** Calls back after every change; gives the function that ends it. */
export function onSearchWish(callback: () => void): () => void {
  document.addEventListener(CHANGED, callback);
  return () => document.removeEventListener(CHANGED, callback);
}
