import { isObject, parsedJson } from "../../src/domain/json";

/** A request as algoliasearch 4 and 5 pass it to their `requester` option. */
export type ServiceRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data?: string | Uint8Array<ArrayBufferLike>;
};

/** Whether a request may be sent. */
export type Allows = (request: ServiceRequest) => boolean;

/** The two indexes of a site. */
export type Indexes = { readonly live: string; readonly next: string };

/** gatsby-plugin-algolia's requests: only the temporary index. */
export function onlyNext({ next }: Indexes): Allows {
  return (request) => isOf(request, next) && !isCopyOrMove(request);
}

/** Reading both indexes. */
export function reads({ live, next }: Indexes): Allows {
  return (request) =>
    isQuestion(request) && (isOf(request, live) || isOf(request, next) || isSearch(request));
}

/** Requests of a push: it reads both indexes, copies live to next, and changes only next. */
export function readsAndFillsNext(indexes: Indexes): Allows {
  const { live, next } = indexes;
  return (request) => {
    if (isQuestion(request)) return reads(indexes)(request);
    if (isOf(request, next)) return !isCopyOrMove(request);
    return isOf(request, live) && isOperation(request, "copy", next);
  };
}

/** Requests of a promotion: it reads both indexes and moves next over live; nothing else changes. */
export function readsAndMoves(indexes: Indexes): Allows {
  const { live, next } = indexes;
  return (request) =>
    reads(indexes)(request) || (isOf(request, next) && isOperation(request, "move", live));
}

/** All requests with the readers' key: searches, and requests that must be denied to a search-only key. */
export function isQuestion({ method, url }: ServiceRequest): boolean {
  if (method !== "POST") return method === "GET";
  // After the name of the index, which may itself be one of these words.
  return /^\/1\/indexes\/[^/]+\/(.+\/)?(browse|search|queries|query)$/.test(new URL(url).pathname);
}

/** Whether a request reads the settings of an index. */
export function isSettingsQuestion({ method, url }: ServiceRequest): boolean {
  return method === "GET" && new URL(url).pathname.endsWith("/settings");
}

export function isMove(request: ServiceRequest): boolean {
  return isCopyOrMove(request) && bodyOf(request).operation === "move";
}

/** A request that writes to the index named in its body. */
function isCopyOrMove(request: ServiceRequest): boolean {
  return pathOf(request).endsWith("/operation");
}

function isSearch(request: ServiceRequest): boolean {
  return pathOf(request) === "/1/indexes/*/queries";
}

function isOf(request: ServiceRequest, index: string): boolean {
  return `${pathOf(request)}/`.startsWith(`/1/indexes/${index}/`);
}

function isOperation(request: ServiceRequest, kind: "copy" | "move", destination: string): boolean {
  const body = bodyOf(request);
  return isCopyOrMove(request) && body.operation === kind && body.destination === destination;
}

function pathOf({ url }: ServiceRequest): string {
  return decodeURIComponent(new URL(url).pathname);
}

function bodyOf({ data }: ServiceRequest): Readonly<Record<string, unknown>> {
  const body = parsedJson(typeof data === "string" ? data : "");
  return isObject(body) ? body : {};
}
