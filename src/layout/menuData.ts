/** A list from a shared file of a large menu; undefined when it cannot be fetched, and the next opening tries again. */
export async function fetchList(file: string): Promise<unknown> {
  try {
    const response = await fetch(`${__PATH_PREFIX__}${file}`);
    return response.ok ? await response.json() : undefined;
  } catch (error) {
    console.warn("The menu could not be loaded.", error);
    return undefined;
  }
}

/** A property of a value whose shape is not known; undefined when there is none. */
export function propertyOf(value: unknown, key: string): unknown {
  return value !== null && typeof value === "object" && key in value ? Reflect.get(value, key) : undefined;
}
