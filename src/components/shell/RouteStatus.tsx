import { type ReactNode, useSyncExternalStore } from "react";
import { type RouteLoad, readRouteLoad, subscribeRouteLoad } from "../../state/routeLoad";
import * as styles from "./RouteStatus.module.css";
import { SHELL_TEXTS } from "./texts";

const AT_REST: RouteLoad = { phase: "rest" };

/** A bar while a page takes its time, a box when it did not come. */
export function RouteStatus(): ReactNode {
  const load = useSyncExternalStore(subscribeRouteLoad, readRouteLoad, () => AT_REST);
  if (load.phase === "rest") return null;
  if (load.phase === "slow") return <div className={styles.bar} role="progressbar" aria-label={SHELL_TEXTS.loadingPage} />;
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

/** In full, since Gatsby remembers a failure for the rest of the visit; offline the browser would only show its own error. */
function loadAgain(href: string): void {
  if (navigator.onLine) location.assign(href);
}
