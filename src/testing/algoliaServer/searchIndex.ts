import { z } from "zod";
import { buildIndex } from "../../search/index/buildIndex";
import {
  answerRequests,
  type ResultHit,
  type SearchResult,
} from "../../search/query/answerRequests";
import { createSearchEngine, type SearchEngine } from "../../search/query/engine";
import { encodeParams, flattenParams, type RequestParams } from "../../search/query/requestParams";
import { escapeHtml } from "../../search/records/escapedText";
import { plainRecord } from "../../search/records/hostedIndex";
import type { SearchRecord } from "../../search/records/searchRecord";
import type { Index, StoredObject } from "./indexStore";

/** Search parameters that an index may set for all its searches. */
const DEFAULTS = [
  "attributesToRetrieve",
  "attributesToSnippet",
  "highlightPreTag",
  "highlightPostTag",
  "snippetEllipsisText",
  "hitsPerPage",
  "advancedSyntax",
  "removeWordsIfNoResults",
  "typoTolerance",
];
/** The service's values for parameters that neither the index nor the request sets. */
const SERVICE_DEFAULTS = {
  highlightPreTag: "<em>",
  highlightPostTag: "</em>",
  advancedSyntax: false,
  removeWordsIfNoResults: "none",
  attributesToSnippet: [],
};

const engines = new WeakMap<Index, { readonly state: Date; readonly engine: SearchEngine }>();

/**
 * Answers one search over an index with the site's own engine. The strings in its records are stored escaped, and are returned
 * that way, with tags around matches. The answer repeats the parameters of the request, not those of the index.
 */
export async function searchIndex(
  index: Index,
  request: unknown,
): Promise<SearchResult | undefined> {
  const params = flattenParams(request);
  const own = Object.fromEntries(
    Object.entries(index.settings).filter(([name]) => DEFAULTS.includes(name)),
  );
  const effective = { ...SERVICE_DEFAULTS, ...own, ...params, ...facetFiltersOf(index, params) };
  const { results } = await answerRequests(engineOf(index), { requests: [effective] });
  const [result] = results;
  return result && { ...result, params: encodeParams(params), hits: result.hits.map(escapeHit) };
}

/** Escapes the plain attributes of a hit again, as they are stored. */
function escapeHit(hit: ResultHit): ResultHit {
  const levels = Object.entries(hit.hierarchy ?? {}).map(([level, text]) => [
    level,
    level === "lvl0" || !text ? text : escapeHtml(text),
  ]);
  return {
    ...hit,
    ...(hit.hierarchy && { hierarchy: Object.fromEntries(levels) }),
    ...(hit.content && { content: escapeHtml(hit.content) }),
  };
}

function engineOf(index: Index): SearchEngine {
  const known = engines.get(index);
  if (known && known.state === index.updatedAt) return known.engine;
  const records = [...index.objects.values()].filter(isSearchRecord).map(plainRecord);
  const [first] = records;
  const synonyms = [...index.synonyms.values()].flatMap(
    (item) => synonymSchema.safeParse(item).data ?? [],
  );
  const files = buildIndex(records, { siteUrl: first ? siteUrlOf(first) : "", synonyms });
  const engine = createSearchEngine(
    async (name) => files[name] ?? Promise.reject(new Error(`There is no file ${name}.`)),
  );
  engines.set(index, { state: index.updatedAt, engine });
  return engine;
}

/** The address of the site: an object id begins with the page's path, and the page's address ends with it. */
function siteUrlOf({ objectID, url_without_anchor }: SearchRecord): string {
  const path = objectID.slice(0, objectID.indexOf("#"));
  return url_without_anchor.slice(0, url_without_anchor.length - path.length);
}

/** Synonyms of other types are stored, but have no effect. */
const synonymSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("synonym"), synonyms: z.array(z.string()) }),
  z.object({
    type: z.literal("oneWaySynonym"),
    input: z.string(),
    synonyms: z.array(z.string()),
  }),
]);

const recordSchema = z.looseObject({
  objectID: z.string(),
  url: z.string(),
  url_without_anchor: z.string(),
  anchor: z.string(),
  type: z.string(),
  hierarchy: z.looseObject({ lvl0: z.string(), lvl1: z.string() }),
  version: z.array(z.string()),
  weight: z.looseObject({ level: z.number(), position: z.number(), pageRank: z.number() }),
});

/** Whether an object is a search record; others are stored and browsed, but never found. */
function isSearchRecord(object: StoredObject): object is StoredObject & SearchRecord {
  return recordSchema.safeParse(object).success;
}

/** The facet filters of a request; those on attributes that the index does not declare for faceting match nothing. */
function facetFiltersOf(
  { settings }: Index,
  { facetFilters }: RequestParams,
): { facetFilters?: unknown } {
  if (!Array.isArray(facetFilters)) return {};
  const declared = z.array(z.string()).catch([]).parse(settings.attributesForFaceting);
  const names = declared.map((name) => name.replace(/^\w+\((.+)\)$/, "$1"));
  const isDeclared = (filter: unknown) =>
    typeof filter === "string" && names.includes(filter.slice(0, filter.indexOf(":")));
  const known = facetFilters.map((filter: unknown) =>
    Array.isArray(filter) ? filter.filter(isDeclared) : isDeclared(filter) ? filter : NOTHING,
  );
  return {
    facetFilters: known.map((filter) =>
      Array.isArray(filter) && filter.length === 0 ? NOTHING : filter,
    ),
  };
}

const NOTHING = "objectID:none";
