import { isFrugal } from "../early/lateScripts";
import { wantHead } from "../state/headWanted";
import { routeFailed, routeRequested } from "../state/routeLoad";

type Navigate = (to: string | number, options?: object) => void;

/** The parts of Gatsby's runtime that this module changes. */
type GatsbyWindow = {
  ___navigate: Navigate;
  ___loader: {
    readonly loadPage: (path: string) => Promise<{ readonly status?: string } | undefined>;
    hovering: (path: string) => void;
  };
};

const RELOADED_KEY = "site:reloaded";

/**
 * Gatsby's navigation as this site has it: a slow page is announced after 200 ms, a page that fails to load is loaded in
 * full once and then says so, and nothing is loaded ahead over a slow or metered connection.
 */
export function setUpNavigation(): void {
  const gatsby = window as unknown as GatsbyWindow;
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  const arrives = async (path: string) => {
    const page = await loader.loadPage(path).catch(() => undefined);
    return page !== undefined && page.status !== "error";
  };

  gatsby.___navigate = async (to, options) => {
    const url = new URL(String(to), location.href);
    if (typeof to === "number" || url.pathname === location.pathname) return navigate(to, options);
    wantHead();
    routeRequested();
    if (await arrives(url.pathname + url.search)) navigate(to, options);
    else loadInFull(url.href);
  };

  let shown = location.pathname;
  document.addEventListener("site:rendered", () => {
    shown = location.pathname;
    forgetTry(location.href);
  });
  addEventListener("popstate", async () => {
    const { href, pathname, search } = location;
    if (pathname === shown) return;
    wantHead();
    routeRequested();
    if (!(await arrives(pathname + search))) setTimeout(() => loadInFull(href)); // after Gatsby's own attempt, which drops the hash
  });

  const { hovering } = loader;
  loader.hovering = (path) => {
    if (isFrugal()) return;
    wantHead();
    hovering(path);
  };
  document.addEventListener(
    "touchstart",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link && link.origin === location.origin && link.pathname !== location.pathname && !link.target) loader.hovering(link.pathname);
    },
    { passive: true },
  );
}

/** The server's own copy of a page, tried once an address; offline it would only replace what the reader still has. */
function loadInFull(href: string): void {
  if (!navigator.onLine || !firstTry(href)) routeFailed(href);
  else if (href === location.href) location.reload();
  else location.assign(href);
}

/** False when this address has been loaded in full before and did not come to life. */
function firstTry(href: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === href) return false;
    sessionStorage.setItem(RELOADED_KEY, href);
    return true;
  } catch {
    return false; // without storage a second try could not be told from the first
  }
}

function forgetTry(href: string): void {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === href) sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // storage is blocked: nothing was kept
  }
}
