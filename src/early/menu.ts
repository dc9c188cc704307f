import { MENU_ID } from "../domain/shellIds";
import { onClick } from "./onClick";
import { showCurrentEntry } from "./sidebar";

/** Above 996 px, as in the style sheets; in ems, so that larger text gets the layout of a narrower window. */
const DESKTOP = "(width > 62.25em)";

/**
 * The side panel of narrow screens, a popover that the browser opens and closes: it opens at the docs menu or the list of posts,
 * switches to the main menu and back, and closes on a link, when the focus leaves it and in a wider window as well.
 */
export function setUpMenu(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const panel = () => find(`#${MENU_ID}`);
  const close = () => panel()?.hidePopover?.();
  const showView = (view: string) => panel()?.setAttribute("data-menu-view", view);

  const onToggle = ({ target }: Event) => {
    if (target !== panel()) return;
    if (find("[data-menu-secondary]")) showView("secondary");
    showCurrentEntry();
  };
  document.addEventListener("toggle", onToggle, true);
  onClick("[data-menu-show]", ({ dataset: { menuShow = "" } }) => {
    showView(menuShow);
    find(`[data-menu-${menuShow}] :is(a, button)`)?.focus();
  });
  onClick(`#${MENU_ID} a`, close);
  document.addEventListener("focusin", ({ target }) => {
    if (!panel()?.contains(target as Node)) close();
  });
  matchMedia(DESKTOP).addEventListener("change", close);
}
