import { z } from "zod";
import { objectIn, parse, updated } from "./bodies";
import type { Endpoint, Seen, Service } from "./service";
import { ServiceError } from "./serviceError";

const operationSchema = z.object({
  operation: z.enum(["copy", "move"]),
  destination: z.string().min(1),
  scope: z.array(z.enum(["settings", "synonyms", "rules"])).optional(),
});
const pageSchema = z
  .looseObject({ page: z.int().default(0), hitsPerPage: z.int().positive().default(20) })
  .default({ page: 0, hitsPerPage: 20 });
const itemsSchema = z.array(z.looseObject({ objectID: z.string() }));

/** The endpoints with which owners and pushes change whole indexes: settings, synonyms, rules, copies, keys. */
export const OWNER_ENDPOINTS: readonly Endpoint[] = [
  { method: "GET", path: /^\/1\/indexes\/?$/, right: "listIndexes", answer: listIndexes },
  {
    method: "GET",
    path: /^\/1\/indexes\/([^/]+)\/settings$/,
    right: "settings",
    answer: readSettings,
  },
  {
    method: "PUT",
    path: /^\/1\/indexes\/([^/]+)\/settings$/,
    right: "editSettings",
    answer: ({ store }, seen, index) => updated(store.setSettings(index, objectIn(seen))),
  },
  {
    method: "POST",
    path: /^\/1\/indexes\/([^/]+)\/(synonyms|rules)\/search$/,
    right: "settings",
    answer: listItems,
  },
  {
    method: "POST",
    path: /^\/1\/indexes\/([^/]+)\/(synonyms|rules)\/batch$/,
    right: "editSettings",
    answer: ({ store }, seen, index, kind) =>
      updated(store.setItems(index, kindOf(kind), parse(itemsSchema, seen))),
  },
  {
    method: "DELETE",
    path: /^\/1\/indexes\/([^/]+)\/synonyms\/([^/]+)$/,
    right: "editSettings",
    answer: ({ store }, _, index, id) => ({
      deletedAt: new Date().toISOString(),
      taskID: store.deleteItem(index, "synonyms", id),
    }),
  },
  {
    method: "POST",
    path: /^\/1\/indexes\/([^/]+)\/operation$/,
    right: "addObject",
    answer: ({ store }, seen, index) => {
      const { operation, destination, scope } = parse(operationSchema, seen);
      return updated(store.operation(index, operation, destination, scope));
    },
  },
  {
    method: "DELETE",
    path: /^\/1\/indexes\/([^/]+)$/,
    right: "deleteIndex",
    answer: ({ store }, _, index) => ({
      deletedAt: new Date().toISOString(),
      taskID: store.delete(index),
    }),
  },
  {
    method: "GET",
    path: /^\/1\/keys$/,
    right: "admin",
    answer: ({ keys }) => ({ keys: [...keys].map(([value, key]) => ({ value, ...key })) }),
  },
  { method: "GET", path: /^\/1\/keys\/([^/]+)$/, right: "none", answer: describeKey },
];

function listIndexes({ store }: Service): unknown {
  const items = store.names.map((name) => {
    const { objects, updatedAt } = store.index(name);
    return { name, entries: objects.size, updatedAt: updatedAt.toISOString(), pendingTask: false };
  });
  return { items, nbPages: 1 };
}

/** The settings of an index, with their old names and with synonyms, unless a request asks for version 2. */
function readSettings({ store }: Service, { query }: Seen, name: string): unknown {
  const { settings, synonyms } = store.index(name);
  if (query.getVersion === "2") return settings;
  const { searchableAttributes: attributesToIndex, replicas: slaves, ...others } = settings;
  return {
    ...others,
    ...(attributesToIndex !== undefined && { attributesToIndex }),
    ...(slaves !== undefined && { slaves }),
    ...(synonyms.size > 0 && { synonyms: [...synonyms.values()].map((entry) => entry.synonyms) }),
  };
}

function listItems({ store }: Service, seen: Seen, name: string, kind: string): unknown {
  const { page, hitsPerPage } = parse(pageSchema, seen);
  const items = [...store.index(name)[kindOf(kind)].values()];
  const hits = items.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return { hits, nbHits: items.length, page, nbPages: Math.ceil(items.length / hitsPerPage) };
}

function kindOf(kind: string): "synonyms" | "rules" {
  return kind === "rules" ? "rules" : "synonyms";
}

/** The rights of a key. A key that may do everything may ask about any key, all others only about themselves. */
function describeKey({ keys }: Service, { headers }: Seen, value: string): unknown {
  const asking = String(headers["x-algolia-api-key"]);
  const key = keys.get(value);
  if (asking !== value && !keys.get(asking)?.acl.includes("admin"))
    throw new ServiceError(403, "Method not allowed with this API key");
  if (!key) throw new ServiceError(404, "Key does not exist");
  return { value, ...key, validity: 0 };
}
