import { isObject } from "../../domain/json";
import { LEVELS } from "../records/searchRecord";
import type { FacetFilters } from "./facets";
import type { EngineQuery } from "./search";

/** Parameters of one request: flat (v5 clients), or as `params`, URL-encoded or an object (v4 clients). */
export type RequestParams = Readonly<Record<string, unknown>>;

/** The service's own limits. */
const MAX_HITS_PER_PAGE = 1000;
const DEFAULT_HITS_PER_PAGE = 20;
const DEFAULT_SNIPPET_WORDS = 10;

/** Flattens the parameters of a request from either client version. */
export function flattenParams(request: unknown): RequestParams {
  if (!isObject(request)) return {};
  const { params, ...flat } = request;
  if (typeof params === "string") return { ...flat, ...parseParams(params) };
  return isObject(params) ? { ...flat, ...params } : flat;
}

function parseParams(params: string): RequestParams {
  return Object.fromEntries(
    [...new URLSearchParams(params)].map(([name, value]) => [
      name,
      name === "query" ? value : parseValue(value),
    ]),
  );
}

/** Parses lists, numbers and booleans as JSON; anything else stays text. */
function parseValue(value: string): unknown {
  try {
    const json: unknown = JSON.parse(value);
    return json;
  } catch {
    return value;
  }
}

/** Encodes the parameters in the way the service echoes them. */
export function encodeParams(params: RequestParams): string {
  return Object.entries(params)
    .filter(([name, value]) => name !== "indexName" && value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${encode(typeof value === "string" ? value : JSON.stringify(value))}`,
    )
    .join("&");
}

/** Drops half a surrogate pair, which cannot be encoded: a query cut at 64 characters may end with one. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));
}

/** Converts a request to an engine query. Missing and invalid values become the index's defaults. */
export function toEngineQuery(params: RequestParams): EngineQuery {
  return {
    query: textOr(params.query, ""),
    page: wholeNumber(params.page, 0, Number.MAX_SAFE_INTEGER),
    hitsPerPage: wholeNumber(params.hitsPerPage, DEFAULT_HITS_PER_PAGE, MAX_HITS_PER_PAGE),
    facetFilters: toFilters(params.facetFilters),
    advancedSyntax: params.advancedSyntax !== false,
    typoTolerance: params.typoTolerance !== false && params.typoTolerance !== "false",
    optionalWords: params.removeWordsIfNoResults !== "none",
    display: {
      preTag: textOr(params.highlightPreTag, "<mark>"),
      postTag: textOr(params.highlightPostTag, "</mark>"),
      ellipsis: textOr(params.snippetEllipsisText, "…"),
      snippetWords: toSnippetWords(texts(params.attributesToSnippet) ?? ["content"]),
    },
  };
}

/** A list of attribute names; undefined when the request has none. */
export function texts(value: unknown): readonly string[] | undefined {
  const list = typeof value === "string" ? parseValue(value) : value;
  if (Array.isArray(list)) return list.filter((item) => typeof item === "string");
  return typeof list === "string" ? [list] : undefined;
}

/** True when a list of attributes names `path`, a parent object of it, or everything. */
export function namesAttribute(list: readonly string[], path: string): boolean {
  return list.some((name) => name === "*" || name === path || path.startsWith(`${name}.`));
}

/** `["content:10", "hierarchy.lvl1"]` → number of words by attribute. */
function toSnippetWords(attributes: readonly string[]): Map<string, number> {
  const entries = attributes.map((attribute) => {
    const [, name = attribute, count] = /^(.+?)(?::(\d+))?$/.exec(attribute) ?? [];
    return { name, words: count === undefined ? DEFAULT_SNIPPET_WORDS : Number(count) };
  });
  const known = ["content", ...LEVELS.map((level) => `hierarchy.${level}`)];
  return new Map(
    known.flatMap((path) =>
      entries
        .filter(({ name }) => namesAttribute([name], path))
        .map(({ words }) => [path, words] as const),
    ),
  );
}

function toFilters(value: unknown): FacetFilters {
  const list = typeof value === "string" ? parseValue(value) : value;
  if (typeof list === "string") return [list];
  if (!Array.isArray(list)) return [];
  return list.flatMap((item): (string | string[])[] => {
    if (typeof item === "string") return [item];
    return Array.isArray(item) ? [item.filter((choice) => typeof choice === "string")] : [];
  });
}

function wholeNumber(value: unknown, missing: number, most: number): number {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && value.trim() !== ""
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(number) ? Math.min(most, Math.max(0, Math.floor(number))) : missing;
}

function textOr(value: unknown, missing: string): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : missing;
}
