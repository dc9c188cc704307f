import { decodableHash, routablePath } from "../domain/routableAddress";
import { normalisePath } from "../domain/routes";

/** Paths that the router cannot handle: `/x/index.html`, `/x.html`, and `//x`, which would be another site. */
const UNCLEAN = /\.html$|^\/[/\\]/;

/**
 * Shows the clean address of a page opened as `/x/`, `/x/index.html`, `/x.html` or `//x`. A server without such a file answers
 * with the not-found page, which then redirects to the clean address, once. What cannot be decoded is escaped, so that no address
 * breaks the page.
 */
export function setUpHtmlPath(): void {
  const fixHash = () => {
    const hash = decodableHash(location.hash);
    if (hash !== location.hash) history.replaceState(history.state, "", hash);
  };
  fixHash();
  addEventListener("popstate", fixHash); // before the router, which starts to listen later

  const url = new URL(location.href);
  const { pagePath } = document.documentElement.dataset;
  const isMissing = pagePath === "/404.html";
  const isUnclean = UNCLEAN.test(url.pathname);
  if (isMissing && !isUnclean) url.pathname = routablePath(url.pathname);
  else if (isUnclean || pagePath !== "/") url.pathname = normalisePath(url.pathname);
  if (url.href === location.href) return;
  if (isMissing && isUnclean) location.replace(url);
  else history.replaceState(history.state, "", url);
}
