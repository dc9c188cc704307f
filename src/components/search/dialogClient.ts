import type { SitePlace } from "../../domain/search/resultPath";
import { readHit, type SectionHit } from "../../domain/search/resultRow";
import type { SearchClient, SearchRequest } from "./client/types";
import type { SearchEvents } from "./searchEvents";

/** How the newest query went. */
export type SearchOutcome = { readonly query: string; readonly count: number | "failed" };

type DialogAnswer = { readonly results: readonly { readonly hits: readonly SectionHit[]; readonly nbHits: number; readonly queryID?: string }[] };

export type DialogClient = {
  /** Answers the dialog's request. The promise's `catch` is the dialog's, see {@link showingErrors}. */
  readonly search: (body: { readonly requests: readonly SearchRequest[] }) => Promise<DialogAnswer>;
  /** Is the newest query still without an answer? The rows shown then belong to an older one. */
  readonly isPending: () => boolean;
  /** The query was emptied: an answer or an error still on its way no longer counts. */
  readonly forget: () => void;
};

type DialogClientOptions = {
  readonly getClient: () => Promise<SearchClient>;
  readonly place: SitePlace;
  readonly onOutcome: (outcome: SearchOutcome) => void;
  /** Hits of the newest query. */
  readonly onAnswer?: SearchEvents["answered"];
};

/** The search client as the dialog needs it: no request for a blank query, hits that are safe to show, errors that stay on screen. */
export function createDialogClient({ getClient, place, onOutcome, onAnswer }: DialogClientOptions): DialogClient {
  let newest = 0;
  let pending = false;
  let loading: Promise<SearchClient> | undefined;

  const load = (): Promise<SearchClient> => {
    loading ??= getClient().catch((error: unknown) => {
      loading = undefined; // the next key tries again
      throw error;
    });
    return loading;
  };

  const answer = async (body: { readonly requests: readonly SearchRequest[] }): Promise<DialogAnswer> => {
    if (body.requests.every(({ query }) => query.trim() === "")) return { results: body.requests.map(() => ({ hits: [], nbHits: 0 })) };
    const { results } = await (await load()).search(body);
    return {
      results: results.map(({ hits, nbHits, queryID }) => ({
        hits: hits.flatMap((hit) => readHit(hit, place) ?? []),
        nbHits,
        ...(queryID !== undefined && { queryID }),
      })),
    };
  };

  return {
    search: (body) => {
      const own = ++newest;
      const query = body.requests[0]?.query ?? "";
      const settle = (count: SearchOutcome["count"]) => {
        if (own !== newest) return;
        pending = false;
        onOutcome({ query, count });
      };
      pending = true;
      const result = answer(body).catch((error: unknown) => {
        throw unreachable(error);
      });
      result.then(
        ({ results: [first] }) => {
          if (own === newest && first) onAnswer?.(first.hits, first.queryID);
          settle(first?.nbHits ?? 0);
        },
        () => settle("failed"),
      );
      return showingErrors(result, () => own === newest);
    },
    isPending: () => pending,
    forget: () => {
      newest++;
      pending = false;
    },
  };
}

/** The one kind of error DocSearch shows, whatever went wrong. A client has reported those it made itself. */
function unreachable(cause: unknown): Error {
  if (cause instanceof Error && cause.name === "RetryError") return cause;
  console.error(cause);
  const error = new Error("The search could not be reached.", { cause });
  error.name = "RetryError";
  return error;
}

/** DocSearch's timer sets `stalled` after 300 ms, over any status that was set before. */
const AFTER_STALL_MS = 340;

/**
 * Lets DocSearch's error screen stay. DocSearch calls `search(…).catch(report).then(show)`; its `report` sets the status to
 * `error` and throws again, and what follows sets it back to `idle` in the same turn. Here a failed search calls `report`
 * once its timer is over and never settles, so nothing follows; the next key starts a new search.
 * @param isCurrent false once the reader has asked something else: then nothing is reported
 */
export function showingErrors<Value>(search: Promise<Value>, isCurrent: () => boolean): Promise<Value> {
  const start = Date.now();
  const reported = (report: (error: unknown) => unknown) =>
    new Promise<Value>((resolve) => {
      search.then(resolve, (error: unknown) => {
        setTimeout(() => isCurrent() && call(report, error), Math.max(0, start + AFTER_STALL_MS - Date.now()));
      });
    });
  return Object.assign(search, { catch: reported });
}

/** Calls `report`, which throws the error again; another one is a fault of its own. */
function call(report: (error: unknown) => unknown, error: unknown): void {
  try {
    report(error);
  } catch (thrown) {
    if (thrown !== error) throw thrown;
  }
}
