const BOXES = ".scroll-x[role=group]";

/**
 * Takes tables, code and formulas that fit their box out of the tab order: their HTML has a `tabindex`, since only a
 * window tells whether they scroll.
 */
export function setUpScrollBoxes(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (scrolls(target)) target.setAttribute("tabindex", "0");
      else if (target !== document.activeElement) target.removeAttribute("tabindex");
  });
  const observe = () => {
    sizes.disconnect();
    for (const box of document.querySelectorAll(BOXES)) sizes.observe(box);
  };
  document.addEventListener("DOMContentLoaded", observe);
  document.addEventListener("site:rendered", observe);
}

/** A box that scrolls sideways scrolls a formula that is a little higher than its line, too. */
function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
