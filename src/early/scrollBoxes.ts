import { on } from "../state/signals";

const BOXES = ".scroll-x[role=group]";

/**
 * Takes tables, code and formulas that fit into their box out of the tab order: their HTML has a `tabindex`, since only the
 * window size decides whether they scroll. Also scrolls what gets the keyboard focus in a box into view: browsers leave a link
 * alone that shows only a few pixels, or is under a sticky column.
 */
export function setUpScrollBoxes(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const box = target.closest(BOXES);
      if (!box || box === document.activeElement) continue;
      if (box.scrollWidth > box.clientWidth) box.setAttribute("tabindex", "0");
      else box.removeAttribute("tabindex");
    }
  });
  const observe = () => {
    for (const box of document.querySelectorAll(`${BOXES}, ${BOXES} > *`)) sizes.observe(box);
  };
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(".scroll-x :focus-visible"))
      target.scrollIntoView({ block: "nearest", inline: "center" });
  });
  document.addEventListener("DOMContentLoaded", observe);
  on("site:hydrated", observe);
  on("site:navigated", observe);
}
