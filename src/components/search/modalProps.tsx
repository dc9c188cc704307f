import type { DocSearchModalProps } from "@docsearch/react";
import { navigate } from "gatsby";
import type { InsightsClient } from "search-insights";
import { SEARCH_HITS_PER_PAGE } from "../../domain/constants";
import { searchPath, withBasePath } from "../../domain/routes";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { CONTEXTUAL_FILTERS } from "../../search/records/contextualFilters";
import { setSearchRequest } from "../../state/searchRequest";
import { Link } from "../ui/Link";
import { type createDialogSearch, inGroup } from "./dialogSearch";
import { HitRow } from "./HitRow";
import { createInsights } from "./insights";
import { SEARCH_TEXTS } from "./texts";

/** For DocSearch's own client, which ours replaces, and for the names of stored searches. */
export const HOSTED = HOSTED_SEARCH ?? { appId: "unused", searchKey: "unused", indexName: "test" };

/** DocSearch's properties: they must stay the same while the dialog is open, because it restarts when one of them changes. */
export function modalProps(
  config: SiteConfig["search"],
  query: string,
  search: ReturnType<typeof createDialogSearch>,
  insightsClient: InsightsClient | undefined,
): DocSearchModalProps {
  const { reportUrl } = config;
  const insights =
    insightsClient && config.insights ? createInsights(insightsClient, HOSTED) : undefined;
  const openInTab = ({ itemUrl }: { readonly itemUrl: string }) =>
    void window.open(withBasePath(itemUrl, __PATH_PREFIX__), "_blank", "noopener");
  return {
    appId: HOSTED.appId,
    apiKey: HOSTED.searchKey,
    indexName: HOSTED.indexName,
    initialScrollY: window.scrollY,
    initialQuery: query,
    searchParameters: { facetFilters: CONTEXTUAL_FILTERS },
    maxResultsPerGroup: SEARCH_HITS_PER_PAGE, // the search limits the rows of each group itself
    // DocSearch always sends a query, and reads only hits, nbHits and queryID; its types allow more on both sides.
    transformSearchClient: (own) => ({ ...own, search: search as unknown as typeof own.search }),
    transformItems: (items) =>
      items
        .filter(({ url }) => url !== "") // not the suggestions
        .map((item) => inGroup(SEARCH_TEXTS.results, item)),
    hitComponent: ({ hit, children }) => (
      <HitRow hit={hit} onClick={() => insights?.opened(hit)}>
        {children}
      </HitRow>
    ),
    resultsFooterComponent: ({ state: { query, context } }) => (
      <Link href={searchPath(query)}>{SEARCH_TEXTS.seeAll(Number(context.nbHits))}</Link>
    ),
    insights: insights?.property ?? false,
    navigator: {
      navigate: ({ itemUrl, item }) => {
        insights?.opened(item);
        goTo(itemUrl);
      },
      navigateNewTab: openInTab,
      navigateNewWindow: openInTab,
    },
    onClose: close,
    ...(reportUrl && {
      getMissingResultsUrl: ({ query }) =>
        reportUrl.replaceAll("{query}", encodeURIComponent(query)),
    }),
  };
}

/** Closes the dialog. */
export const close = () => setSearchRequest(undefined);

/** Goes to a page of this site, once the closing dialog has given the focus back and restored the scroll position. */
export function goTo(address: string): void {
  setTimeout(() => navigate(address));
}
