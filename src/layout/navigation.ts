import { routableAddress } from "../domain/routableAddress";
import { pageOpensAtTop } from "../hooks/usePageText";
import { isFrugal } from "../state/connection";
import { pageLinkAt, pageLinkOf } from "../state/pageLink";
import { preloaded } from "../state/preload";
import { isHydrated, on, send } from "../state/signals";
import { focusTarget } from "./scroll";

/** What is used of Gatsby's runtime; CONTRIBUTING says what to look at before an update. */
type GatsbyWindow = {
  ___navigate: (to: string, options?: { readonly replace?: boolean }) => unknown;
  readonly ___loader: { readonly loadPage: (path: string) => Promise<Page | undefined> };
};
type Page = { readonly status?: string; readonly json?: { readonly data?: unknown } };

/**
 * Hands links to Gatsby, once a page is loaded: the reader's newest choice wins, and a page that cannot be loaded is requested from
 * the server, with its query and hash. Pages that the text in view, or the link under the pointer, leads to are loaded before.
 */
export function setUpNavigation(): void {
  const gatsby = window as unknown as GatsbyWindow;
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  /** Counts the reader's choices: a page that arrives after a newer choice is not shown. */
  let choices = 0;

  const load = async (path: string) => {
    const page = await loader.loadPage(path).catch(() => undefined);
    if (!page || page.status === "error") return false;
    await preloaded(page.json?.data);
    return true;
  };
  gatsby.___navigate = async (to, options) => {
    const own = ++choices;
    const url = new URL(routableAddress(to), location.href);
    const { pathname, search, hash } = url;
    if (hash && pathname + search === location.pathname + location.search) {
      location.assign(url); // the browser's
      focusTarget(hash);
      return;
    }
    if (pathname !== location.pathname) send("site:requested");
    const isLoaded = await load(pathname + search);
    const ask = () => fetch(url, { method: "HEAD" }).then(({ ok }) => ok);
    const isServed = isLoaded || (await ask().catch(() => false)); // not reached: this page is better than none
    if (own !== choices) return;
    pageOpensAtTop(hash === "");
    // Back must not return to the same address.
    const replace = url.href === location.href;
    if (isLoaded) navigate(pathname + search + hash, { replace, ...options });
    else if (isServed) location.assign(url);
    else send("site:failed", url.href);
  };
  addEventListener("popstate", () => {
    choices++;
    pageOpensAtTop(false);
  });
  document.addEventListener("click", (event) => {
    const link = isHydrated() && pageLinkOf(event);
    if (!link) return;
    event.preventDefault();
    gatsby.___navigate(link.pathname + link.search + link.hash);
  });
  if (!isFrugal()) loadAhead((path) => void load(path));
}

/** Loads the pages of links that come into view in a page's text, and of those that the pointer or a finger is on. */
function loadAhead(load: (path: string) => void): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = isIntersecting && pageLinkAt(target);
      if (!link) continue;
      seen.unobserve(link);
      load(link.pathname);
    }
  });
  const observe = () => {
    for (const link of document.querySelectorAll("main a")) seen.observe(link);
  };
  on("site:hydrated", observe);
  on("site:navigated", observe);
  const loadHere = ({ target }: Event) => {
    const link = pageLinkAt(target);
    if (link) load(link.pathname);
  };
  document.addEventListener("pointerover", loadHere);
  document.addEventListener("touchstart", loadHere, { passive: true });
}
