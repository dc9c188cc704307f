import type { DocSearchModalProps } from "@docsearch/react";
import type { JSX } from "react";
import type { InsightsClient } from "search-insights";
import { searchPath, withBasePath } from "../../domain/routes";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { openingQuery } from "../../search/dialog/dialogQuery";
import { contextualFilters } from "../../search/records/contextualFilters";
import { readSearchRequest } from "../../state/searchRequest";
import { getSearchClient } from "./client/getSearchClient";
import { createDialogSearch, isShown, type SearchOutcome } from "./dialogSearch";
import { DialogLink, HitRow } from "./HitRow";
import { createInsights } from "./insights";
import { sitePlace } from "./sitePlace";
import { openStoredSearches } from "./storedSearches";
import { SEARCH_TEXTS } from "./texts";

export type SearchDialogProps = {
  readonly config: SiteConfig["search"];
  readonly language: string;
  readonly siteUrl: string;
  /** Reports what readers do with results; undefined unless the site wants that. */
  readonly insightsClient: InsightsClient | undefined;
  /** The query the dialog was closed with. */
  readonly keptQuery: string;
  /** Called with the query when the dialog closes. */
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
  /** Called with the path of the chosen result, which may be shown once the dialog has closed. */
  readonly onOpen: (path: string) => void;
  readonly onCrash: () => void;
};

/** Values that must stay the same while the dialog is open: DocSearch restarts when one of its properties changes identity. */
export function prepareDialog(
  { config, language, siteUrl, keptQuery, insightsClient }: SearchDialogProps,
  latest: { readonly current: SearchDialogProps },
  onOutcome: (outcome: SearchOutcome) => void,
) {
  const place = sitePlace(siteUrl);
  const { appId, searchKey, indexName } = HOSTED_SEARCH ?? NO_ACCOUNT;
  const insights = insightsClient && HOSTED_SEARCH && createInsights(insightsClient, HOSTED_SEARCH);
  let outcome: SearchOutcome | undefined;
  const search = createDialogSearch({
    getClient: getSearchClient,
    place,
    maxResultsPerGroup: config.maxResultsPerGroup,
    suggestions: config.startLinks.map(({ label }) => label).slice(0, SUGGESTIONS),
    onOutcome: (newest) => {
      outcome = newest;
      onOutcome(newest);
    },
  });
  /** Goes to a result, or to another page that the dialog links. */
  const follow = (path: string) => {
    const rows = outcome && "rows" in outcome ? outcome.rows : [];
    const index = rows.findIndex(({ url }) => url === path);
    const hit = rows[index];
    if (hit && outcome && "rows" in outcome)
      insights?.opened({ hit, position: index + 1, queryID: outcome.queryID });
    latest.current.onOpen(path);
  };
  const openInTab = ({ itemUrl }: { readonly itemUrl: string }) =>
    void window.open(withBasePath(itemUrl, place.pathPrefix), "_blank", "noopener");
  const { reportUrl } = config;
  const modal: DocSearchModalProps = {
    appId,
    apiKey: searchKey,
    indexName,
    initialScrollY: window.scrollY,
    initialQuery: openingQuery(readSearchRequest() ?? "", String(getSelection() ?? ""), keptQuery),
    searchParameters: { facetFilters: contextualFilters(language).map(asList) },
    maxResultsPerGroup: HITS, // the search limits the rows of each group itself
    // DocSearch always sends a query, and reads only hits, nbHits and queryID; its types allow more on both sides.
    transformSearchClient: (own) => ({
      ...own,
      search: search.search as unknown as typeof own.search,
    }),
    transformItems: (items) => items.filter(isShown),
    hitComponent: HitRow,
    resultsFooterComponent: ResultsFooter,
    insights: insights?.property ?? false,
    navigator: {
      navigate: ({ itemUrl }) => follow(itemUrl),
      navigateNewTab: openInTab,
      navigateNewWindow: openInTab,
    },
    onClose: () => latest.current.onClose(),
    ...(reportUrl && {
      getMissingResultsUrl: ({ query }) =>
        reportUrl.replaceAll("{query}", encodeURIComponent(query)),
    }),
  };
  return { modal, search, follow, keepSearches: openStoredSearches(indexName, place) };
}

/** For DocSearch's own client, which ours replaces, and for the names of stored searches. */
const NO_ACCOUNT = { appId: "unused", searchKey: "unused", indexName: "test" };
const HITS = 20;
/** How many queries DocSearch suggests where one finds nothing. */
const SUGGESTIONS = 3;

function asList(filter: string | readonly string[]): string | string[] {
  return typeof filter === "string" ? filter : [...filter];
}

function ResultsFooter({
  state,
}: {
  readonly state: { readonly query: string; readonly context: { readonly nbHits?: unknown } };
}): JSX.Element {
  return (
    <DialogLink href={searchPath(state.query)}>
      {SEARCH_TEXTS.seeAll(Number(state.context.nbHits ?? 0))}
    </DialogLink>
  );
}
