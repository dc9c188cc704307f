import { oncePerFrame } from "./oncePerFrame";

/**
 * Keeps the entry of the current page in view in the menu beside it: on arrival, after a navigation, and when the category
 * around it or the side panel opens. Only the menu scrolls, and only when the entry is out of view.
 */
export function setUpSidebar(): void {
  const schedule = oncePerFrame(showCurrentEntry); // categories that are open in the HTML fire events while it is still arriving
  document.addEventListener("DOMContentLoaded", schedule);
  document.addEventListener("site:navigated", schedule);
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.querySelector(CURRENT)) schedule();
    },
    true,
  );
}

const CURRENT = "[aria-current=page]";

/** Scrolls the menu so that the entry of the current page is in its middle, if the entry is out of view. */
export function showCurrentEntry(): void {
  const menu = document.querySelector<HTMLElement>("[data-menu-secondary]");
  const entry = menu?.querySelector(CURRENT);
  if (!menu || !entry || entry.closest("details:not([open]) > :not(summary)")) return;
  // Only the style is read: reading positions would force a layout, and on phones the panel is closed.
  if (menu.checkVisibility?.({ visibilityProperty: true }) === false) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  const end = Math.min(box.bottom, window.innerHeight);
  if (top < box.top || bottom > end) menu.scrollTop += (top + bottom - box.top - end) / 2;
}
