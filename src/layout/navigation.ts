import { routableAddress } from "../domain/routableAddress";
import { isFile } from "../domain/routes";
import { isFrugal } from "../state/connection";
import { requestHead } from "../state/headRequest";
import { pageOpensAtTop } from "../state/pageOpening";
import { partsLoaded } from "../state/partsLoader";
import { routeArrived, routeFailed, routeRequested } from "../state/routeLoad";
import { isLinkOfText, loadAhead } from "./loadAhead";

type Navigate = (to: string | number, options?: object) => void;

/** What Gatsby has of a page that it has loaded. */
type Page = { readonly status?: string; readonly json?: { readonly data?: unknown } };

/** The parts of Gatsby's runtime that this module replaces. */
type GatsbyWindow = {
  ___navigate: Navigate;
  ___loader: {
    readonly loadPage: (path: string) => Promise<Page | undefined>;
    hovering: (path: string) => unknown;
    /** Called when a link comes into the window; the returned function is for when it leaves. */
    enqueue: (path: string) => { readonly abort: () => void };
  };
};

const RELOADED_KEY = "site:reloaded";

/**
 * Adapts Gatsby's navigation: the reader's newest choice wins, a slow page is announced after 200 ms, a page that fails to load
 * is requested from the server once and then reported, pages linked from the text in view are loaded ahead at once, and nothing
 * is loaded ahead over a slow or metered connection.
 */
export function setUpNavigation(): void {
  const gatsby = window as unknown as GatsbyWindow;
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  /** Counts the reader's choices. A page that arrives after a newer choice is not shown. */
  let choices = 0;
  /** Path of the page on the screen, which differs from the address while the reader goes back to a slow page. */
  let shown = location.pathname;
  let address = location.href;

  const choose = () => {
    address = location.href;
    routeArrived(); // cancels what the previous choice was waiting for
    return ++choices;
  };
  /** Loads a page. @returns undefined when the reader has made another choice meanwhile, otherwise whether it can be shown */
  const arrives = async (path: string, own: number) => {
    requestHead();
    routeRequested();
    const page = await load(loader, path);
    return own === choices ? page : undefined;
  };

  gatsby.___navigate = async (to, options) => {
    const own = choose();
    if (typeof to === "number") return navigate(to, options);
    const target = routableAddress(to);
    const url = new URL(target, location.href);
    const arrived = url.pathname === shown || (await arrives(url.pathname + url.search, own));
    if (arrived === undefined) return;
    // going back must not return to the entry that the open side panel made
    const atMenu = history.state?.siteMenu === true;
    if (arrived) {
      pageOpensAtTop(url.hash === "");
      navigate(target, atMenu ? { ...options, replace: true } : options);
    } else loadFromServer(url.href);
  };

  document.addEventListener("site:rendered", () => {
    shown = location.pathname;
    address = location.href;
    clearAttempt(location.href);
  });
  const isAwaited = () => location.pathname !== shown;
  // Gatsby notes positions under its own location, which is still that of the page shown. Its listener is added later.
  addEventListener("scroll", (event) => {
    if (isAwaited()) event.stopImmediatePropagation();
  });
  // Going back and forward reaches the router only once the page is loaded: it would show a late page over a newer choice.
  addEventListener("popstate", async (event) => {
    const { href, pathname, search } = location;
    if (href === address) return; // the side panel's entry, or this listener's own event
    const own = choose();
    pageOpensAtTop(false);
    if (pathname === shown) return;
    event.stopImmediatePropagation();
    keepPlace(() => own === choices && isAwaited());
    const arrived = await arrives(pathname + search, own);
    if (arrived) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    else if (arrived === false) loadFromServer(href);
  });

  const { enqueue } = loader;
  const loadBefore = (path: string) => {
    requestHead();
    return load(loader, routableAddress(path));
  };
  const ahead = loadAhead(loadBefore);
  // Gatsby waits three seconds before it loads four pages, and again before each further four: good enough for links in menus.
  loader.enqueue = (path) => (isFrugal() || !isLinkOfText(path) ? enqueue(path) : ahead(path));
  loader.hovering = (path) => {
    if (!isFile(path) && !isFrugal()) void loadBefore(path);
  };
  document.addEventListener(
    "touchstart",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (
        link &&
        link.origin === location.origin &&
        link.pathname !== location.pathname &&
        !link.target
      )
        loader.hovering(link.pathname);
    },
    { passive: true },
  );
}

/**
 * Keeps the scroll position of the shown page while another one is loading. Between the event and the next frame, the browser
 * scrolls to where the other page was left.
 */
function keepPlace(isAwaited: () => boolean): void {
  const top = scrollY;
  requestAnimationFrame(() => {
    if (isAwaited()) scrollTo({ top, behavior: "instant" });
  });
}

/** Loads a page's data and all its code. @returns false when they cannot be loaded */
async function load({ loadPage }: GatsbyWindow["___loader"], path: string): Promise<boolean> {
  try {
    const page = await loadPage(path);
    if (page === undefined || page.status === "error") return false;
    await partsLoaded(page.json?.data);
    return true;
  } catch {
    return false;
  }
}

/** Requests a page from the server, once per address. Not when offline: the reader would lose the current page. */
function loadFromServer(href: string): void {
  if (!navigator.onLine || !isFirstAttempt(href)) routeFailed(href);
  else if (href === location.href) location.reload();
  else location.assign(href);
}

/** False when this address has been requested from the server before and was never rendered. */
function isFirstAttempt(href: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === href) return false;
    sessionStorage.setItem(RELOADED_KEY, href);
    return true;
  } catch {
    return false; // without storage, a second attempt would look like the first
  }
}

function clearAttempt(href: string): void {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === href) sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // storage is blocked: there is nothing to clear
  }
}
