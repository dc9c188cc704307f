import { normalisePath } from "../domain/routes";

/**
 * Shows the clean address of a page opened as `/x/index.html` or `/x.html`. A server that has no such file answers with the
 * not-found page, which then leads to the clean address, once.
 */
export function setUpHtmlPath(): void {
  if (!location.pathname.endsWith(".html")) return;
  const clean = normalisePath(location.pathname) + location.search + location.hash;
  document.addEventListener("DOMContentLoaded", () => {
    if (window.pagePath === "/404.html") location.replace(clean);
    else history.replaceState(history.state, "", clean);
  });
}
