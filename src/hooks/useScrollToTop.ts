import { useCallback, useEffect, useRef, useState } from "react";
import { SCROLL_TO_TOP_MIN_PX } from "../domain/constants";
import { nextScrollTop } from "../domain/scrollToTop";

/**
 * The scroll-to-top rules: shown while scrolling up past 300 px and not at the very end; scrolling down hides it and
 * stops a running animation; a jump to an anchor is ignored.
 */
export function useScrollToTop(): { shown: boolean; scrollToTop: () => void } {
  const [shown, setShown] = useState(false);
  const previous = useRef(0);
  const jumped = useRef(false);
  const frame = useRef(0);

  useEffect(() => {
    const onScroll = () => {
      const y = window.scrollY;
      const before = previous.current;
      previous.current = y;
      if (before === 0) return;
      if (jumped.current) {
        jumped.current = false;
        return;
      }
      if (y >= before) {
        setShown(false);
        cancelAnimationFrame(frame.current);
      } else if (y < SCROLL_TO_TOP_MIN_PX) setShown(false);
      else if (y + window.innerHeight < document.documentElement.scrollHeight) setShown(true);
    };
    const onHash = () => {
      jumped.current = true;
      setShown(false);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("hashchange", onHash);
    return () => {
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("hashchange", onHash);
      cancelAnimationFrame(frame.current);
    };
  }, []);

  const scrollToTop = useCallback(() => {
    if (getComputedStyle(document.documentElement).scrollBehavior === "smooth" || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      window.scrollTo({ top: 0 });
      return;
    }
    const step = () => {
      const next = nextScrollTop(window.scrollY);
      window.scrollTo(0, next);
      if (next > 0) frame.current = requestAnimationFrame(step);
    };
    step();
  }, []);

  return { shown, scrollToTop };
}
