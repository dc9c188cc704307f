import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { limitQuery } from "../../../search/dialog/dialogQuery";
import { writeAddressLater } from "../../../state/writeAddressLater";

/**
 * The query of the results page, synchronised with `?q=` in both directions: a navigation sets it, typing replaces the address.
 * It is empty while React hydrates, because the built page has no query; text typed before that is kept.
 * @param location changes with every navigation
 * @returns `flush` writes the query to the address at once, before the reader leaves the page; `field` is the query's
 */
export function useQueryInUrl(location: object) {
  const inUrl = useSyncExternalStore(readAtRender, readQuery, () => "");
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const query = typed ?? inUrl;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what this waits for
  useEffect(() => setTyped(undefined), [location]);
  useEffect(() => {
    if (readQuery() === "") setTyped(field.current?.value);
  }, []);
  useEffect(
    () => (query === readQuery() ? undefined : writeAddressLater(() => writeQuery(query))),
    [query],
  );
  return { query, setQuery: setTyped, flush: () => writeQuery(query), field };
}

/** Navigations render the page again, and with it the query of the address. */
const readAtRender = () => () => {};

function readQuery(): string {
  return limitQuery(new URLSearchParams(window.location.search).get("q") ?? "");
}

function writeQuery(query: string): void {
  if (query === readQuery()) return;
  const url = new URL(window.location.href);
  if (query === "") url.searchParams.delete("q");
  else url.searchParams.set("q", query);
  window.history.replaceState(window.history.state, "", url);
}
