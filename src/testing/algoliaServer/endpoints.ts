import { z } from "zod";
import type { StoredObject } from "./indexStore";
import { searchIndex } from "./searchIndex";
import type { AlgoliaServer, Seen } from "./server";
import { ServiceError } from "./serviceError";

const BROWSE_PAGE = 1000;

const batchSchema = z.object({ requests: z.array(z.object({ action: z.string(), body: z.record(z.string(), z.unknown()).default({}) })) });
const operationSchema = z.object({
  operation: z.enum(["copy", "move"]),
  destination: z.string().min(1),
  scope: z.array(z.enum(["settings", "synonyms", "rules"])).optional(),
});
const browseSchema = z
  .object({ cursor: z.string().optional(), attributesToRetrieve: z.array(z.string()).optional(), hitsPerPage: z.int().positive().max(BROWSE_PAGE).optional() })
  .optional();
const cursorSchema = z.object({ from: z.number(), attributesToRetrieve: z.array(z.string()).optional(), hitsPerPage: z.number() });
const queriesSchema = z.union([z.object({ requests: z.array(z.looseObject({ indexName: z.string() })) }), z.array(z.looseObject({ indexName: z.string() }))]);
const eventsSchema = z.object({ events: z.array(z.unknown()) });

type Endpoint = {
  readonly method: string;
  readonly path: RegExp;
  /** The search key may use it too. */
  readonly searches?: boolean;
  readonly answer: (server: AlgoliaServer, seen: Seen, index: string, last: string) => unknown;
};

const ENDPOINTS: readonly Endpoint[] = [
  { method: "POST", path: /^\/1\/indexes\/\*\/queries$/, searches: true, answer: answerQueries },
  { method: "POST", path: /^\/1\/indexes\/\*\/recommendations$/, searches: true, answer: () => ({ results: [] }) },
  { method: "POST", path: /^\/1\/indexes\/([^/]+)\/query$/, searches: true, answer: ({ store }, { body }, index) => searchIndex(store.index(index), body) },
  { method: "POST", path: /^\/1\/events$/, searches: true, answer: takeEvents },
  { method: "GET", path: /^\/1\/indexes\/?$/, answer: listIndexes },
  { method: "GET", path: /^\/1\/indexes\/([^/]+)\/settings$/, answer: ({ store }, _, index) => store.index(index).settings },
  { method: "PUT", path: /^\/1\/indexes\/([^/]+)\/settings$/, answer: ({ store }, seen, index) => updated(store.setSettings(index, objectIn(seen))) },
  { method: "POST", path: /^\/1\/indexes\/([^/]+)\/browse$/, answer: browse },
  { method: "POST", path: /^\/1\/indexes\/([^/]+)\/batch$/, answer: ({ store }, seen, index) => store.batch(index, parse(batchSchema, seen).requests) },
  { method: "GET", path: /^\/1\/indexes\/([^/]+)\/task\/(\d+)$/, answer: ({ store }, _, __, task) => store.task(Number(task)) },
  { method: "POST", path: /^\/1\/indexes\/([^/]+)\/operation$/, answer: operate },
  {
    method: "DELETE",
    path: /^\/1\/indexes\/([^/]+)$/,
    answer: ({ store }, _, index) => ({ deletedAt: new Date().toISOString(), taskID: store.delete(index) }),
  },
];

/** @throws ServiceError for what the service would refuse */
export async function routeRequest(server: AlgoliaServer, seen: Seen): Promise<unknown> {
  const endpoint = ENDPOINTS.find(({ method, path }) => method === seen.method && path.test(seen.path));
  if (!endpoint) throw new ServiceError(404, `Path not found: ${seen.method} ${seen.path}`);
  authorise(server, seen, endpoint);
  const [, index = "", last = ""] = endpoint.path.exec(seen.path) ?? [];
  return endpoint.answer(server, seen, index, last);
}

function authorise(server: AlgoliaServer, { headers, query }: Seen, { searches = false }: Endpoint): void {
  const lowerCase = Object.fromEntries(Object.entries(query).map(([name, value]) => [name.toLowerCase(), value]));
  const credential = (name: string) => headers[name] ?? lowerCase[name];
  const key = credential("x-algolia-api-key");
  const isKnown = key === server.writeKey || key === server.searchKey;
  if (credential("x-algolia-application-id") !== server.appId || !isKnown) throw new ServiceError(403, "Invalid Application-ID or API key");
  if (key === server.searchKey && !searches) throw new ServiceError(403, "Method not allowed with this API key");
}

async function answerQueries({ store }: AlgoliaServer, seen: Seen): Promise<unknown> {
  const body = parse(queriesSchema, seen);
  const requests = Array.isArray(body) ? body : body.requests;
  return { results: await Promise.all(requests.map((request) => searchIndex(store.index(request.indexName), request))) };
}

function takeEvents(server: AlgoliaServer, seen: Seen): unknown {
  server.events.push(...parse(eventsSchema, seen).events);
  return { status: 200, message: "OK" };
}

function listIndexes({ store }: AlgoliaServer): unknown {
  const items = store.names.map((name) => {
    const { objects, updatedAt } = store.index(name);
    return { name, entries: objects.size, updatedAt: updatedAt.toISOString(), pendingTask: false };
  });
  return { items, nbPages: 1 };
}

function browse({ store }: AlgoliaServer, seen: Seen, name: string): unknown {
  const request = parse(browseSchema, seen) ?? {};
  const { from, hitsPerPage, attributesToRetrieve } = request.cursor ? readCursor(request.cursor) : { from: 0, hitsPerPage: BROWSE_PAGE, ...request };
  const objects = [...store.index(name).objects.values()];
  const next = from + hitsPerPage;
  return {
    hits: objects.slice(from, next).map((object) => retrieve(object, attributesToRetrieve)),
    ...(next < objects.length && { cursor: Buffer.from(JSON.stringify({ from: next, hitsPerPage, attributesToRetrieve })).toString("base64url") }),
    page: Math.floor(from / hitsPerPage),
    nbHits: objects.length,
    nbPages: Math.ceil(objects.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    query: "",
    params: "",
  };
}

function readCursor(cursor: string): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw new ServiceError(400, "Invalid cursor");
  }
}

/** `["*"]`, `["url", "internal.contentDigest"]`, or everything. */
function retrieve(object: StoredObject, attributes: readonly string[] | undefined): StoredObject {
  if (!attributes || attributes.includes("*")) return object;
  const picked: Record<string, unknown> = {};
  for (const attribute of attributes) pick(object, attribute.split("."), picked);
  return { ...picked, objectID: object.objectID };
}

function pick(from: Readonly<Record<string, unknown>>, [name = "", ...rest]: readonly string[], to: Record<string, unknown>): void {
  const value = from[name];
  if (value === undefined) return;
  if (rest.length === 0 || !isObject(value)) {
    to[name] = value;
    return;
  }
  const inner = isObject(to[name]) ? { ...to[name] } : {};
  pick(value, rest, inner);
  to[name] = inner;
}

function operate({ store }: AlgoliaServer, seen: Seen, index: string): unknown {
  const { operation, destination, scope } = parse(operationSchema, seen);
  return updated(store.operation(index, operation, destination, scope));
}

function updated(taskID: number): unknown {
  return { updatedAt: new Date().toISOString(), taskID };
}

function objectIn(seen: Seen): Readonly<Record<string, unknown>> {
  return parse(z.record(z.string(), z.unknown()), seen);
}

function parse<Schema extends z.ZodType>(schema: Schema, { body }: Seen): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (!success) throw new ServiceError(400, `Invalid request body: ${error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`);
  return data;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
