import { isPrintable, type KeyPlace, searchKey } from "../search/dialog/shortcut";
import { UNREACHABLE } from "../search/dialog/unreachable";
import { isPlainPress } from "../state/plainPress";
import { readSearchRequest, setSearchRequest } from "../state/searchRequest";
import { isHydrated, on } from "../state/signals";
import { showNotice } from "./notice";

/**
 * Opens the search dialog on a click on its button, Ctrl or Cmd plus K, the slash, or typing on the button, for the whole visit.
 * Text typed before the dialog appears is kept for it. When the dialog's scripts cannot be loaded, the button stays a link, as
 * without JavaScript.
 */
export function setUpSearch(): void {
  if (/Mac|iPhone|iPad/.test(navigator.userAgent))
    document.documentElement.dataset.platform = "mac";
  let isBroken = false;
  const fail = () => {
    isBroken = true;
    if (readSearchRequest() !== undefined) leave();
  };
  on("site:search-failed", fail);
  on("site:failed", () => !isHydrated() && fail());

  const open = (event: Event, typed: string) => {
    event.preventDefault();
    setSearchRequest(typed);
    if (isBroken) leave();
  };
  document.addEventListener("click", (event) => {
    if (!buttonOf(event.target) || (isBroken && navigator.onLine) || !isPlainPress(event)) return;
    open(event, "");
  });
  document.addEventListener("keydown", (event) => {
    const key = searchKey(event, placeOf(event.target));
    const typed = readSearchRequest();
    if (key === "toggle") {
      event.preventDefault();
      if (event.repeat) return;
      if (typed === undefined) open(event, "");
      else setSearchRequest(undefined);
    } else if (typed !== undefined) typeAhead(event, typed);
    else if (key && !event.defaultPrevented) open(event, key === "type" ? event.key : "");
  });
}

/** Goes to the results page instead, with the text typed so far; offline, the browser would show an error in place of this page. */
function leave(): void {
  const typed = readSearchRequest();
  const link = document.querySelector<HTMLAnchorElement>("a[data-search-button]");
  if (navigator.onLine && link)
    location.assign(typed ? `${link.href}?q=${encodeURIComponent(typed)}` : link.href);
  else {
    setSearchRequest(undefined);
    showNotice(UNREACHABLE.join(". "));
  }
}

/** Keeps what is typed before the dialog appears and handles the keyboard, which its class on the body shows. */
function typeAhead(event: KeyboardEvent, typed: string): void {
  const { key, ctrlKey, metaKey, isComposing } = event;
  const isShown = document.body.classList.contains("DocSearch--active");
  if (isShown || ctrlKey || metaKey || isComposing) return;
  if (key === "Escape") setSearchRequest(undefined);
  else if (isPrintable(key)) setSearchRequest(typed + key);
  else if (key !== "Enter") return; // on the page, it would follow the link that has the focus
  event.preventDefault();
}

function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-search-button]") : null;
}

function placeOf(target: EventTarget | null): KeyPlace {
  if (buttonOf(target)) return "button";
  const takesText =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input,select,textarea"));
  return takesText ? "field" : "page";
}
