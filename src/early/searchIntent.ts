import {
  onSearchRequest,
  readSearchRequest,
  requestSearchByFocus,
  setSearchRequest,
} from "../state/searchRequest";

/** How long a pointer or the focus rests on the button before the dialog opens. */
const REST_MS = 300;
const BUTTON = "[data-search-button][data-open-on-intent]";

/**
 * Opens the search dialog when a pointer or the focus rests on its button (`search.openOnIntent` in site.yml), not when it only
 * passes. When the dialog closes, the focus returns to the button, often with the pointer still over it: that does not count
 * until one of them has been elsewhere.
 */
export function setUpSearchIntent(): void {
  let isArmed = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const disarm = () => {
    stop();
    isArmed = false;
  };
  const follow = (target: EventTarget | null, open: () => void) => {
    stop();
    if (readSearchRequest() !== undefined) return;
    const isOnButton = target instanceof Element && target.closest(BUTTON) !== null;
    if (!isOnButton) isArmed = true;
    else if (isArmed) timer = setTimeout(open, REST_MS);
  };

  document.addEventListener("pointermove", ({ target, pointerType }) => {
    if (pointerType !== "touch") follow(target, () => setSearchRequest("")); // a tap is a click
  });
  document.addEventListener("focusin", ({ target }) => {
    const isByKey = target instanceof Element && target.matches(":focus-visible");
    if (isByKey) follow(target, requestSearchByFocus);
  });
  for (const type of ["focusout", "pointerdown", "keydown"]) document.addEventListener(type, stop);
  document.documentElement.addEventListener("pointerleave", stop);
  addEventListener("blur", disarm); // returning to the window focuses the button again
  onSearchRequest(disarm);
}
