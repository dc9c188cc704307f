import { SCROLL_EASING_FACTOR } from "./constants";

/** Where the next frame of an eased way to the top stands, in pixels; it ends at 0. */
export function nextScrollTop(scrollTop: number): number {
  return Math.floor(scrollTop * SCROLL_EASING_FACTOR);
}
