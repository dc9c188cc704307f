import { noteFailedFile, refetchFailedFiles } from "../state/failedFiles";

const FAILED =
  "Part of this page could not be loaded. You can read it, but some controls will not work.";
const SLOW =
  "Part of this page is still being loaded. You can read it, but some controls do not answer yet.";
/** How long the page may take to become interactive before its reader is notified, in milliseconds. */
const PATIENCE_MS = 12_000;

/** Shows a notice, once, that scripts are missing, with a button that reloads the page. */
export function showNotice(words = FAILED): void {
  const shown = document.querySelector(".load-failed p");
  if (shown) {
    if (words === FAILED && shown.textContent === SLOW) shown.textContent = FAILED;
    return;
  }
  const notice = document.createElement("div");
  notice.className = "load-failed";
  notice.setAttribute("role", "alert");
  const retry = document.createElement("button");
  retry.textContent = "Retry";
  retry.dataset.reload = "";
  const text = document.createElement("p");
  text.textContent = words;
  notice.append(text, retry);
  document.body.append(notice);
}

/** Notifies the reader when the page does not become interactive in time; the notice disappears once it does. */
export function expectLife(): void {
  const timer = setTimeout(showNotice, PATIENCE_MS, SLOW);
  document.addEventListener("site:hydrated", () => {
    clearTimeout(timer);
    const notice = document.querySelector(".load-failed");
    if (notice?.querySelector("p")?.textContent === SLOW) notice.remove();
  });
}

/**
 * Whether the browser only skipped the fade from the previous page, which it reports as an error that no script can catch: it
 * does so when the reader moves on or resizes the window before the new page is shown.
 */
function isSkippedTransition(reason: unknown): boolean {
  return reason instanceof DOMException && /transition/i.test(reason.message);
}

/**
 * Before hydration, an unhandled error of the framework means that hydration will not happen. Later, the framework itself reports
 * that it has stopped, or a component reports that its code could not be loaded. Retry replaces damaged scripts in the browser's
 * cache before it reloads the page; not when offline, where the readable page would be lost.
 */
export function setUpNotice(): void {
  let live = false;
  document.addEventListener("site:rendered", () => {
    live = true;
  });
  document.addEventListener("site:stopped", () => showNotice());
  addEventListener("unhandledrejection", (event) => {
    if (isSkippedTransition(event.reason)) event.preventDefault();
    else if (!live) showNotice();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-reload]") && navigator.onLine)
      refetchFailedFiles().then(() => location.reload());
  });
  document.addEventListener("site:part-failed", () => showNotice());
  addEventListener(
    "error",
    ({ target }) => target instanceof HTMLScriptElement && noteFailedFile(target.src),
    true,
  );
}
