import { navigate } from "gatsby";
import { type ReactNode, useSyncExternalStore } from "react";
import { withoutBasePath } from "../../domain/routes";
import { type RouteLoad, readRouteLoad, subscribeRouteLoad } from "../../state/routeLoad";
import * as styles from "./RouteStatus.module.css";
import { SHELL_TEXTS } from "./texts";

const AT_REST: RouteLoad = { phase: "rest" };

/** A bar while a page takes its time, a box when it did not come. */
export function RouteStatus(): ReactNode {
  const load = useSyncExternalStore(subscribeRouteLoad, readRouteLoad, () => AT_REST);
  if (load.phase === "rest") return null;
  if (load.phase === "slow") return <div className={styles.bar} role="progressbar" aria-label={SHELL_TEXTS.loadingPage} />;
  const { pathname, search, hash } = new URL(load.href);
  return (
    <div className="load-failed" role="alert">
      <p>
        {SHELL_TEXTS.pageFailed} <a href={load.href}>{pathname}</a>
      </p>
      {/* navigate() adds the base path itself */}
      <button type="button" onClick={() => void navigate(withoutBasePath(pathname, __PATH_PREFIX__) + search + hash)}>
        {SHELL_TEXTS.retry}
      </button>
    </div>
  );
}
