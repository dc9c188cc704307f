import { z } from "zod";
import { parse } from "./bodies";
import { browse } from "./browse";
import { OWNER_ENDPOINTS } from "./ownerEndpoints";
import { searchIndex } from "./searchIndex";
import type { Endpoint, Right, Seen, Service } from "./service";
import { ServiceError } from "./serviceError";

const batchSchema = z.object({
  requests: z.array(
    z.object({ action: z.string(), body: z.record(z.string(), z.unknown()).default({}) }),
  ),
});
const querySchema = z.record(z.string(), z.unknown()).default({});
const queriesSchema = z.union([
  z.object({ requests: z.array(z.looseObject({ indexName: z.string() })) }),
  z.array(z.looseObject({ indexName: z.string() })),
]);
const eventsSchema = z.object({ events: z.array(z.unknown()) });

const ENDPOINTS: readonly Endpoint[] = [
  { method: "POST", path: /^\/1\/indexes\/\*\/queries$/, right: "search", answer: answerQueries },
  {
    method: "POST",
    path: /^\/1\/indexes\/\*\/recommendations$/,
    right: "search",
    answer: () => ({ results: [] }),
  },
  {
    method: "POST",
    path: /^\/1\/indexes\/([^/]+)\/query$/,
    right: "search",
    answer: ({ store }, seen, index) =>
      searchIndex(store.index(index), { ...parse(querySchema, seen), indexName: index }),
  },
  { method: "POST", path: /^\/1\/events$/, right: "search", answer: takeEvents },
  { method: "POST", path: /^\/1\/indexes\/([^/]+)\/browse$/, right: "browse", answer: browse },
  {
    method: "POST",
    path: /^\/1\/indexes\/([^/]+)\/batch$/,
    right: "addObject",
    answer: ({ store }, seen, index) => store.batch(index, parse(batchSchema, seen).requests),
  },
  {
    method: "GET",
    path: /^\/1\/indexes\/([^/]+)\/task\/(\d+)$/,
    right: "addObject",
    answer: ({ store }, _, __, task) => store.task(Number(task)),
  },
  ...OWNER_ENDPOINTS,
];

/** Routes a request to its endpoint. @throws ServiceError where the service would refuse it */
export async function routeRequest(service: Service, seen: Seen): Promise<unknown> {
  const endpoint = ENDPOINTS.find(
    ({ method, path }) => method === seen.method && path.test(seen.path),
  );
  if (!endpoint) throw new ServiceError(404, `Path not found: ${seen.method} ${seen.path}`);
  const [, index = "", last = ""] = endpoint.path.exec(seen.path) ?? [];
  authorise(service, seen, endpoint.right, seen.path.startsWith("/1/indexes/") ? index : "");
  return endpoint.answer(service, seen, index, last);
}

function authorise(service: Service, seen: Seen, right: Right, index: string): void {
  const key = service.keys.get(credential(seen, "x-algolia-api-key"));
  if (!key || credential(seen, "x-algolia-application-id") !== service.appId)
    throw new ServiceError(403, "Invalid Application-ID or API key");
  const { referer = "" } = seen.headers;
  if (key.referers && !key.referers.some((site) => String(referer).startsWith(site)))
    throw new ServiceError(403, "Method not allowed with this referer");
  if (right !== "none" && !key.acl.includes(right))
    throw new ServiceError(403, "Method not allowed with this API key");
  if (index !== "") authoriseIndex(service, seen, index);
}

function authoriseIndex(service: Service, seen: Seen, index: string): void {
  const { indexes } = service.keys.get(credential(seen, "x-algolia-api-key")) ?? {};
  const covers = (pattern: string) =>
    pattern.endsWith("*") ? index.startsWith(pattern.slice(0, -1)) : index === pattern;
  if (indexes && !indexes.some(covers))
    throw new ServiceError(403, "Index not allowed with this API key");
}

/** A credential from the headers or from the address. */
function credential({ headers, query }: Seen, name: string): string {
  const inAddress = Object.entries(query).find(([key]) => key.toLowerCase() === name)?.[1];
  return String(headers[name] ?? inAddress ?? "");
}

async function answerQueries(service: Service, seen: Seen): Promise<unknown> {
  const { store } = service;
  const body = parse(queriesSchema, seen);
  const requests = Array.isArray(body) ? body : body.requests;
  for (const { indexName } of requests) authoriseIndex(service, seen, indexName);
  return {
    results: await Promise.all(
      requests.map((request) => searchIndex(store.index(request.indexName), request)),
    ),
  };
}

function takeEvents(service: Service, seen: Seen): unknown {
  service.events.push(...parse(eventsSchema, seen).events);
  return { status: 200, message: "OK" };
}
