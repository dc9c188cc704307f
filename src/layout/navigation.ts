import { routableAddress } from "../domain/routableAddress";
import { isFrugal } from "../state/connection";
import { pageLinkAt, pageLinkOf } from "../state/pageLink";
import { pageOpensAtTop } from "../state/pageOpening";
import { preloaded } from "../state/preload";
import { isHydrated, on, send } from "../state/signals";
import { whenIdle } from "../state/whenIdle";

/** What is used of Gatsby's runtime; CONTRIBUTING says what to look at before an update. */
type GatsbyWindow = {
  ___navigate: (to: string, options?: { readonly replace?: boolean }) => unknown;
  readonly ___loader: {
    readonly loadPage: (path: string) => Promise<Page | undefined>;
    readonly loadPageSync: (path: string) => unknown;
  };
};
type Page = { readonly status?: string; readonly json?: { readonly data?: unknown } };

/** How long a page may take before the server is asked for it instead, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Hands links to Gatsby, once a page is loaded: the reader's newest choice wins, and a page that cannot be loaded is requested from
 * the server, with its query and hash. Pages that the text in view, or the link under the pointer, leads to are loaded before.
 */
export function setUpNavigation(): void {
  const gatsby = window as unknown as GatsbyWindow;
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  /** Counts the reader's choices: a page that arrives after a newer choice is not shown. */
  let choices = 0;
  let shown = location.pathname;
  /** True from Back or Forward until their page is shown. */
  let isLeaving = false;

  const load = async (path: string) => {
    const late = new Promise<undefined>((give) => setTimeout(give, PATIENCE_MS));
    const page = await Promise.race([loader.loadPage(path), late]).catch(() => undefined);
    if (!page || page.status === "error") return false;
    await preloaded(page.json?.data);
    return true;
  };
  gatsby.___navigate = async (to, options) => {
    const own = ++choices;
    const url = new URL(routableAddress(to), location.href);
    const isSame = url.pathname === location.pathname;
    if (!isSame) send("site:requested");
    const isLoaded = isSame || (await load(url.pathname + url.search));
    if (own !== choices) return;
    pageOpensAtTop(url.hash === "");
    // Back must not return to the entry of the open side panel, nor to the same address.
    const replace = history.state?.siteMenu === true || url.href === location.href;
    if (isLoaded) navigate(url.pathname + url.search + url.hash, { replace, ...options });
    else if (await isServed(url)) location.assign(url);
    else if (own === choices) send("site:failed", url.href);
  };
  const arrive = () => {
    shown = location.pathname;
    isLeaving = false;
  };
  on("site:hydrated", arrive);
  on("site:navigated", arrive);
  // On Back, browsers scroll the page that is being left, which Gatsby would note as the reader's position on it.
  const keepPosition = (event: Event) => {
    if (isLeaving) event.stopImmediatePropagation();
  };
  addEventListener("scroll", keepPosition, true);
  addEventListener("popstate", () => {
    choices++;
    pageOpensAtTop(false);
    const isLoaded = loader.loadPageSync(location.pathname + location.search) !== undefined;
    isLeaving = location.pathname !== shown;
    if (isLeaving && !isLoaded) location.reload(); // an entry from before a reload
  });
  document.addEventListener("click", (event) => {
    const link = isHydrated() && pageLinkOf(event);
    if (!link) return;
    event.preventDefault();
    gatsby.___navigate(link.pathname + link.search + link.hash);
  });
  if (!isFrugal()) loadAhead((path) => void load(path));
}

/** Whether the server has a page at an address. False also when it cannot be reached, in which case this page is better than none. */
async function isServed(url: URL): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch(url, { method: "HEAD", signal })).ok;
  } catch {
    return false;
  }
}

/** Loads the pages of links that come into view in a page's text, and of those that the pointer or a finger is on. */
function loadAhead(load: (path: string) => void): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = isIntersecting && pageLinkAt(target);
      if (!link) continue;
      seen.unobserve(link);
      whenIdle(() => load(link.pathname));
    }
  });
  const observe = () => {
    for (const link of document.querySelectorAll("main a")) seen.observe(link);
  };
  on("site:hydrated", observe);
  on("site:navigated", () => whenIdle(observe)); // once the rest of a long text is there
  for (const type of ["pointerover", "touchstart"])
    document.addEventListener(
      type,
      ({ target }) => {
        const link = pageLinkAt(target);
        if (link) load(link.pathname);
      },
      { passive: true },
    );
}
