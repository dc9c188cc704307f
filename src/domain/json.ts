/** The value of a JSON string; undefined when it is not JSON, such as a file that was only half written. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object, not a list or null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A property of an object, or an item of a list; undefined where the value has none of that name. */
export function propertyOf(value: unknown, key: PropertyKey): unknown {
  return value !== null && typeof value === "object" && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

/** What a value holds at a path; undefined where the path leads nowhere. */
export function partAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(propertyOf, value);
}

/** All strings in data, each with its key path. */
export function textsIn(
  data: unknown,
  path: readonly PropertyKey[] = [],
): { readonly text: string; readonly path: readonly PropertyKey[] }[] {
  if (typeof data === "string") return [{ text: data, path }];
  if (data === null || typeof data !== "object") return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => textsIn(value, [...path, key]));
}
