import { type ReactNode, useEffect, useState } from "react";
import { useSiteConfig } from "../../../hooks/useSiteConfig";
import { Link } from "../../ui/Link";
import { getSearchClient } from "../client/getSearchClient";
import { StartList } from "../StartList";
import { Results } from "./Results";
import { SearchField } from "./SearchField";
import * as styles from "./SearchResults.module.css";
import { RESULTS_TEXTS, titleOf } from "./texts";
import type { QueryInUrl } from "./useQueryInUrl";
import { useSearch } from "./useSearch";

/** The results page: a field, and the sections found, 20 at a time. */
export function SearchResults({ query, setQuery, flush, field }: QueryInUrl): ReactNode {
  const { locale, url, search } = useSiteConfig();
  const [filtered, setFiltered] = useState(true);
  const question = { query, language: locale.code, filtered, page: 0 };
  const { state, ask } = useSearch(getSearchClient, question);

  useEffect(() => {
    void ask({ query, language: locale.code, filtered, page: 0 });
  }, [ask, query, locale.code, filtered]);

  const change = (text: string) => {
    setFiltered(true);
    setQuery(text);
  };
  return (
    <main className={styles.main} onClickCapture={flush} data-live="">
      <h1 className={styles.heading}>{titleOf(query)}</h1>
      <SearchField
        query={query}
        onChange={change}
        onSubmit={flush}
        isLoading={state.status === "loading"}
        ref={field}
      />
      <noscript>
        <p>{RESULTS_TEXTS.noScript}</p>
        <p>
          {RESULTS_TEXTS.noScriptSite} <code>site:{url.replace(/^https?:\/\//, "")}</code>.
        </p>
      </noscript>
      <Results state={state} ask={ask} onSearchEverything={() => setFiltered(false)} />
      {state.hits.length === 0 && state.status !== "loading" && (
        <StartList links={search.startLinks} className={styles.start}>
          {({ label, to }) => <Link href={to}>{label}</Link>}
        </StartList>
      )}
      {search.browseLink && (
        <p className={styles.browse}>
          {RESULTS_TEXTS.browse} <Link href={search.browseLink.to}>{search.browseLink.label}</Link>.
        </p>
      )}
    </main>
  );
}
