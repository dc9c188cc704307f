import { cappedGroups } from "../../search/dialog/cappedGroups";
import { readHits } from "../../search/dialog/readHits";
import type { SitePlace } from "../../search/dialog/resultPath";
import type { SectionHit } from "../../search/dialog/resultRow";
import type { SearchRequest, SearchResult } from "../../search/engine/answer";
import { hierarchyOf } from "../../search/records/searchRecord";
import { type FailureKind, failureKind, type SearchClient } from "./client/searchClient";
import { SEARCH_TEXTS } from "./texts";

/** What came of the newest query: the number of its pages and the rows shown, or why there are none. */
export type SearchOutcome = { readonly query: string } & (
  | { readonly count: number; readonly rows: readonly SectionHit[]; readonly queryID?: string }
  | { readonly failure: FailureKind }
);

type Answer = {
  readonly results: readonly { readonly hits: readonly object[]; readonly nbHits: number }[];
};

type DialogSearchOptions = {
  readonly getClient: () => Promise<SearchClient>;
  readonly place: SitePlace;
  readonly maxResultsPerGroup: number;
  /** Queries to try where one finds nothing. */
  readonly suggestions: readonly string[];
  readonly onOutcome: (outcome: SearchOutcome) => void;
};

export type DialogSearch = {
  readonly search: (body: { readonly requests: readonly SearchRequest[] }) => Promise<Answer>;
  /** True while the newest query has no answer; the rows shown then belong to an older one. */
  readonly isPending: () => boolean;
  /** Ignores pending answers and errors, because the query was cleared. */
  readonly forget: () => void;
};

/** The rows make one list, in the order of the answer: DocSearch would show all rows of a group before those of the next. */
const _highlightResult = { hierarchy: { lvl0: { value: SEARCH_TEXTS.results } } };

/** Adapts the search client to the dialog: rows that are safe to show, at most so many of a group, and errors that stay. */
export function createDialogSearch(options: DialogSearchOptions): DialogSearch {
  const { getClient, place, maxResultsPerGroup, suggestions, onOutcome } = options;
  let newest = 0;
  let pending = false;
  let client: Promise<SearchClient> | undefined;

  const answer = async (
    body: { readonly requests: readonly SearchRequest[] },
    isCurrent: () => boolean,
  ): Promise<Answer> => {
    const query = body.requests[0]?.query ?? "";
    const settle = (outcome: SearchOutcome) => {
      if (!isCurrent()) return;
      pending = false;
      onOutcome(outcome);
    };
    try {
      client ??= getClient();
      const { results } = await (await client).search(body);
      const { queryID, ...result }: Partial<SearchResult> = results[0] ?? {};
      const { hits, nbHits } = readHits(result.hits ?? [], result.nbHits ?? 0, place);
      const rows = cappedGroups(hits, maxResultsPerGroup);
      settle({ query, count: nbHits, rows, ...(queryID !== undefined && { queryID }) });
      const shown =
        rows.length > 0
          ? rows.map((row) => ({ ...row, _highlightResult }))
          : suggestions.map(suggestion);
      return { results: [{ hits: shown, nbHits, ...(queryID !== undefined && { queryID }) }] };
    } catch (error) {
      client = undefined; // the next keystroke tries again
      settle({ query, failure: failureKind(error) });
      throw Object.assign(new Error("The search has no answer."), { name: "RetryError" });
    }
  };

  return {
    search: (body) => {
      const own = ++newest;
      const isCurrent = () => own === newest;
      pending = true;
      return showingErrors(answer(body, isCurrent), isCurrent);
    },
    isPending: () => pending,
    forget: () => {
      newest++;
      pending = false;
    },
  };
}

/**
 * A row that is not shown: DocSearch suggests the names of the groups of an answer where nothing is shown. See {@link isShown}.
 */
function suggestion(query: string): object {
  return {
    objectID: "",
    url: "",
    type: "lvl1",
    content: null,
    hierarchy: hierarchyOf(query, () => ""),
  };
}

/** False for the rows that only carry suggestions. */
export function isShown({ objectID }: { readonly objectID: string }): boolean {
  return objectID !== "";
}

/** In milliseconds. After 300 ms, DocSearch's timer sets `stalled` over any status that was set before. */
const AFTER_STALL_MS = 340;

/**
 * Keeps DocSearch's error screen visible. DocSearch calls `search(…).catch(report).then(show)`; its `report` sets the status to
 * `error`, and the next step sets it back to `idle` in the same tick. Here a failed search calls `report` once that timer is over
 * and never settles, so there is no next step; the next keystroke starts a new search.
 */
function showingErrors<Value>(search: Promise<Value>, isCurrent: () => boolean): Promise<Value> {
  const start = Date.now();
  const reported = (report: (error: unknown) => unknown) =>
    search.then(undefined, async (error: unknown) => {
      const left = AFTER_STALL_MS - (Date.now() - start);
      await new Promise((resolve) => setTimeout(resolve, left));
      if (isCurrent())
        await Promise.reject(error)
          .catch(report)
          .catch(() => undefined);
      return new Promise<Value>(() => {});
    });
  return Object.assign(search, { catch: reported as Promise<Value>["catch"] });
}
