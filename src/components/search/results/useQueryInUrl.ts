import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { SEARCH_QUERY_MAX_CHARS } from "../../../domain/constants";

/** Typing pauses this long before the address follows; browsers refuse many changes of it in a short time. */
const ADDRESS_AFTER_MS = 300;

export type QueryInUrl = {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Writes the query into the address at once, before the reader leaves the page. */
  readonly flush: () => void;
  /** The field the query is typed into. */
  readonly field: RefObject<HTMLInputElement | null>;
};

/**
 * The query of the results page, in step with `?q=` both ways: every navigation sets it, typing replaces the address.
 * It is empty until React has taken over, because the built page knows no query; what a
 * reader typed before that is kept.
 * @param location changes with every navigation
 */
export function useQueryInUrl(location: object): QueryInUrl {
  const [query, setQuery] = useState("");
  const latest = useRef("");
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const typed = useCallback((text: string) => {
    latest.current = text;
    setQuery(text);
  }, []);
  const flush = useCallback(() => writeQuery(latest.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what this waits for; the address itself is always current
  useEffect(() => {
    const typedBefore = isFirst.current ? field.current?.value : "";
    typed(readQuery() || (typedBefore ?? ""));
    if (isFirst.current && latest.current === "" && document.activeElement === document.body) field.current?.focus();
    isFirst.current = false;
  }, [location, typed]);
  useEffect(() => {
    if (query === readQuery()) return;
    const { pathname } = window.location;
    // A reader who goes on within the pause has another page's address by then, at times before this page has gone.
    const timer = setTimeout(() => window.location.pathname === pathname && writeQuery(query), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return { query, setQuery: typed, flush, field };
}

function readQuery(): string {
  return (new URLSearchParams(window.location.search).get("q") ?? "").slice(0, SEARCH_QUERY_MAX_CHARS);
}

function writeQuery(query: string): void {
  if (query === readQuery()) return;
  const url = new URL(window.location.href);
  if (query === "") url.searchParams.delete("q");
  else url.searchParams.set("q", query);
  window.history.replaceState(window.history.state, "", url);
}
