import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { searchPath, withBasePath } from "../../domain/routes";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { readSearchRequest } from "../../state/searchRequest";
import { on, send } from "../../state/signals";
import { Icon } from "../ui/Icon";
import { getSearchClient } from "./client/siteSearch";
import * as styles from "./Search.module.css";
import { SEARCH_TEXTS } from "./texts";

/** Loads the dialog and, beside it, what the first answer needs; what fails there is reported when the reader searches. */
async function loadDialog(): Promise<{ default: () => ReactNode }> {
  getSearchClient().catch(() => {});
  const [{ SearchDialog }, insights] = await Promise.all([
    import(/* webpackChunkName: "search-dialog" */ "./SearchDialog"),
    SEARCH_MODE === "hosted" ? import("search-insights") : undefined,
  ]);
  return { default: () => <SearchDialog insightsClient={insights?.default} /> };
}

const LoadedDialog = lazy(loadDialog);
const preload = () => void loadDialog().catch(() => {});
const onRequest = (changed: () => void) => on("site:search", changed);
const isRequested = () => readSearchRequest() !== undefined;

/** Renders nothing in place of a dialog that could not be loaded or rendered; the early script takes over. */
class DialogBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch = () => send("site:search-failed");

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Search in the navbar: a link to the results page, which works without JavaScript, and the dialog once the reader asks for it
 * through the early script (`src/early/search.ts`), which handles clicks and shortcuts before React has loaded.
 */
export function Search(): ReactNode {
  const { openOnIntent } = useSiteConfig().search;
  const requested = useSyncExternalStore(onRequest, isRequested, () => false);
  return (
    <>
      <a
        className={styles.button}
        href={withBasePath(searchPath(), __PATH_PREFIX__)}
        role="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={SEARCH_TEXTS.shortcuts}
        data-search-button=""
        {...(openOnIntent && { "data-open-on-intent": "" })}
        suppressHydrationWarning
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
      >
        <Icon name="search" size={18} />
        <span className={styles.label}>{SEARCH_TEXTS.search}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd className={styles.command}>{SEARCH_TEXTS.command}</kbd>
          <kbd className={styles.control}>{SEARCH_TEXTS.control}</kbd>
          <kbd>K</kbd>
        </span>
        <span className={`spinner ${styles.waiting}`} />
      </a>
      {requested && (
        <DialogBoundary>
          <Suspense>
            <LoadedDialog />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
}
