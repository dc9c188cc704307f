const BOXES = ".scroll-x[role=group]";

/**
 * Takes tables, code and formulas as wide as their box out of the tab order: their HTML has a `tabindex`, since only a
 * window tells whether they scroll; what is in a box may widen while the box stays. Moves what the keyboard reaches in a box into view: browsers leave a link alone of
 * which a few pixels show, or which lies under a column that stays.
 */
export function setUpScrollBoxes(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const box = target.closest(BOXES);
      if (!box) continue;
      if (box.scrollWidth > box.clientWidth) box.setAttribute("tabindex", "0");
      else if (box !== document.activeElement) box.removeAttribute("tabindex");
    }
  });
  const observe = () => {
    sizes.disconnect();
    for (const box of document.querySelectorAll(`${BOXES}, ${BOXES} > *`)) sizes.observe(box);
  };
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(".scroll-x :focus-visible"))
      target.scrollIntoView({ block: "nearest", inline: "center" });
  });
  document.addEventListener("DOMContentLoaded", observe);
  document.addEventListener("site:rendered", observe);
}
