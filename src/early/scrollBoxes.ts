const BOXES = ".scroll-x[role=group]";

/**
 * Takes tables, code and formulas as wide as their box out of the tab order: their HTML has a `tabindex`, since only a
 * window tells whether they scroll.
 */
export function setUpScrollBoxes(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else if (target !== document.activeElement) target.removeAttribute("tabindex");
  });
  const observe = () => {
    sizes.disconnect();
    for (const box of document.querySelectorAll(BOXES)) sizes.observe(box);
  };
  document.addEventListener("DOMContentLoaded", observe);
  document.addEventListener("site:rendered", observe);
}
