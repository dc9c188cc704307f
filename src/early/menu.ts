import { MENU_ID } from "../domain/shellIds";
import { isPlainPress } from "../state/plainPress";
import { showCurrentEntry } from "./sidebar";

/** Above 996 px, as in the style sheets; in ems, so that larger text gets the layout of a narrower window. */
const DESKTOP = "(width > 62.25em)";

/**
 * The side panel of narrow screens: opened by the hamburger button; closed by Escape, Back, a link, a click outside, or a wider
 * window. While it is open it has a history entry of its own, which means "panel open" and nothing else: Back closes it, Forward
 * opens it again, and a link inside it replaces the entry.
 */
export function setUpMenu(): void {
  const root = document.documentElement;
  const desktop = matchMedia(DESKTOP);
  let opener: HTMLElement | null = null;

  const panel = () => document.getElementById(MENU_ID);
  const isOpen = () => root.dataset.menu === "open";

  const set = (open: boolean) => {
    if (open === isOpen()) return;
    if (open) root.dataset.menu = "open";
    else delete root.dataset.menu;
    for (const toggle of document.querySelectorAll("[data-menu-toggle]"))
      toggle.setAttribute("aria-expanded", String(open));
    for (const sibling of outside(panel())) sibling.inert = open;
    // The page behind keeps its width where its scrollbar takes up space.
    const takesRoom = innerWidth > root.clientWidth;
    root.style.setProperty("scrollbar-gutter", open && takesRoom ? "stable" : "");
    document.body.style.overflow = open ? "hidden" : "";
    if (open) showCurrentEntry();
    if (open)
      panel()?.querySelector<HTMLElement>("[data-menu-close]")?.focus({ preventScroll: true });
    else {
      showView(panel()?.querySelector("[data-menu-secondary]") ? "secondary" : "primary");
      opener?.focus({ preventScroll: true });
      opener = null;
    }
  };

  const showView = (view: "primary" | "secondary") => panel()?.setAttribute("data-menu-view", view);

  const isEntry = () => history.state?.siteMenu === true;
  // When going back to an address with a hash, the browser would scroll to its target again. It decides after the event.
  const restoreScroll = () => {
    history.scrollRestoration = isEntry() ? "manual" : "auto";
  };
  const followEntry = () => {
    set(isEntry() && !desktop.matches);
    requestAnimationFrame(() => {
      restoreScroll();
      // At its own address, which a page without JavaScript or the button's link leads to, no control could hide the panel.
      if (location.hash === `#${MENU_ID}`) location.replace("#");
    });
  };

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("a[href]");
    if (link && isEntry() && panel()?.contains(link) && isPlainLink(link, event)) {
      event.preventDefault();
      location.replace(link.href);
      return;
    }
    const toggle = event.target.closest<HTMLElement>("[data-menu-toggle]");
    if (toggle) {
      event.preventDefault();
      if (isOpen()) leave();
      else {
        opener = toggle;
        history.scrollRestoration = "manual"; // of the entry to return to
        history.pushState({ ...history.state, siteMenu: true }, "");
        set(true);
      }
    } else if (event.target.closest("[data-menu-close]")) {
      event.preventDefault();
      leave();
    } else if (event.target.closest("[data-menu-back]")) {
      showView("primary");
      panel()?.querySelector<HTMLElement>("[data-menu-primary] :is(a, button)")?.focus();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") leave();
    if (event.key !== " " || !(event.target instanceof Element)) return;
    // Links that act as buttons; without JavaScript they lead to the panel and back.
    const control = event.target.closest<HTMLElement>("a[data-menu-toggle],a[data-menu-close]");
    if (!control) return;
    event.preventDefault(); // otherwise the page would scroll
    if (!event.repeat) control.click();
  });
  addEventListener("popstate", followEntry);
  document.addEventListener("DOMContentLoaded", followEntry); // after a reload with the panel open
  document.addEventListener("site:navigated", () => set(false));
  desktop.addEventListener("change", () => desktop.matches && leave());

  /**
   * Closing removes the history entry that opening added, so that Back closes the panel instead of leaving the page.
   * The panel closes first: going back is asynchronous, and a second Escape meanwhile would go back once more.
   */
  function leave(): void {
    if (!isOpen()) return;
    set(false);
    if (isEntry()) history.back();
  }
}

/** True for a click that makes the browser itself load another page in place of this one. */
function isPlainLink(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || !isPlainPress(event)) return false;
  return link.target === "" && !link.getAttribute("href")?.startsWith("#");
}

/** Everything outside the panel and its ancestors. */
function outside(panel: HTMLElement | null): HTMLElement[] {
  const result: HTMLElement[] = [];
  for (
    let node: HTMLElement | null = panel;
    node && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (
        sibling !== node &&
        sibling instanceof HTMLElement &&
        !sibling.hasAttribute("data-menu-close") &&
        sibling.tagName !== "SCRIPT"
      )
        result.push(sibling);
    }
  }
  return result;
}
