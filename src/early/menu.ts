import { MENU_ID } from "../domain/shellIds";
import { pageLinkOf } from "../state/pageLink";
import { isHydrated, on } from "../state/signals";
import { onClick } from "./onClick";
import { showCurrentEntry } from "./sidebar";

/** Above 996 px, as in the style sheets; in ems, so that larger text gets the layout of a narrower window. */
const DESKTOP = "(width > 62.25em)";
/** What the open panel covers. */
const BEHIND = "[data-skip-region],[data-announcement],[data-navbar],[data-page],footer";

/**
 * The side panel of narrow screens: opened by the hamburger button; closed by Escape, Back, a link, a click outside, or a wider
 * window. While it is open it has a history entry of its own, which means "panel open" and nothing else: Back closes it, Forward
 * opens it again, and a link inside it replaces the entry.
 */
export function setUpMenu(): void {
  const root = document.documentElement;
  const desktop = matchMedia(DESKTOP);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  root.dataset.menu = "closed"; // at its own address, the panel is shown only without JavaScript
  const isEntry = () => history.state?.siteMenu === true;
  const showView = (view: string) => find(`#${MENU_ID}`)?.setAttribute("data-menu-view", view);

  const show = (open: boolean) => {
    if (open === (root.dataset.menu === "open")) return;
    root.dataset.menu = open ? "open" : "closed";
    find("[data-menu-toggle]")?.setAttribute("aria-expanded", String(open));
    for (const part of document.querySelectorAll<HTMLElement>(BEHIND)) part.inert = open;
    if (open) showCurrentEntry();
    else if (find("[data-menu-secondary]")) showView("secondary");
    const control = open ? `#${MENU_ID} [data-menu-close]` : "[data-menu-toggle]";
    find(control)?.focus({ preventScroll: true });
  };
  /** Closes first: going back is asynchronous, and a second Escape meanwhile would go back once more. */
  const close = () => {
    show(false);
    if (isEntry()) history.back();
  };
  const followEntry = () => {
    show(isEntry() && !desktop.matches);
    requestAnimationFrame(() => {
      history.scrollRestoration = isEntry() ? "manual" : "auto";
    });
  };

  onClick("[data-menu-toggle]", (_, event) => {
    event.preventDefault();
    history.scrollRestoration = "manual"; // of the entry to return to, which may have a hash
    history.pushState({ ...history.state, siteMenu: true }, "");
    show(true);
  });
  onClick("[data-menu-close]", (_, event) => {
    event.preventDefault();
    close();
  });
  onClick("[data-menu-show]", ({ dataset: { menuShow = "" } }) => {
    showView(menuShow);
    find(`[data-menu-${menuShow}] :is(a, button)`)?.focus();
  });
  document.addEventListener("click", (event) => {
    const link = pageLinkOf(event);
    if (!link || !isEntry() || isHydrated()) return;
    event.preventDefault();
    location.replace(link.href);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    // Links that act as buttons; without JavaScript they lead to the panel and back.
    const button = event.target instanceof HTMLElement && event.target.matches("a[role=button]");
    if (event.key !== " " || !button) return;
    event.preventDefault(); // otherwise the page would scroll
    if (!event.repeat) (event.target as HTMLElement).click();
  });
  addEventListener("popstate", followEntry);
  document.addEventListener("DOMContentLoaded", followEntry); // after a reload with the panel open
  on("site:navigated", () => show(false));
  desktop.addEventListener("change", () => desktop.matches && close());
}
