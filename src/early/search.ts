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
  let broken = false;
  const fail = () => {
    broken = true;
    if (readSearchRequest() !== undefined) leave();
  };

  addEventListener(
    "error",
    ({ target }) => {
      if (!isHydrated() && target instanceof HTMLScriptElement) fail();
    },
    true,
  );

  on("site:search-failed", fail);
  on("site:failed", () => !isHydrated() && fail());

  document.addEventListener("click", (event) => {
    if (!buttonOf(event.target) || (broken && navigator.onLine) || !isPlainPress(event)) return;
    event.preventDefault();
    request("");
  });

  document.addEventListener("keydown", (event) => {
    const key = searchKey(event, placeOf(event.target));
    const typed = readSearchRequest();
    if (key === "toggle") {
      event.preventDefault();
      if (event.repeat) return;
      if (typed === undefined) request("");
      else setSearchRequest(undefined);
    } else if (typed !== undefined) {
      if (!isShown()) typeAhead(event, typed);
      if (broken) leave();
    } else if (key && !event.defaultPrevented) {
      event.preventDefault();
      request(key === "type" ? event.key : "");
    }
  });

  function request(typed: string): void {
    if (readSearchRequest() === undefined) setSearchRequest(typed);
    if (broken) leave();
  }

  /** Goes to the results page instead, with the text typed so far; offline, the browser would show an error in place of this page. */
  function leave(): void {
    const typed = readSearchRequest();
    if (!navigator.onLine) {
      setSearchRequest(undefined);
      document.querySelector(".load-failed")?.remove(); // about other failures: the reader asked for this one
      showNotice(UNREACHABLE.join(". "));
      return;
    }
    const link = document.querySelector<HTMLAnchorElement>("a[data-search-button]");
    if (link) location.assign(typed ? `${link.href}?q=${encodeURIComponent(typed)}` : link.href);
  }
}

/** True once the dialog handles the keyboard, which its class on the body shows. */
function isShown(): boolean {
  return document.body.classList.contains("DocSearch--active");
}

/** Keeps what is typed before the dialog appears. Tab moves on, as it would without a dialog. */
function typeAhead(event: KeyboardEvent, typed: string): void {
  const { key, ctrlKey, metaKey, isComposing } = event;
  if (ctrlKey || metaKey || isComposing) return;
  if (key === "Escape" || (key === "Tab" && typed === "")) setSearchRequest(undefined);
  else if (isPrintable(key)) setSearchRequest(typed + key);
  else if (key !== "Enter") return; // on the page, it would follow the link that has the focus
  if (key !== "Tab") event.preventDefault();
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
