import { decodableHash, routablePath } from "../domain/routableAddress";
import { normalisePath } from "../domain/routes";

/** Paths that the router cannot handle: `/x/index.html`, `/x.html`, and `//x`, which would be another site. */
const UNCLEAN = /\.html$|^\/[/\\]/;

/**
 * Shows the clean address of a page opened as `/x/`, `/x/index.html`, `/x.html` or `//x`. A server without such a file answers
 * with the not-found page, which then redirects to the clean address, once. Sequences in an address that cannot be decoded are
 * escaped, so that no address breaks the page.
 */
export function setUpHtmlPath(): void {
  const fixHash = () => {
    const hash = decodableHash(location.hash);
    if (hash !== location.hash) history.replaceState(history.state, "", hash);
  };
  fixHash();
  addEventListener("popstate", fixHash); // before the router, which starts to listen later
  document.addEventListener("DOMContentLoaded", () => {
    const isMissing = window.pagePath === "/404.html";
    const { pathname } = location;
    if (UNCLEAN.test(pathname)) {
      const clean = addressWith(normalisePath(pathname));
      if (isMissing) location.replace(clean);
      else history.replaceState(history.state, "", clean);
    } else if (pathname.endsWith("/") && !isMissing && window.pagePath !== "/")
      history.replaceState(history.state, "", addressWith(normalisePath(pathname)));
    else if (isMissing && routablePath(pathname) !== pathname)
      history.replaceState(history.state, "", addressWith(routablePath(pathname)));
  });
}

/** This page's address with another path, which is always on this site. */
function addressWith(pathname: string): string {
  const url = new URL(location.href);
  url.pathname = pathname;
  return url.href;
}
