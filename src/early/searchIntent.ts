import { onSearchRequest, readSearchRequest, setSearchRequest } from "../state/searchRequest";

/** How long a pointer rests on the button before the dialog opens. */
const REST_MS = 300;
const BUTTON = "[data-search-button][data-open-on-intent]";

/**
 * Opens the search dialog when a pointer rests on its button (`search.openOnIntent` in site.yml), not when it only passes. When
 * the dialog closes, the pointer is often still over the button: that does not count until it has been elsewhere.
 */
export function setUpSearchIntent(): void {
  let isArmed = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  document.addEventListener("pointermove", ({ target, pointerType }) => {
    stop();
    if (pointerType === "touch" || readSearchRequest() !== undefined) return; // a tap is a click
    const isOnButton = target instanceof Element && target.closest(BUTTON) !== null;
    if (!isOnButton) isArmed = true;
    else if (isArmed) timer = setTimeout(() => setSearchRequest(""), REST_MS);
  });
  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, stop);
  document.documentElement.addEventListener("pointerleave", stop);
  onSearchRequest(() => {
    stop();
    isArmed = false;
  });
}
