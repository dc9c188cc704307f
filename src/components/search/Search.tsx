import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { InsightsClient } from "search-insights";
import { searchPath, withBasePath } from "../../domain/routes";
import { MENU_ID } from "../../domain/shellIds";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { refetchFailedFiles } from "../../state/failedFiles";
import { onSearchRequest, readSearchRequest, setSearchRequest } from "../../state/searchRequest";
import { on } from "../../state/signals";
import { isOtherBuild } from "../../state/siteBuild";
import { getSearchClient } from "./client/getSearchClient";
import * as styles from "./Search.module.css";
import { SearchButton } from "./SearchButton";
import { SEARCH_TEXTS } from "./texts";

const isRequested = () => readSearchRequest() !== undefined;
const open = () => setSearchRequest(readSearchRequest() ?? "");
/** After a failure: a damaged script may be in the browser's cache. */
const openAgain = () => refetchFailedFiles().then(open);
const close = () => setSearchRequest(undefined);

/** Loads the dialog's code; after a failure the next call tries again. */
async function loadDialog(reports: boolean) {
  const [dialog, insights] = await Promise.all([
    import(/* webpackChunkName: "search-dialog" */ "./SearchDialog"),
    SEARCH_MODE === "hosted" && reports ? import("search-insights") : undefined,
  ]);
  const insightsClient: InsightsClient | undefined = insights?.default;
  return { ...dialog, insightsClient };
}

/** Starts loading what the first answer needs. A failure is retried, and reported, when the reader searches. */
function preload(reports: boolean): void {
  loadDialog(reports).catch(() => {});
  getSearchClient().then(
    (client) => client.preload(),
    () => {},
  );
}

/** Gives the focus back to the button, or to the phone's menu if it is open over the button. */
function focusOpener(button: HTMLElement | null): void {
  const opener = button?.closest("[inert]")
    ? document.querySelector<HTMLElement>(`#${MENU_ID} [role=button][data-menu-close]`)
    : button;
  opener?.focus({ preventScroll: true });
}

/**
 * Search in the navbar: the button, and the dialog once the reader asks for it through the early script (`src/early/search.ts`).
 * In a tab from before a deploy the dialog's code may be gone: then the results page takes over.
 */
export function Search(): ReactNode {
  const { search, locale, url } = useSiteConfig();
  const requested = useSyncExternalStore(onSearchRequest, isRequested, () => false);
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [problem, setProblem] = useState<readonly string[]>();
  const button = useRef<HTMLAnchorElement>(null);
  const query = useRef("");
  const destination = useRef<string>(undefined);
  const isShown = requested && module !== undefined;
  const wasShown = useRef(false);

  useEffect(() => {
    if (!requested || module) return;
    let isCurrent = true;
    preload(search.insights);
    loadDialog(search.insights).then(
      (loaded) => isCurrent && setModule(loaded),
      async (error: unknown) => {
        console.error(error);
        if (!isCurrent) return;
        const isGone = await isOtherBuild(); // text typed in the meantime is included
        const typed = readSearchRequest();
        close();
        if (isGone) location.assign(withBasePath(searchPath(typed), __PATH_PREFIX__));
        else setProblem([SEARCH_TEXTS.unable, SEARCH_TEXTS.failures.unreachable]);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [requested, module, search.insights]);

  // DocSearch restores the scroll position when it closes; only then may a result scroll to its heading.
  useEffect(() => {
    if (wasShown.current && !isShown) {
      focusOpener(button.current);
      if (destination.current !== undefined) module?.goToResult(destination.current);
      destination.current = undefined;
    }
    wasShown.current = isShown;
  }, [isShown, module]);

  useEffect(() => {
    const forgetProblem = () => setProblem(undefined);
    const end = onSearchRequest(() => isRequested() && forgetProblem());
    const endForgetting = on("site:navigated", forgetProblem);
    // Escape once more, wherever the focus is by now; the first one never closes the dialog.
    const forgetQuery = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !isRequested()) query.current = "";
    };
    document.addEventListener("keydown", forgetQuery);
    addEventListener("popstate", close); // the page behind the dialog changes
    return () => {
      end();
      document.removeEventListener("keydown", forgetQuery);
      endForgetting();
      removeEventListener("popstate", close);
    };
  }, []);

  return (
    <div className={styles.search}>
      <SearchButton
        ref={button}
        openOnIntent={search.openOnIntent}
        onIntent={() => preload(search.insights)}
      />
      {problem && (
        <div className={styles.problem} role="alert">
          {problem.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <button type="button" className={styles.retry} onClick={openAgain}>
            {SEARCH_TEXTS.tryAgain}
          </button>
        </div>
      )}
      {isShown && (
        <module.SearchDialog
          config={search}
          language={locale.code}
          siteUrl={url}
          insightsClient={module.insightsClient}
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
            setProblem([SEARCH_TEXTS.crashed]);
          }}
        />
      )}
    </div>
  );
}
