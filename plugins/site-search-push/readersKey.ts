import type { HostedSearch } from "../../src/search/dialog/hostedSearch";
import { PushFailure, step } from "./failure";
import { IndexAdmin } from "./indexAdmin";
import { Requester } from "./requester";

const MINUTES = 2;

/**
 * Checks that the key which is published with the site may search and do nothing else.
 * @throws PushFailure saying what it may do, or why that is unknown
 */
export async function checkReadersKey({
  searchKey,
  indexName,
  ...place
}: HostedSearch): Promise<void> {
  const admin = new IndexAdmin(place, new Requester(searchKey, MINUTES));
  const rights = await step(
    "Checking GATSBY_ALGOLIA_SEARCH_KEY",
    () => admin.rightsOf(searchKey),
    "",
  );
  if (rights?.every((right) => right === "search")) return;
  const found = rights
    ? `may do more than search: ${rights.join(", ")}. If it was ever published, revoke it`
    : "is not known to the service";
  throw new PushFailure(
    `GATSBY_ALGOLIA_SEARCH_KEY, which is published with the site, ${found}. Set it to a key of application ${place.appId} with the right "search" on ${indexName} only.`,
  );
}
