import { readSearchRequest, setSearchRequest } from "../state/searchRequest";
import { on } from "../state/signals";

/** How long a pointer or the focus rests on the button before the dialog opens. */
const REST_MS = 300;
const BUTTON = "[data-search-button][data-open-on-intent]";

/**
 * Opens the search dialog when a pointer or the focus rests on its button (`search.openOnIntent` in site.yml), not when it only
 * passes. When the dialog closes, the focus returns to the button, often with the pointer still over it: that does not count
 * until one of them has been elsewhere. Tab goes on from a dialog that only the focus opened, if it is the first key there.
 */
export function setUpSearchIntent(): void {
  let isArmed = true;
  let isByFocus = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const disarm = () => {
    stop();
    isArmed = false;
  };
  const follow = (target: EventTarget | null, byFocus: boolean) => {
    stop();
    if (readSearchRequest() !== undefined) return;
    const isOnButton = target instanceof Element && target.closest(BUTTON) !== null;
    if (!isOnButton) isArmed = true;
    else if (isArmed)
      timer = setTimeout(() => {
        isByFocus = byFocus;
        setSearchRequest("");
      }, REST_MS);
  };
  document.addEventListener("pointermove", ({ target, pointerType }) => {
    if (pointerType !== "touch") follow(target, false); // a tap is a click
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) follow(target, true);
  });
  const onKey = ({ key }: KeyboardEvent) => {
    stop();
    if (key === "Tab" && isByFocus) setSearchRequest(undefined);
    if (key !== "Shift") isByFocus = false;
  };
  document.addEventListener("keydown", onKey, true);
  for (const type of ["focusout", "pointerdown", "pointerleave"])
    document.addEventListener(type, stop, true);
  addEventListener("blur", disarm); // returning to the window focuses the button again
  on("site:search", disarm);
}
