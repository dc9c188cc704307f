import type { DocSearchModalProps } from "@docsearch/react";
import { navigate } from "gatsby";
import type { JSX } from "react";
import { SEARCH_HITS_PER_PAGE } from "../../domain/constants";
import { searchPath, withBasePath } from "../../domain/routes";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { CONTEXTUAL_FILTERS } from "../../search/records/contextualFilters";
import { Link } from "../ui/Link";
import { isShown, type SearchForDialog } from "./dialogSearch";
import { HitRow } from "./HitRow";
import { SEARCH_TEXTS } from "./texts";

type ModalOptions = {
  readonly config: SiteConfig;
  readonly query: string;
  readonly search: SearchForDialog;
  readonly insights: DocSearchModalProps["insights"];
  /** Called with the path of a result that was chosen with Enter. */
  readonly opened: (path: string) => void;
  readonly close: () => void;
};

/** For DocSearch's own client, which ours replaces, and for the names of stored searches. */
export const HOSTED = HOSTED_SEARCH ?? { appId: "unused", searchKey: "unused", indexName: "test" };

/** DocSearch's properties: they must stay the same while the dialog is open, because it restarts when one of them changes. */
export function modalProps(options: ModalOptions): DocSearchModalProps {
  const { config, query, search, insights, opened, close } = options;
  const { reportUrl } = config.search;
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
    transformItems: (items) => items.filter(isShown),
    hitComponent: HitRow,
    resultsFooterComponent: ResultsFooter,
    insights: insights ?? false,
    navigator: {
      navigate: ({ itemUrl }) => {
        opened(itemUrl);
        setTimeout(() => navigate(itemUrl)); // once the dialog has restored the scroll position, as it does when it closes
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

type FooterProps = {
  readonly state: { readonly query: string; readonly context: { readonly nbHits?: unknown } };
};

function ResultsFooter({ state: { query, context } }: FooterProps): JSX.Element {
  return <Link href={searchPath(query)}>{SEARCH_TEXTS.seeAll(Number(context.nbHits ?? 0))}</Link>;
}
