import { z } from "zod";
import { isObject } from "../../domain/json";
import { parse } from "./bodies";
import type { StoredObject } from "./indexStore";
import type { Seen, Service } from "./service";
import { ServiceError } from "./serviceError";

const BROWSE_PAGE = 1000;

const browseSchema = z
  .object({
    cursor: z.string().optional(),
    attributesToRetrieve: z.array(z.string()).optional(),
    hitsPerPage: z.int().positive().max(BROWSE_PAGE).optional(),
  })
  .optional();
const cursorSchema = z.object({
  from: z.number(),
  attributesToRetrieve: z.array(z.string()).optional(),
  hitsPerPage: z.number(),
});

/** One page of the records of an index, and a cursor to the next page. */
export function browse({ store }: Service, seen: Seen, name: string): unknown {
  const request = parse(browseSchema, seen) ?? {};
  const { from, hitsPerPage, attributesToRetrieve } = request.cursor
    ? readCursor(request.cursor)
    : { from: 0, hitsPerPage: BROWSE_PAGE, ...request };
  const objects = [...store.index(name).objects.values()];
  const next = from + hitsPerPage;
  return {
    hits: objects.slice(from, next).map((object) => retrieve(object, attributesToRetrieve)),
    ...(next < objects.length && {
      cursor: Buffer.from(
        JSON.stringify({ from: next, hitsPerPage, attributesToRetrieve }),
      ).toString("base64url"),
    }),
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

/** The attributes to retrieve: `["*"]`, `["url", "internal.contentDigest"]`, or undefined for all. */
function retrieve(object: StoredObject, attributes: readonly string[] | undefined): StoredObject {
  if (!attributes || attributes.includes("*")) return object;
  const picked: Record<string, unknown> = {};
  for (const attribute of attributes) pick(object, attribute.split("."), picked);
  return { ...picked, objectID: object.objectID };
}

function pick(
  from: Readonly<Record<string, unknown>>,
  [name = "", ...rest]: readonly string[],
  to: Record<string, unknown>,
): void {
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
