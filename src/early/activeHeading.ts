import { hashTarget } from "../state/hashTarget";
import { on } from "../state/signals";
import { onClick } from "./onClick";
import { keepInView } from "./sidebar";

const NAVBAR_HEIGHT_PX = 60;

/**
 * Marks the entry of the heading being read in the table of contents, and shows its name in the bar of narrow screens, which a
 * click on an entry closes. It is the first heading below the navbar if that is in the upper half of the window, else the one before.
 */
export function setUpActiveHeading(): void {
  const mark = () => {
    const lists = [...document.querySelectorAll("[data-toc]")];
    const list = lists.find((toc) => toc.getClientRects().length > 0);
    const entries = [...(list?.querySelectorAll("a") ?? [])];
    const boxes = entries.map(({ hash }) => hashTarget(hash)?.getBoundingClientRect());
    const next = boxes.findIndex((box) => box && box.top >= NAVBAR_HEIGHT_PX);
    const isRead = (boxes[next]?.bottom ?? innerHeight) < innerHeight / 2;
    const active = next < 0 ? entries.at(-1) : entries[isRead ? next : next - 1];
    for (const entry of entries) {
      entry.toggleAttribute("data-active", entry === active);
      entry.ariaCurrent = entry === active ? "location" : null;
    }
    const shown = active ?? entries[0];
    if (list && shown && !list.querySelector(":focus-visible")) keepInView(list, shown);
    list?.querySelector("[data-toc-bar]")?.setAttribute("data-now", active?.textContent ?? "");
  };
  const schedule = () => requestAnimationFrame(mark);
  document.addEventListener("DOMContentLoaded", schedule);
  on("site:navigated", schedule);
  addEventListener("scroll", schedule, { passive: true });
  addEventListener("resize", schedule);
  onClick("details[data-toc] a", (entry) => entry.closest("details")?.removeAttribute("open"));
}
