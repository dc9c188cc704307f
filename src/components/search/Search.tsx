import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { onSearchWish, readSearchWish, setSearchWish } from "../../state/searchWish";
import { getSearchClient } from "./client/getSearchClient";
import * as styles from "./Search.module.css";
import { SearchButton } from "./SearchButton";
import { SEARCH_TEXTS } from "./texts";

const isWanted = () => readSearchWish() !== undefined;
const open = () => setSearchWish(readSearchWish() ?? "");
const close = () => setSearchWish(undefined);

/** The dialog's code; a failed load is tried again at the next call. */
const loadDialog = () => import(/* webpackChunkName: "search-dialog" */ "./SearchDialog");
type DialogModule = Awaited<ReturnType<typeof loadDialog>>;

/** Starts to load what a first answer needs. What fails here is tried again, and reported, when the reader needs it. */
function preload(): void {
  loadDialog().catch(() => {});
  getSearchClient().then(
    (client) => client.preload(),
    () => {},
  );
}

/** Search in the navbar: the button, and the dialog once the reader asked for it. The early script says when (`src/early/search.ts`). */
export function Search(): ReactNode {
  const { search, locale, url } = useSiteConfig();
  const wanted = useSyncExternalStore(onSearchWish, isWanted, () => false);
  const [module, setModule] = useState<DialogModule>();
  const [problem, setProblem] = useState<string>();
  const button = useRef<HTMLAnchorElement>(null);
  const query = useRef("");
  const destination = useRef<string>(undefined);
  const isShown = wanted && module !== undefined;
  const wasShown = useRef(false);

  useEffect(() => {
    if (!wanted || module) return;
    let isCurrent = true;
    preload();
    loadDialog().then(
      (loaded) => isCurrent && setModule(loaded),
      (error: unknown) => {
        console.error(error);
        if (!isCurrent) return;
        close();
        setProblem(SEARCH_TEXTS.loadFailed);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, module]);

  // DocSearch scrolls back when it goes; only after that may a result scroll to its heading.
  useEffect(() => {
    if (isShown) {
      wasShown.current = true;
      return;
    }
    if (!wasShown.current) return;
    wasShown.current = false;
    button.current?.focus({ preventScroll: true });
    if (destination.current !== undefined) module?.goTo(destination.current);
    destination.current = undefined;
  }, [isShown, module]);

  useEffect(() => {
    if (!search.openOnIntent) return;
    let end: (() => void) | undefined;
    let isCurrent = true;
    import("./openOnIntent").then(({ openOnIntent }) => {
      if (isCurrent && button.current) end = openOnIntent(button.current);
    }, console.error);
    return () => {
      isCurrent = false;
      end?.();
    };
  }, [search.openOnIntent]);

  useEffect(() => {
    const forgetProblem = () => setProblem(undefined);
    const end = onSearchWish(() => isWanted() && forgetProblem());
    document.addEventListener("site:navigated", forgetProblem);
    addEventListener("popstate", close); // the page behind is going
    return () => {
      end();
      document.removeEventListener("site:navigated", forgetProblem);
      removeEventListener("popstate", close);
    };
  }, []);

  return (
    <div className={styles.search}>
      <SearchButton
        ref={button}
        onIntent={preload}
        onClear={() => {
          query.current = "";
        }}
      />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
          <button type="button" className={styles.retry} onClick={open}>
            {SEARCH_TEXTS.tryAgain}
          </button>
        </p>
      )}
      {isShown && (
        <module.SearchDialog
          config={search}
          language={locale.code}
          siteUrl={url}
          keptQuery={query.current}
          onQuery={(value) => {
            query.current = value;
          }}
          onClose={close}
          onOpen={(path) => {
            destination.current = path;
            close();
          }}
          onCrash={() => {
            close();
            setProblem(SEARCH_TEXTS.crashed);
          }}
        />
      )}
    </div>
  );
}
