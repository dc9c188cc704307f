import { isPrintable, type KeyPlace, searchKey } from "../domain/search/shortcut";
import { readSearchWish, setSearchWish } from "../state/searchWish";

/**
 * Opening the search dialog: the button, Ctrl or Cmd plus K, the slash, and typing on the button, for the whole visit.
 * Until the dialog is there, what the reader types is kept for it. When the scripts that bring it cannot be loaded, the
 * button is the link it is without JavaScript.
 */
export function setUpSearch(): void {
  const root = document.documentElement;
  if (/Mac|iPhone|iPad/.test(navigator.userAgent)) root.dataset.platform = "mac";
  let hydrated = false;
  let broken = false;

  document.addEventListener("site:rendered", () => {
    hydrated = true;
  });
  addEventListener(
    "error",
    ({ target }) => {
      if (hydrated || !(target instanceof HTMLScriptElement)) return;
      broken = true;
      if (readSearchWish() !== undefined) leave();
    },
    true,
  );

  document.addEventListener("click", (event) => {
    if (!buttonOf(event.target) || broken || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    want("");
  });

  document.addEventListener("keydown", (event) => {
    const key = searchKey(event, placeOf(event.target));
    const wish = readSearchWish();
    if (key === "toggle") {
      event.preventDefault();
      if (event.repeat) return;
      if (wish === undefined) want("");
      else setSearchWish(undefined);
    } else if (wish !== undefined) {
      if (!isShown()) typeAhead(event, wish);
      if (broken) leave();
    } else if (key && !event.defaultPrevented) {
      event.preventDefault();
      want(key === "type" ? event.key : "");
    }
  });

  function want(typed: string): void {
    if (readSearchWish() === undefined) setSearchWish(typed);
    if (broken) leave();
  }

  /** Goes to the results page instead, with what was typed so far. */
  function leave(): void {
    const typed = readSearchWish();
    const link = document.querySelector<HTMLAnchorElement>("a[data-search-button]");
    if (link) location.assign(typed ? `${link.href}?q=${encodeURIComponent(typed)}` : link.href);
  }
}

/** Has the dialog taken over the keyboard? Its body class says so. */
function isShown(): boolean {
  return document.body.classList.contains("DocSearch--active");
}

function typeAhead(event: KeyboardEvent, wish: string): void {
  const { key, ctrlKey, metaKey, isComposing } = event;
  if (ctrlKey || metaKey || isComposing) return;
  if (key === "Escape") setSearchWish(undefined);
  else if (key === "Backspace") setSearchWish([...wish].slice(0, -1).join(""));
  else if (isPrintable(key)) setSearchWish(wish + key);
  else return;
  event.preventDefault();
}

function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-search-button]") : null;
}

function placeOf(target: EventTarget | null): KeyPlace {
  if (buttonOf(target)) return "button";
  const takesText = target instanceof HTMLElement && (target.isContentEditable || target.matches("input,select,textarea"));
  return takesText ? "field" : "page";
}
