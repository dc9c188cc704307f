import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from "react";
import { searchPath, withBasePath } from "../../domain/routes";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { onSearchRequest, readSearchRequest } from "../../state/searchRequest";
import { Icon } from "../ui/Icon";
import { getSearchClient } from "./client/getSearchClient";
import { DialogBoundary } from "./DialogBoundary";
import * as styles from "./Search.module.css";
import { SEARCH_TEXTS } from "./texts";

async function loadDialog() {
  const [{ SearchDialog }, insights] = await Promise.all([
    import(/* webpackChunkName: "search-dialog" */ "./SearchDialog"),
    SEARCH_MODE === "hosted" ? import("search-insights") : undefined,
  ]);
  return { default: () => <SearchDialog insightsClient={insights?.default} /> };
}

const LoadedDialog = lazy(loadDialog);
const isRequested = () => readSearchRequest() !== undefined;

/** Starts loading what the first answer needs. A failure is reported when the reader searches. */
function preload(): void {
  loadDialog().catch(() => {});
  getSearchClient()
    .then((client) => client.preload())
    .catch(() => {});
}

/**
 * Search in the navbar: a link to the results page, which works without JavaScript, and the dialog once the reader asks for it
 * through the early script (`src/early/search.ts`), which handles clicks and shortcuts before React has loaded.
 */
export function Search(): ReactNode {
  const { openOnIntent } = useSiteConfig().search;
  const requested = useSyncExternalStore(onSearchRequest, isRequested, () => false);
  useEffect(() => {
    if (requested) preload();
  }, [requested]);
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
