import type { InsightsClient } from "search-insights";
import { splitHref, withBasePath } from "../../domain/routes";
import type { HostedSearch } from "../../search/dialog/hostedSearch";
import type { SearchOutcome } from "./dialogSearch";

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
  /** Reports that a row is followed. @param href its path, or its link */
  const opened = (outcome: SearchOutcome, href: string) => {
    const address = withBasePath(href, __PATH_PREFIX__);
    const at = outcome.rows.findIndex(({ url }) => withBasePath(url, __PATH_PREFIX__) === address);
    const hit = outcome.rows[at];
    if (!hit) return;
    const event = { index: indexName, queryID: outcome.queryID ?? "", objectIDs: [hit.objectID] };
    const clicked = { ...event, eventName: "Search result clicked", positions: [at + 1] };
    client("clickedObjectIDsAfterSearch", clicked);
    const read = { ...event, eventName: "Search result read" };
    setTimeout(() => {
      if (location.pathname === splitHref(address).path)
        client("convertedObjectIDsAfterSearch", read);
    }, READ_MS);
  };
  return {
    property: { insightsClient: Object.assign(ofDocSearch, { version: client.version }) },
    opened,
  };
}
