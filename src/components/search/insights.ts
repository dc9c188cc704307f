import type { InsightsClient } from "search-insights";
import { splitHref, withBasePath } from "../../domain/routes";
import type { HostedSearch } from "../../search/dialog/hostedSearch";
import type { SectionHit } from "../../search/dialog/resultRow";

/** A result counts as read after this time on its page. */
const READ_MS = 15_000;

/** Where a result stands: its place in the list, from 1, and the answer that it came with. */
export type ShownHit = {
  readonly hit: Pick<SectionHit, "objectID" | "url">;
  readonly position: number;
  readonly queryID: string | undefined;
};

/**
 * The `insights` property for DocSearch, which reports what its list shows, and the report of an opened result: DocSearch would
 * count its place from 0. No cookie; the reader's token lasts for the visit.
 */
export function createInsights(
  client: InsightsClient,
  { appId, searchKey, indexName, host }: HostedSearch,
) {
  client("init", {
    appId,
    apiKey: searchKey,
    useCookie: false,
    anonymousUserToken: true,
    ...(host !== undefined && { host }),
  });
  const ofDocSearch = ((method: string, ...rest: unknown[]) =>
    method === "clickedObjectIDsAfterSearch"
      ? undefined
      : Reflect.apply(client, undefined, [method, ...rest])) as InsightsClient;
  const opened = ({ hit, position, queryID = "" }: ShownHit) => {
    const event = { index: indexName, queryID, objectIDs: [hit.objectID] };
    const clicked = { ...event, eventName: "Search result clicked", positions: [position] };
    client("clickedObjectIDsAfterSearch", clicked);
    const { path } = splitHref(withBasePath(hit.url, __PATH_PREFIX__));
    const read = { ...event, eventName: "Search result read" };
    const report = () =>
      location.pathname === path && client("convertedObjectIDsAfterSearch", read);
    setTimeout(report, READ_MS);
  };
  return {
    property: { insightsClient: Object.assign(ofDocSearch, { version: client.version }) },
    opened,
  };
}
