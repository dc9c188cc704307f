import type { PageProps } from "gatsby";
import type { ReactNode } from "react";
import { SiteHead } from "../components/head/SiteHead";
import { SearchResults } from "../components/search/results/SearchResults";
import { RESULTS_TEXTS, titleOf } from "../components/search/results/texts";
import { useQueryInUrl } from "../components/search/results/useQueryInUrl";
import { searchPath } from "../domain/routes";

/** `/search?q=`: all results for a query. */
export default function SearchPage({ location }: PageProps): ReactNode {
  const search = useQueryInUrl(location);
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
