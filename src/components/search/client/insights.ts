import type { AlgoliaAnalytics, InsightsClient } from "search-insights";
import type { HostedSearch } from "../../../search/dialog/hostedSearch";

type Hit = { readonly objectID: string };

/** Reports what readers do with results. Unless insights are enabled, nothing is sent or loaded. */
export type Insights = {
  /** Hits were shown. */
  readonly viewed: (hits: readonly Hit[]) => void;
  /** A hit was opened. @param position from 1 @param queryID of the hit's answer */
  readonly clicked: (hit: Hit, position: number, queryID: string | undefined) => void;
  /** The reader has probably found what they were looking for. */
  readonly converted: (hit: Hit, queryID?: string) => void;
};

export type InsightsOptions = {
  /** `search.insights` of content/site.yml. */
  readonly enabled: boolean;
  /** Address to load search-insights from, instead of this site. */
  readonly scriptUrl?: string | null;
};

type Event = {
  readonly eventType: "view" | "click" | "conversion";
  readonly eventName: string;
  readonly objectIDs: string[];
} & Partial<{
  readonly positions: number[];
  readonly queryID: string;
}>;

const SILENT: Insights = {
  viewed: () => undefined,
  clicked: () => undefined,
  converted: () => undefined,
};

/** Insights of the hosted index; silent with the embedded one. Only requests with `clickAnalytics` get a queryID. */
export function createInsights(options: InsightsOptions): Insights {
  return SEARCH_MODE === "hosted" && options.enabled && HOSTED_SEARCH
    ? reporting(HOSTED_SEARCH, options)
    : SILENT;
}

function reporting(
  { appId, searchKey, indexName, host }: HostedSearch,
  { scriptUrl }: InsightsOptions,
): Insights {
  let reporter: Promise<InsightsClient> | undefined;
  const open = async () => {
    const opened = await (scriptUrl ? loadPublished(scriptUrl) : loadOwn());
    // A token in memory, new on every visit: no cookie, and readers are not recognised.
    opened("init", {
      appId,
      apiKey: searchKey,
      useCookie: false,
      anonymousUserToken: true,
      ...(host !== undefined && { host }),
    });
    return opened;
  };
  const send = (event: Event) => {
    reporter ??= open();
    reporter.then((opened) => opened("sendEvents", [{ index: indexName, ...event }])).catch(forget);
  };
  const forget = (error: unknown) => {
    reporter = undefined;
    console.error("Search insights could not be sent.", error);
  };
  return {
    viewed: (hits) => {
      if (hits.length > 0)
        send({
          eventType: "view",
          eventName: "Search results viewed",
          objectIDs: hits.slice(0, MAX_OBJECTS).map(({ objectID }) => objectID),
        });
    },
    clicked: ({ objectID }, position, queryID) =>
      send({
        eventType: "click",
        eventName: "Search result clicked",
        objectIDs: [objectID],
        ...(queryID !== undefined && { queryID, positions: [position] }),
      }),
    converted: ({ objectID }, queryID) =>
      send({
        eventType: "conversion",
        eventName: "Search result read",
        objectIDs: [objectID],
        ...(queryID !== undefined && { queryID }),
      }),
  };
}

/** The service's limit per event. */
const MAX_OBJECTS = 20;

async function loadOwn(): Promise<InsightsClient> {
  return (await import("search-insights")).default;
}

declare global {
  interface Window {
    /** Set by the published script. */
    AlgoliaAnalytics?: { readonly default: AlgoliaAnalytics };
  }
}

/** The published script, search-insights.min.js of any 2.x. */
function loadPublished(src: string): Promise<InsightsClient> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    const fail = () => reject(new Error(`${src} could not be loaded.`));
    script.onerror = fail;
    script.onload = () => {
      const published = window.AlgoliaAnalytics?.default;
      if (published)
        resolve((method, ...args) => Reflect.apply(published[method], published, args));
      else fail();
    };
    document.head.append(script);
  });
}
