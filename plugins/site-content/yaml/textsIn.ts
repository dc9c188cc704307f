/** A text of some data, and the keys that lead to it. */
type Found = { readonly text: string; readonly path: readonly PropertyKey[] };

/** All texts of data. */
export function textsIn(data: unknown, path: readonly PropertyKey[] = []): Found[] {
  if (typeof data === "string") return [{ text: data, path }];
  if (data === null || typeof data !== "object") return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => textsIn(value, [...path, key]));
}
