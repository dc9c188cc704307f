import type { StoredDocSearchHit } from "@docsearch/react";
import type { InsightsClient } from "search-insights";
import { splitHref, withBasePath } from "../../domain/routes";
import type { HostedSearch } from "../../search/dialog/hostedSearch";

/** A result counts as read after this time on its page. */
const READ_MS = 15_000;

/**
 * The `insights` property for DocSearch, which reports what its list shows, and the report of an opened result (§7), whose place
 * DocSearch would count from 0. No cookie; the reader's token lasts for the visit.
 */
export function createInsights(
  client: InsightsClient,
  { appId, searchKey, indexName, host }: HostedSearch,
) {
  const options = { useCookie: false, anonymousUserToken: true, ...(host && { host }) };
  client("init", { appId, apiKey: searchKey, ...options });
  const ofDocSearch = ((method: string, ...rest: unknown[]) =>
    method === "clickedObjectIDsAfterSearch"
      ? undefined
      : Reflect.apply(client, undefined, [method, ...rest])) as InsightsClient;
  const opened = ({ objectID, url, ...row }: StoredDocSearchHit) => {
    const { __autocomplete_id: place = 0, __autocomplete_queryID: queryID } = row;
    if (!queryID) return; // a stored search
    const event = { index: indexName, queryID, objectIDs: [objectID] };
    const clicked = { ...event, eventName: "Search result clicked", positions: [place + 1] };
    client("clickedObjectIDsAfterSearch", clicked);
    const { path } = splitHref(withBasePath(url, __PATH_PREFIX__));
    const read = { ...event, eventName: "Search result read" };
    setTimeout(() => {
      if (location.pathname === path) client("convertedObjectIDsAfterSearch", read);
    }, READ_MS);
  };
  return {
    property: { insightsClient: Object.assign(ofDocSearch, { version: client.version }) },
    opened,
  };
}
