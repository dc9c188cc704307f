import type { ReactNode } from "react";
import { SEARCH_QUERY_MAX_CHARS } from "../../../domain/constants";
import { searchPath } from "../../../domain/routes";
import { useSiteConfig } from "../../../hooks/useSiteConfig";
import { limitQuery } from "../../../search/dialog/dialogQuery";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { StartLinks } from "../StartLinks";
import { Results } from "./Results";
import * as styles from "./SearchResults.module.css";
import { RESULTS_TEXTS, titleOf } from "./texts";
import type { useQueryInUrl } from "./useQueryInUrl";
import { useSearch } from "./useSearch";

type SearchResultsProps = ReturnType<typeof useQueryInUrl>;

/** The results page. Before React has loaded, its field is a plain form that requests this page with `?q=`. */
export function SearchResults({ query, setQuery, flush, field }: SearchResultsProps): ReactNode {
  const { url, search } = useSiteConfig();
  const { state, askForMore } = useSearch(query);
  return (
    <main className={styles.main} onClickCapture={flush} data-live="">
      <h1 className={styles.heading}>{titleOf(query)}</h1>
      <form
        role="search"
        className={styles.form}
        action={`${__PATH_PREFIX__}${searchPath()}`}
        onSubmit={(event) => {
          event.preventDefault();
          flush();
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          aria-label={RESULTS_TEXTS.label}
          placeholder={RESULTS_TEXTS.placeholder}
          maxLength={SEARCH_QUERY_MAX_CHARS}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => setQuery(limitQuery(target.value))}
        />
        {state.isLoading && <span className="spinner" data-spinner="" />}
      </form>
      <noscript>
        <p>{RESULTS_TEXTS.noScript}</p>
        <p>
          {RESULTS_TEXTS.noScriptSite} <code>site:{url.replace(/^https?:\/\//, "")}</code>.
        </p>
      </noscript>
      <Results state={state} onMore={askForMore} />
      {state.hits.length === 0 && !state.isLoading && <StartLinks className={styles.start} />}
      {search.browseLink && (
        <p className={styles.browse}>
          {RESULTS_TEXTS.browse} <Link href={search.browseLink.to}>{search.browseLink.label}</Link>.
        </p>
      )}
    </main>
  );
}
