import type { DocSearchModalProps } from "@docsearch/react";
import type { JSX } from "react";
import { SEARCH_SMALL_SCREEN_PX } from "../../domain/constants";
import { searchPath, withBasePath } from "../../domain/routes";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { openingQuery, searchParameters } from "../../search/dialog/dialogQuery";
import { readSearchRequest } from "../../state/searchRequest";
import { getSearchClient } from "./client/getSearchClient";
import { createInsights } from "./client/insights";
import { createDialogClient, type SearchOutcome } from "./dialogClient";
import { DIALOG_TEXTS } from "./dialogTexts";
import { HitRow, ResultLink } from "./HitRow";
import { createSearchEvents } from "./searchEvents";
import { sitePlace } from "./sitePlace";
import { openStoredSearches } from "./storedSearches";

/** The engine this build was made for, as far as the interface needs to know. */
export const SEARCH_ENGINE: {
  /** The service's logo is shown with the hosted engine only. */
  readonly hosted: boolean;
  /** The index name in requests and in the keys of stored searches. */
  readonly indexName: string;
} = { hosted: SEARCH_MODE === "hosted", indexName: HOSTED_SEARCH?.indexName ?? "test" };

export type SearchDialogProps = {
  readonly config: SiteConfig["search"];
  readonly language: string;
  readonly siteUrl: string;
  /** The query the dialog was closed with. */
  readonly keptQuery: string;
  /** Called with the query when the dialog closes. */
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
  /** Called with the path of the chosen result, which may be shown once the dialog has closed. */
  readonly onOpen: (path: string) => void;
  readonly onCrash: () => void;
};

/**
 * Creates the values that must stay the same while the dialog is open: DocSearch restarts when one of its properties changes
 * identity.
 */
export function prepareDialog(
  { config, language, siteUrl, keptQuery }: SearchDialogProps,
  latest: { readonly current: SearchDialogProps },
  onOutcome: (outcome: SearchOutcome) => void,
) {
  const place = sitePlace(siteUrl);
  const { indexName } = SEARCH_ENGINE;
  /** Stores the recent and favourite searches in their current state when called. */
  const keepSearches = openStoredSearches(indexName, place);
  const events = createSearchEvents(
    createInsights({ enabled: config.insights, scriptUrl: config.insightsUrl }),
  );
  const client = createDialogClient({
    getClient: getSearchClient,
    place,
    maxResultsPerGroup: config.maxResultsPerGroup,
    onOutcome,
    onAnswer: events.answered,
  });
  const typed = readSearchRequest() ?? "";
  const openInTab = ({ itemUrl }: { readonly itemUrl: string }) =>
    void window.open(withBasePath(itemUrl, place.pathPrefix), "_blank", "noopener");
  const { reportUrl } = config;
  const modal: DocSearchModalProps = {
    // DocSearch requires these two for its own client, which ours replaces.
    appId: "unused",
    apiKey: "unused",
    indexName,
    initialScrollY: window.scrollY,
    initialQuery: openingQuery(typed, takeSelection(), keptQuery),
    searchParameters: {
      ...searchParameters(language, matchMedia(`(max-width: ${SEARCH_SMALL_SCREEN_PX}px)`).matches),
      clickAnalytics: SEARCH_ENGINE.hosted && config.insights,
    },
    // DocSearch always sends a query, and reads only hits and nbHits; its types allow more on both sides.
    transformSearchClient: (own) => ({
      ...own,
      search: client.search as unknown as typeof own.search,
    }),
    transformItems: (items) => client.rowsFor(items) as unknown as typeof items,
    hitComponent: HitRow,
    resultsFooterComponent: ResultsFooter,
    navigator: {
      navigate: ({ itemUrl }) => {
        events.opened(itemUrl);
        latest.current.onOpen(itemUrl);
      },
      navigateNewTab: openInTab,
      navigateNewWindow: openInTab,
    },
    onClose: () => latest.current.onClose(),
    ...(reportUrl && {
      getMissingResultsUrl: ({ query }) =>
        reportUrl.replaceAll("{query}", encodeURIComponent(query)),
    }),
  };
  return { modal, client, events, opened: { typed }, keepSearches };
}

/** The text selected on the page. A selection of white space is cleared, otherwise DocSearch would search for it. */
function takeSelection(): string {
  const selection = getSelection();
  const text = selection?.toString() ?? "";
  if (text !== "" && text.trim() === "") selection?.removeAllRanges();
  return text;
}

function ResultsFooter({
  state,
}: {
  readonly state: { readonly query: string; readonly context: { readonly nbHits?: unknown } };
}): JSX.Element {
  const { nbHits } = state.context;
  return (
    <ResultLink className="DocSearch-SeeAll" href={searchPath(state.query)}>
      {DIALOG_TEXTS.seeAll(typeof nbHits === "number" ? nbHits : 0)}
    </ResultLink>
  );
}
