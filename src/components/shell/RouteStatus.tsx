import { type ReactNode, useSyncExternalStore } from "react";
import { refetchFailedFiles } from "../../state/failedFiles";
import { type RouteLoad, readRouteLoad, subscribeRouteLoad } from "../../state/routeLoad";
import * as styles from "./RouteStatus.module.css";
import { SHELL_TEXTS } from "./texts";

const AT_REST: RouteLoad = { phase: "rest" };

/** A loading bar while a page is slow to load, and a box when it could not be loaded. */
export function RouteStatus(): ReactNode {
  const load = useSyncExternalStore(subscribeRouteLoad, readRouteLoad, () => AT_REST);
  if (load.phase === "rest") return null;
  if (load.phase === "slow")
    return <div className={styles.bar} role="progressbar" aria-label={SHELL_TEXTS.loadingPage} />;
  return (
    <div className="load-failed" role="alert">
      <p>
        {SHELL_TEXTS.pageFailed} {new URL(load.href).pathname}
      </p>
      <button type="button" onClick={() => loadAgain(load.href)}>
        {SHELL_TEXTS.retry}
      </button>
    </div>
  );
}

/**
 * Reloads from the server, since Gatsby caches the failure for the rest of the visit, after replacing damaged scripts in the
 * browser's cache. Does nothing when offline, where the browser would only show its own error.
 */
async function loadAgain(href: string): Promise<void> {
  if (!navigator.onLine) return;
  await refetchFailedFiles();
  location.assign(href);
}
