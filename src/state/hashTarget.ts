import { hashId } from "../domain/routableAddress";

/** The element that a hash names; null when the page has none, or the hash names nothing. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(hashId(hash));
}
