import type { PageProps } from "gatsby";
import { type ReactNode, useEffect } from "react";
import { SiteHead } from "../components/head/SiteHead";
import { SearchResults } from "../components/search/results/SearchResults";
import { RESULTS_TEXTS, titleOf } from "../components/search/results/texts";
import { useQueryInUrl } from "../components/search/results/useQueryInUrl";
import { searchPath } from "../domain/routes";
import { requestHead } from "../state/headRequest";

/** `/search?q=`: all results for a query. */
export default function SearchPage({ location }: PageProps): ReactNode {
  const search = useQueryInUrl(location);
  useEffect(requestHead, []); // the title follows the query, without a navigation
  return (
    <>
      <SiteHead
        path={searchPath()}
        title={titleOf(search.query)}
        description={RESULTS_TEXTS.description}
        noIndex="noindex, follow"
      />
      <SearchResults {...search} />
    </>
  );
}
