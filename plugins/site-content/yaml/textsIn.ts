/** A string in data, with its key path. */
type Found = { readonly text: string; readonly path: readonly PropertyKey[] };

/** All strings in data. */
export function textsIn(data: unknown, path: readonly PropertyKey[] = []): Found[] {
  if (typeof data === "string") return [{ text: data, path }];
  if (data === null || typeof data !== "object") return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => textsIn(value, [...path, key]));
}
