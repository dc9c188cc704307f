import { type ReactNode, useEffect, useState } from "react";
import { useSiteConfig } from "../../../hooks/useSiteConfig";
import { Link } from "../../ui/Link";
import { getSearchClient } from "../client/getSearchClient";
import { Findings } from "./Findings";
import { SearchField } from "./SearchField";
import * as styles from "./SearchResults.module.css";
import { RESULTS_TEXTS, titleOf } from "./texts";
import type { QueryInUrl } from "./useQueryInUrl";
import { useSearch } from "./useSearch";

/** The results page: a field, and what the site's search client finds, 20 sections at a time. */
export function SearchResults({ query, setQuery, flush, field }: QueryInUrl): ReactNode {
  const { locale, url } = useSiteConfig();
  const { state, ask } = useSearch(getSearchClient);
  const [filtered, setFiltered] = useState(true);

  useEffect(() => {
    void ask({ query, language: locale.code, filtered, page: 0 });
  }, [ask, query, locale.code, filtered]);

  const change = (text: string) => {
    setFiltered(true);
    setQuery(text);
  };
  return (
    <main className={styles.main} onClickCapture={flush}>
      <h1 className={styles.heading}>{titleOf(query)}</h1>
      <SearchField query={query} onChange={change} onSubmit={flush} isLoading={state.status === "loading"} ref={field} />
      <noscript>
        <p>{RESULTS_TEXTS.noScript}</p>
        <p>
          {RESULTS_TEXTS.noScriptSite} <code>site:{url.replace(/^https?:\/\//, "")}</code>.
        </p>
      </noscript>
      <Findings state={state} ask={ask} onSearchEverything={() => setFiltered(false)} />
      <p className={styles.browse}>
        {RESULTS_TEXTS.browse} <Link href="/table-of-contents">{RESULTS_TEXTS.browseLink}</Link>.
      </p>
    </main>
  );
}
