import { isObject } from "../../../src/domain/json";

/** Keys that hold a list here, but in Jekyll and on dev.to may also be a string with commas. */
const LISTS = new Set(["tags", "keywords"]);
/** Keys that other tools also have, but with other values. */
const SHARED_KEYS = new Set<PropertyKey>(["layout", "status", "math", "order", "lang"]);
/** Keys that hold a string here, but may be a mapping elsewhere: `image: { path: a.png }`. */
const MAPPED_KEYS = new Set<PropertyKey>(["image", "author"]);

/** Front matter data with lists in place of the strings that other tools accept: `tags: swap, fees`. */
export function withLists(data: unknown): unknown {
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) =>
      LISTS.has(key) && typeof value === "string" ? [key, listOf(value)] : [key, value],
    ),
  );
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Whether a value that a schema rejects is legitimate in files made for other tools: it is omitted. */
export function isForeignValue(path: readonly PropertyKey[], input: unknown): boolean {
  const [key = ""] = path;
  if (SHARED_KEYS.has(key)) return true;
  if (path.length > 1) return false;
  return input === null || (MAPPED_KEYS.has(key) && typeof input === "object");
}
