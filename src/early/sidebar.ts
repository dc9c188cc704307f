import { on } from "../state/signals";

/** Keeps the entry of the current page in view in the menu beside it, on arrival and after a navigation. */
export function setUpSidebar(): void {
  document.addEventListener("DOMContentLoaded", showCurrentEntry);
  on("site:navigated", showCurrentEntry);
}

/** Scrolls the menu to the entry of the current page, in the next frame, which computes the layout anyway. */
export function showCurrentEntry(): void {
  requestAnimationFrame(() => {
    const menu = document.querySelector("[data-menu-secondary]");
    const entry = menu?.querySelector("[aria-current=page]");
    // Only the style is read: reading positions would force a layout, and on phones the panel is closed.
    if (menu && entry?.checkVisibility?.({ visibilityProperty: true })) keepInView(menu, entry);
  });
}

/** Scrolls a box, and nothing around it, so that an entry in it is in its middle, if the entry is out of view. */
export function keepInView(box: Element, entry: Element): void {
  const { top, bottom } = entry.getBoundingClientRect();
  const area = box.getBoundingClientRect();
  const end = Math.min(area.bottom, innerHeight);
  if (top < area.top || bottom > end) box.scrollTop += (top + bottom - area.top - end) / 2;
}
