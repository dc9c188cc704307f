import { isHydrated, on, send } from "../state/signals";
import { onClick } from "./onClick";

const PART_FAILED =
  "Part of this page could not be loaded. You can read it, but some controls will not work.";

/** Shows a box with these words and a button that loads an address, by default this page again. */
export function showNotice(words = PART_FAILED, address = ""): void {
  if (words === PART_FAILED && document.querySelector(".load-failed")) return;
  hideNotice();
  const box = document.createElement("div");
  box.className = "load-failed";
  box.role = "alert";
  const retry = document.createElement("button");
  retry.textContent = "Retry";
  retry.dataset.reload = address;
  box.append(words, retry);
  document.body.append(box);
}

/**
 * Shows the box when scripts fail before React has hydrated the page, and when React reports a failure. Offline, Retry does
 * nothing, since the readable page would be lost.
 */
export function setUpNotice(): void {
  const fail = () => {
    if (!isHydrated() && !document.querySelector("template[data-late]")) send("site:failed");
  };
  const onError = ({ error, target }: ErrorEvent) => {
    if (error || target instanceof HTMLScriptElement) fail();
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!/transition/i.test(String(reason))) fail(); // a fade that the browser skips, since the reader moves on
  });
  on("site:failed", (address) => {
    if (address) showNotice(`This page could not be loaded: ${new URL(address).pathname}`, address);
    else showNotice();
  });
  on("site:navigated", hideNotice);
  onClick("[data-reload]", async ({ dataset }) => {
    if (!navigator.onLine) return;
    await refetchFiles();
    if (dataset.reload) location.assign(dataset.reload);
    else location.reload();
  });
}

function hideNotice(): void {
  document.querySelector(".load-failed")?.remove();
}

/** Replaces what this page has requested, which may be damaged in the browser's cache, by the server's files, as far as it answers. */
async function refetchFiles(): Promise<void> {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const refetch = async (file: string) => (await fetch(file, { cache: "reload" })).blob();
  await Promise.allSettled(files.filter((name) => /\.js$|\/page-data\//.test(name)).map(refetch));
}
