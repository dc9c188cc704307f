import { cappedGroups } from "../../search/dialog/cappedGroups";
import { readHits } from "../../search/dialog/readHits";
import type { SitePlace } from "../../search/dialog/resultPath";
import type { SectionHit } from "../../search/dialog/resultRow";
import { reported } from "./client/reported";
import type { SearchClient, SearchRequest } from "./client/types";
import { DIALOG_TEXTS } from "./dialogTexts";
import type { SearchEvents } from "./searchEvents";
import { withoutSome } from "./withoutSome";

/** The outcome of the newest query: the number of its hits, or why none are on the screen. */
export type SearchOutcome = {
  readonly query: string;
  readonly count: number | "failed" | "slow";
  /** A note that the hits lack words of the query. */
  readonly note?: string;
};

type DialogAnswer = {
  readonly results: readonly {
    readonly hits: readonly SectionHit[];
    readonly nbHits: number;
    readonly queryID?: string;
    readonly queryAfterRemoval?: string;
  }[];
};

/** A row as DocSearch reads it; DocSearch takes the name of a list from its first row. */
export type DialogRow = SectionHit & { readonly _highlightResult: unknown };

const _highlightResult = { hierarchy: { lvl0: { value: DIALOG_TEXTS.results } } };

/** Time in milliseconds after which a query is announced as slow. */
const SLOW_MS = 3_000;

export type DialogClient = {
  /** Answers the dialog's request. The promise's `catch` is the dialog's, see {@link showingErrors}. */
  readonly search: (body: { readonly requests: readonly SearchRequest[] }) => Promise<DialogAnswer>;
  /**
   * The rows to show instead of those that DocSearch would list for a page of a group. DocSearch makes a list for each group, and
   * puts all pages of the first group before those of the next. Here the first list has the rows of the whole answer, in its
   * order, and the other lists stay empty and hidden.
   */
  readonly rowsFor: (hits: readonly object[]) => DialogRow[];
  /** True while the newest query has no answer; the rows shown then belong to an older one. */
  readonly isPending: () => boolean;
  /** Ignores pending answers and errors, because the query was cleared. */
  readonly forget: () => void;
};

type DialogClientOptions = {
  readonly getClient: () => Promise<SearchClient>;
  readonly place: SitePlace;
  /** The maximum number of rows per group. */
  readonly maxResultsPerGroup: number;
  readonly onOutcome: (outcome: SearchOutcome) => void;
  /** Called with the hits of the newest query. */
  readonly onAnswer?: SearchEvents["answered"];
};

/** Adapts the search client to the dialog: no request for a blank query, hits that are safe to show, errors that stay on screen. */
export function createDialogClient({
  getClient,
  place,
  maxResultsPerGroup,
  onOutcome,
  onAnswer,
}: DialogClientOptions): DialogClient {
  let newest = 0;
  let pending = false;
  /** The rows of each answer, keyed by its first hit. */
  const rows = new WeakMap<object, readonly DialogRow[]>();
  let loading: Promise<SearchClient> | undefined;

  const load = (): Promise<SearchClient> => {
    loading ??= getClient().catch((error: unknown) => {
      loading = undefined; // the next keystroke tries again
      throw error;
    });
    return loading;
  };

  const answer = async (body: {
    readonly requests: readonly SearchRequest[];
  }): Promise<DialogAnswer> => {
    if (body.requests.every(({ query }) => query.trim() === ""))
      return { results: body.requests.map(() => ({ hits: [], nbHits: 0 })) };
    const { results } = await (await load()).search(body);
    return {
      results: results.map(({ hits: found, nbHits: count, queryID, queryAfterRemoval }) => {
        const { hits, nbHits } = readHits(found, count, place);
        const listed = cappedGroups(hits, maxResultsPerGroup);
        if (hits[0])
          rows.set(
            hits[0],
            listed.map((hit) => ({ ...hit, _highlightResult })),
          );
        return {
          hits,
          nbHits,
          ...(queryID !== undefined && { queryID }),
          ...(queryAfterRemoval !== undefined && { queryAfterRemoval }),
        };
      }),
    };
  };

  return {
    search: (body) => {
      const own = ++newest;
      const query = body.requests[0]?.query ?? "";
      const settle = (count: number | "failed", kept?: string) => {
        clearTimeout(timer);
        if (own !== newest) return;
        pending = false;
        const isPart = kept !== undefined && count !== 0;
        onOutcome({ query, count, ...(isPart && { note: withoutSome(query, kept) }) });
      };
      pending = true;
      const timer = setTimeout(
        () => own === newest && pending && onOutcome({ query, count: "slow" }),
        SLOW_MS,
      );
      const result = answer(body).catch((error: unknown) => {
        throw reported(error);
      });
      result.then(
        ({ results: [first] }) => {
          if (own === newest && first) onAnswer?.(first.hits, first.queryID);
          settle(first?.nbHits ?? 0, first?.queryAfterRemoval);
        },
        () => settle("failed"),
      );
      return showingErrors(result, () => own === newest);
    },
    rowsFor: (hits) => hits.flatMap((hit) => rows.get(hit) ?? []),
    isPending: () => pending,
    forget: () => {
      newest++;
      pending = false;
    },
  };
}

/** In milliseconds. After 300 ms, DocSearch's timer sets `stalled` over any status that was set before. */
const AFTER_STALL_MS = 340;

/**
 * Keeps DocSearch's error screen visible. DocSearch calls `search(…).catch(report).then(show)`; its `report` sets the status to
 * `error` and rethrows, and the next step sets it back to `idle` in the same tick. Here a failed search calls `report`
 * once its timer is over and never settles, so there is no next step; the next keystroke starts a new search.
 * @param isCurrent false once there is a newer query: then nothing is reported
 */
export function showingErrors<Value>(
  search: Promise<Value>,
  isCurrent: () => boolean,
): Promise<Value> {
  const start = Date.now();
  const reported = (report: (error: unknown) => unknown) =>
    new Promise<Value>((resolve) => {
      search.then(resolve, (error: unknown) => {
        setTimeout(
          () => isCurrent() && call(report, error),
          Math.max(0, start + AFTER_STALL_MS - Date.now()),
        );
      });
    });
  return Object.assign(search, { catch: reported });
}

/** Calls `report`, which rethrows the error. Any other error is thrown. */
function call(report: (error: unknown) => unknown, error: unknown): void {
  try {
    report(error);
  } catch (thrown) {
    if (thrown !== error) throw thrown;
  }
}
