import type { Hierarchy } from "../records/searchRecord";
import type { SearchEngine } from "./engine";
import {
  encodeParams,
  flattenParams,
  namesAttribute,
  type RequestParams,
  texts,
  toEngineQuery,
} from "./requestParams";
import type { Cancellation, EngineAnswer } from "./search";
import type { SearchHit } from "./toHit";

/** A hit with the requested attributes. */
export type ResultHit = { readonly objectID: string } & Partial<Omit<SearchHit, "hierarchy">> & {
    readonly hierarchy?: Partial<Hierarchy>;
  };

/** The answer to one request, in the service's shape. */
export type SearchResult = {
  readonly hits: readonly ResultHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustive: { readonly nbHits: boolean; readonly typo: boolean };
  readonly exhaustiveNbHits: boolean;
  readonly exhaustiveTypo: boolean;
  readonly query: string;
  /** The words that remained after some were dropped, when no section has them all. */
  readonly queryAfterRemoval?: string;
  readonly params: string;
  readonly index: string;
  readonly processingTimeMS: number;
  readonly serverTimeMS: number;
  /** Names the answer in click events; only when the request asks for click analytics. */
  readonly queryID?: string;
};

export type AnswerOptions = {
  readonly cancellation?: Cancellation;
  /** Clock in milliseconds, to measure an answer's time. */
  readonly now?: () => number;
  readonly newQueryId?: () => string;
};

/** Hits beyond this number cannot be paged to. */
const PAGINATION_LIMIT = 1000;
const DEFAULT_ATTRIBUTES = ["hierarchy", "content", "anchor", "url", "url_without_anchor", "type"];

/**
 * Answers search requests as the hosted service does: `{ requests: [{ indexName, query, … }] }` as v5 clients write
 * them, the bare list of v4 clients, and `params` strings.
 * @throws Error with the hosted client's message when the parameters or the requests are missing
 */
export async function answerRequests(
  engine: SearchEngine,
  body: unknown,
  options: AnswerOptions = {},
): Promise<{ results: SearchResult[] }> {
  return {
    results: await Promise.all(
      requestsOf(body).map((request) => answerRequest(engine, flattenParams(request), options)),
    ),
  };
}

/** The requests of a body. @throws Error with the hosted client's message when they are missing */
export function requestsOf(body: unknown): readonly unknown[] {
  if (body === undefined || body === null)
    throw new Error("Parameter `searchMethodParams` is required when calling `search`.");
  if (Array.isArray(body)) return body;
  const requests = typeof body === "object" && "requests" in body ? body.requests : undefined;
  if (!Array.isArray(requests))
    throw new Error("Parameter `searchMethodParams.requests` is required when calling `search`.");
  return requests;
}

async function answerRequest(
  engine: SearchEngine,
  params: RequestParams,
  options: AnswerOptions,
): Promise<SearchResult> {
  const { now = Date.now, newQueryId = randomId } = options;
  const start = now();
  const query = toEngineQuery(params);
  const answer = await engine.search(query, options.cancellation);
  const took = Math.max(0, Math.round(now() - start));
  const { page, hitsPerPage } = query;
  return {
    hits: toHits(answer, params),
    nbHits: answer.nbHits,
    page,
    nbPages:
      hitsPerPage === 0 ? 0 : Math.ceil(Math.min(answer.nbHits, PAGINATION_LIMIT) / hitsPerPage),
    hitsPerPage,
    exhaustive: { nbHits: answer.exhaustive, typo: true },
    exhaustiveNbHits: answer.exhaustive,
    exhaustiveTypo: true,
    query: query.query,
    ...(answer.queryAfterRemoval !== undefined && { queryAfterRemoval: answer.queryAfterRemoval }),
    params: encodeParams(params),
    index: typeof params.indexName === "string" ? params.indexName : "",
    processingTimeMS: took,
    serverTimeMS: took,
    ...(params.clickAnalytics === true && { queryID: newQueryId() }),
  };
}

function toHits({ hits }: EngineAnswer, params: RequestParams): ResultHit[] {
  const retrieve = texts(params.attributesToRetrieve) ?? DEFAULT_ATTRIBUTES;
  return hits.map(
    ({
      objectID,
      hierarchy,
      url,
      url_without_anchor,
      anchor,
      type,
      content,
      _highlightResult,
      _snippetResult,
    }) => {
      const levels = Object.entries(hierarchy).filter(([level]) =>
        namesAttribute(retrieve, `hierarchy.${level}`),
      );
      const fields = Object.entries({ url, url_without_anchor, anchor, type, content }).filter(
        ([name]) => namesAttribute(retrieve, name),
      );
      return {
        objectID,
        ...Object.fromEntries(fields),
        ...(levels.length > 0 && { hierarchy: Object.fromEntries(levels) }),
        _highlightResult,
        _snippetResult,
      };
    },
  );
}

/** 32 hexadecimal digits, as the service's ids have. */
function randomId(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join("");
}
