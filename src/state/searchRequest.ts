import { send } from "./signals";

/**
 * The reader's request for the search dialog, with the text typed before the dialog had loaded: the `data-search` attribute of
 * the document. The early script sets it before React has loaded; React follows it.
 * @returns the text typed so far, `""` for none; undefined when the dialog is closed
 */
export function readSearchRequest(): string | undefined {
  return document.documentElement.dataset.search;
}

/** Opens the dialog with this text typed, or closes it with undefined, and sends `site:search`. */
export function setSearchRequest(typed: string | undefined): void {
  const { dataset } = document.documentElement;
  if (typed === dataset.search) return;
  if (typed === undefined) delete dataset.search;
  else dataset.search = typed;
  send("site:search");
}
