import { SCROLL_EASING_FACTOR, SCROLL_TO_TOP_MIN_PX } from "../domain/constants";
import { onClick } from "./onClick";

const BUTTON = "[data-scroll-to-top]";

/**
 * The scroll-to-top button is shown while scrolling up below the first 300 px, except at the end of the page. Scrolling down hides
 * it and stops a running animation.
 */
export function setUpScrollToTop(): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let before = 0;
  let frame = 0;
  const step = () => {
    const next = still.matches ? 0 : nextScrollTop(scrollY);
    scrollTo(0, next);
    if (next > 0) frame = requestAnimationFrame(step);
  };
  const follow = () => {
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight;
    const isShown = scrollY < before && scrollY >= SCROLL_TO_TOP_MIN_PX && !isAtEnd;
    if (scrollY !== before) document.querySelector(BUTTON)?.toggleAttribute("data-shown", isShown);
    if (scrollY > before) cancelAnimationFrame(frame);
    before = scrollY;
  };
  addEventListener("scroll", follow, { passive: true });
  onClick(BUTTON, step);
}

/** The scroll position of the animation's next frame, in pixels. It eventually reaches 0. */
export function nextScrollTop(scrollTop: number): number {
  return Math.floor(scrollTop * SCROLL_EASING_FACTOR);
}
