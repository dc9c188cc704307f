import { z } from "zod";
import { type Index, type IndexStore, ServiceError, type StoredObject } from "./indexStore";

/** One request as the server received it; `path` is decoded and without the query string. */
export type Seen = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
};

/** What endpoints read and change: indexes, events received so far, and the rights of keys. */
export type Service = {
  readonly appId: string;
  readonly keys: ReadonlyMap<string, readonly string[]>;
  readonly store: IndexStore;
  readonly events: unknown[];
};

type Endpoint = {
  /** Method and pattern of the path. */
  readonly route: readonly [string, RegExp];
  /** The right that the key needs; `none` admits every key. */
  readonly right: string;
  readonly answer: (service: Service, seen: Seen, index: string, last: string) => unknown;
};

const operationSchema = z.object({ operation: z.enum(["copy", "move"]), destination: z.string() });
const objectSchema = z.record(z.string(), z.unknown());
const itemsSchema = z.array(z.looseObject({ objectID: z.string() }));
const requestSchema = z.looseObject({ indexName: z.string(), query: z.string() });
const requestsSchema = z.object({ requests: z.array(requestSchema) });
const batchSchema = z.object({
  requests: z.array(z.object({ action: z.string(), body: objectSchema.default({}) })),
});
const pageSchema = z.looseObject({ page: z.int().default(0) });
const browseSchema = z.looseObject({ cursor: z.coerce.number().default(0) });
/** Records, synonyms or rules in one answer: few, so that clients have to ask for more. */
const PAGE = 5;

const done = (taskID: number) => ({ taskID, updatedAt: new Date().toISOString() });
const kindOf = (kind: string) => (kind === "rules" ? "rules" : "synonyms");

const ENDPOINTS: readonly Endpoint[] = [
  {
    route: ["POST", /^\/1\/indexes\/\*\/queries$/],
    right: "search",
    answer: ({ store }, { body }) => ({
      results: parsed(requestsSchema, body).requests.map((request) =>
        search(store.index(request.indexName), request),
      ),
    }),
  },
  {
    route: ["POST", /^\/1\/events$/],
    right: "search",
    answer: ({ events }, { body }) => {
      events.push(...parsed(z.object({ events: z.array(z.unknown()) }), body).events);
      return { status: 200, message: "OK" };
    },
  },
  {
    route: ["POST", /^\/1\/indexes\/([^/]+)\/browse$/],
    right: "browse",
    answer: ({ store }, { body }, name) => {
      const { cursor } = parsed(browseSchema, body ?? {});
      const objects = [...store.index(name).objects.values()];
      const next = cursor + PAGE;
      const hits = objects.slice(cursor, next);
      return { hits, ...(next < objects.length && { cursor: String(next) }) };
    },
  },
  {
    route: ["POST", /^\/1\/indexes\/([^/]+)\/batch$/],
    right: "addObject",
    answer: ({ store }, { body }, name) =>
      done(store.batch(name, parsed(batchSchema, body).requests)),
  },
  {
    route: ["GET", /^\/1\/indexes\/([^/]+)\/task\/(\d+)$/],
    right: "addObject",
    answer: ({ store }, _, __, task) => store.task(Number(task)),
  },
  {
    route: ["GET", /^\/1\/indexes\/([^/]+)\/settings$/],
    right: "settings",
    answer: ({ store }, _, name) => store.index(name).settings,
  },
  {
    route: ["PUT", /^\/1\/indexes\/([^/]+)\/settings$/],
    right: "editSettings",
    answer: ({ store }, { body }, name) =>
      done(store.setSettings(name, parsed(objectSchema, body))),
  },
  {
    route: ["POST", /^\/1\/indexes\/([^/]+)\/(synonyms|rules)\/search$/],
    right: "settings",
    answer: ({ store }, { body }, name, kind) => {
      const { page } = parsed(pageSchema, body ?? {});
      const items = [...store.index(name)[kindOf(kind)].values()];
      return { hits: items.slice(page * 1000, (page + 1) * 1000), nbHits: items.length, page };
    },
  },
  {
    route: ["POST", /^\/1\/indexes\/([^/]+)\/(synonyms|rules)\/batch$/],
    right: "editSettings",
    answer: ({ store }, { body }, name, kind) =>
      done(store.setItems(name, kindOf(kind), parsed(itemsSchema, body))),
  },
  {
    route: ["DELETE", /^\/1\/indexes\/([^/]+)\/synonyms\/([^/]+)$/],
    right: "editSettings",
    answer: ({ store }, _, name, id) => done(store.deleteSynonym(name, id)),
  },
  {
    route: ["POST", /^\/1\/indexes\/([^/]+)\/operation$/],
    right: "addObject",
    answer: ({ store }, { body }, name) => {
      const { operation, destination } = parsed(operationSchema, body);
      return done(store.operation(name, operation, destination));
    },
  },
  {
    route: ["DELETE", /^\/1\/indexes\/([^/]+)$/],
    right: "deleteIndex",
    answer: ({ store }, _, name) => done(store.delete(name)),
  },
  {
    route: ["GET", /^\/1\/keys\/([^/]+)$/],
    right: "none",
    answer: ({ keys }, _, value) => {
      const acl = keys.get(value);
      if (!acl) throw new ServiceError(404, "Key does not exist");
      return { value, acl };
    },
  },
];

/** Routes a request to its endpoint. @throws ServiceError where the service would refuse it */
export async function answerTo(service: Service, seen: Seen): Promise<unknown> {
  const found = ENDPOINTS.find(
    ({ route: [method, path] }) => method === seen.method && path.test(seen.path),
  );
  if (!found) throw new ServiceError(404, `Path not found: ${seen.method} ${seen.path}`);
  const rights = service.keys.get(credential(seen, "x-algolia-api-key"));
  if (!rights || credential(seen, "x-algolia-application-id") !== service.appId)
    throw new ServiceError(403, "Invalid Application-ID or API key");
  if (found.right !== "none" && !rights.includes(found.right))
    throw new ServiceError(403, "Method not allowed with this API key");
  const [, index = "", last = ""] = found.route[1].exec(seen.path) ?? [];
  return found.answer(service, seen, index, last);
}

/** A credential from the headers or from the address. */
function credential({ headers, query }: Seen, name: string): string {
  const inAddress = Object.entries(query).find(([key]) => key.toLowerCase() === name)?.[1];
  return String(headers[name] ?? inAddress ?? "");
}

/** @throws ServiceError 400 that says what is wrong with a body */
function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (!success) throw new ServiceError(400, `Invalid request body: ${error.message}`);
  return data;
}

/** The records that have all words of a query, one of a page. Texts are stored escaped, and are returned that way. */
function search({ objects }: Index, request: z.infer<typeof requestSchema>): unknown {
  const words = request.query.toLowerCase().split(/\s+/);
  const pages = new Map<unknown, StoredObject>();
  for (const record of objects.values()) {
    const { hierarchy, content, url_without_anchor: page } = record;
    const texts = JSON.stringify([hierarchy, content]).toLowerCase();
    if (!pages.has(page) && words.every((word) => texts.includes(word))) pages.set(page, record);
  }
  const mark = (text: string) =>
    words.reduce((found, word) => found.replace(new RegExp(word, "gi"), "<mark>$&</mark>"), text);
  const hits = [...pages.values()].map((record) => ({
    ...record,
    _snippetResult: {
      ...(typeof record.content === "string" && { content: { value: mark(record.content) } }),
    },
  }));
  return {
    hits,
    nbHits: hits.length,
    ...(request.clickAnalytics === true && { queryID: "0123456789abcdef".repeat(2) }),
  };
}
