import { LOADING_DELAY_MS } from "../domain/constants";
import { normalisePath } from "../domain/routes";
import { pageLinkAt, pageLinkOf } from "../state/pageLink";
import { isHydrated, on, send } from "../state/signals";

/**
 * A bar at the top of the window, 200 ms after the reader has asked for another page, whether the browser or React brings it, until
 * that page is shown. A link does nothing but say so when the reader is offline, or when the server could not be reached at the press
 * that precedes the click. Back to an entry from before a reload, for which the browser only changes the address, loads its page.
 */
export function setUpProgress(): void {
  const loaded = normalisePath(location.pathname);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    document.querySelector(".progress")?.remove();
  };
  const begin = () => {
    end();
    timer = setTimeout(showBar, LOADING_DELAY_MS);
  };
  on("site:requested", begin);
  on("site:navigated", end);
  on("site:failed", end);
  addEventListener("pageshow", end);
  let failed = "";
  document.addEventListener("pointerdown", ({ target }) => {
    const href = isHydrated() ? undefined : pageLinkAt(target)?.href;
    failed = "";
    if (href) fetch(href, { method: "HEAD" }).catch(() => (failed = href));
  });
  document.addEventListener("click", (event) => {
    const link = pageLinkOf(event);
    if (!link || isHydrated()) return;
    if (navigator.onLine && link.href !== failed) return begin();
    event.preventDefault();
    send("site:failed", link.href);
  });
  addEventListener("popstate", () => {
    end();
    if (isHydrated() || normalisePath(location.pathname) === loaded) return;
    begin();
    Object.assign(window, { pagePath: undefined }); // or else React, if it begins meanwhile, would change the address back
    location.reload();
  });
}

function showBar(): void {
  const bar = document.createElement("div");
  bar.className = "progress";
  bar.role = "progressbar";
  bar.ariaLabel = "Loading page";
  document.body.append(bar);
}
