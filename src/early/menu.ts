const DESKTOP = "(min-width: 997px)";

/** The side panel of narrow screens: opened by the hamburger, closed by everything a reader would expect. */
export function setUpMenu(): void {
  const root = document.documentElement;
  const desktop = matchMedia(DESKTOP);
  let opener: HTMLElement | null = null;

  const panel = () => document.getElementById("site-menu");
  const isOpen = () => root.dataset.menu === "open";

  const set = (open: boolean) => {
    if (open === isOpen()) return;
    if (open) root.dataset.menu = "open";
    else delete root.dataset.menu;
    for (const toggle of document.querySelectorAll("[data-menu-toggle]")) toggle.setAttribute("aria-expanded", String(open));
    for (const sibling of outside(panel())) sibling.inert = open;
    document.body.style.overflow = open ? "hidden" : "";
    if (open) panel()?.querySelector<HTMLElement>("[data-menu-close]")?.focus();
    else {
      showView(panel()?.querySelector("[data-menu-secondary]") ? "secondary" : "primary");
      opener?.focus();
      opener = null;
    }
  };

  const showView = (view: "primary" | "secondary") => panel()?.setAttribute("data-menu-view", view);

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const toggle = event.target.closest<HTMLElement>("[data-menu-toggle]");
    if (toggle) {
      event.preventDefault();
      if (isOpen()) leave();
      else {
        opener = toggle;
        history.pushState({ ...history.state, siteMenu: true }, "");
        set(true);
      }
    } else if (event.target.closest("[data-menu-close]")) {
      event.preventDefault();
      leave();
    } else if (event.target.closest("[data-menu-back]")) showView("primary");
  });
  document.addEventListener("keydown", (event) => {
    if (!isOpen()) return;
    if (event.key === "Escape") leave();
    if (event.key === " " && event.target instanceof Element && event.target.closest("[data-menu-toggle],a[data-menu-close]")) {
      event.preventDefault();
      leave();
    }
  });
  addEventListener("popstate", () => set(false));
  document.addEventListener("site:navigated", () => set(false));
  desktop.addEventListener("change", () => desktop.matches && leave());

  /**
   * Closing takes back the history entry that opening made, so that Back closes the panel instead of leaving the page.
   * The panel closes first: going back takes a while, and a second Escape in that time would go back once more.
   */
  function leave(): void {
    if (!isOpen()) return;
    set(false);
    if (history.state?.siteMenu) history.back();
  }
}

/** Everything beside the panel and its ancestors. */
function outside(panel: HTMLElement | null): HTMLElement[] {
  const result: HTMLElement[] = [];
  for (let node: HTMLElement | null = panel; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.hasAttribute("data-menu-close") && sibling.tagName !== "SCRIPT") result.push(sibling);
    }
  }
  return result;
}
