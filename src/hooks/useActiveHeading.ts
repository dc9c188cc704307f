import { type RefObject, useEffect } from "react";
import { activeHeading } from "../domain/activeHeading";
import type { TocEntry } from "../domain/headings";

const NAVBAR_HEIGHT_PX = 60;

/**
 * Marks the link of the heading being read with `data-active`, on scroll and resize, once a frame. Works on the DOM
 * and not on state, so that scrolling never renders the page again.
 */
export function useActiveHeading(list: RefObject<HTMLElement | null>, entries: readonly TocEntry[]): void {
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const boxes = entries.flatMap(({ id }) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
      });
      const active = activeHeading(boxes, NAVBAR_HEIGHT_PX, window.innerHeight);
      for (const link of list.current?.querySelectorAll("a") ?? []) {
        link.toggleAttribute("data-active", decodeURIComponent(link.hash) === `#${active}`);
      }
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [list, entries]);
}
