/**
 * The reader's request for the search dialog, with the text typed before the dialog had loaded: the `data-search` attribute of
 * the document. The early script sets it before React has loaded; React follows it.
 */
const CHANGED = "site:search";

/** The text typed so far, `""` for none; undefined when the dialog is closed. */
export function readSearchRequest(): string | undefined {
  return document.documentElement.dataset.search;
}

/** Opens the dialog with this text typed, or closes it with undefined. */
export function setSearchRequest(typed: string | undefined): void {
  if (typed === readSearchRequest()) return;
  const { dataset } = document.documentElement;
  if (typed === undefined) {
    delete dataset.search;
    delete dataset.searchByFocus;
  } else dataset.search = typed;
  document.dispatchEvent(new Event(CHANGED));
}

/** Opens the dialog because the focus rests on its button. */
export function requestSearchByFocus(): void {
  document.documentElement.dataset.searchByFocus = "";
  setSearchRequest("");
}

/** True while the dialog is open for no other reason than the focus on its button. */
export function isSearchByFocus(): boolean {
  return "searchByFocus" in document.documentElement.dataset;
}

/** Calls back after every change; returns the function that unsubscribes. */
export function onSearchRequest(callback: () => void): () => void {
  document.addEventListener(CHANGED, callback);
  return () => document.removeEventListener(CHANGED, callback);
}
