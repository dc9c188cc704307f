import { SCROLL_EASING_FACTOR, SCROLL_TO_TOP_MIN_PX } from "../domain/constants";

const BUTTON = "[data-scroll-to-top]";

/**
 * Sets up the scroll-to-top button: it is shown while scrolling up below the first 300 px, except at the end of the page.
 * Scrolling down hides it and stops a running animation; a jump to an anchor does not count as scrolling.
 */
export function setUpScrollToTop(): void {
  let previous = 0;
  let jumped = false;
  let frame = 0;
  const show = (shown: boolean) =>
    document.querySelector(BUTTON)?.toggleAttribute("data-shown", shown);

  const step = () => {
    const next = nextScrollTop(scrollY);
    scrollTo(0, next);
    if (next > 0) frame = requestAnimationFrame(step);
  };

  addEventListener(
    "scroll",
    () => {
      const before = previous;
      previous = scrollY;
      if (before === 0 || before === scrollY) return; // not scrolled: hydration causes such an event
      if (jumped) {
        jumped = false;
        return;
      }
      if (scrollY >= before) {
        show(false);
        cancelAnimationFrame(frame);
      } else if (scrollY < SCROLL_TO_TOP_MIN_PX) show(false);
      else if (scrollY + innerHeight < document.documentElement.scrollHeight) show(true);
    },
    { passive: true },
  );
  addEventListener("hashchange", () => {
    jumped = true;
    show(false);
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest(BUTTON)) return;
    const atOnce =
      getComputedStyle(document.documentElement).scrollBehavior === "smooth" ||
      matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (atOnce) scrollTo({ top: 0 });
    else {
      cancelAnimationFrame(frame);
      step();
    }
  });
}

/** The scroll position of the animation's next frame, in pixels. It eventually reaches 0. */
export function nextScrollTop(scrollTop: number): number {
  return Math.floor(scrollTop * SCROLL_EASING_FACTOR);
}
