/** The stored value of a key; null if nothing is stored, or when the browser blocks storage. */
export function readStored(key: string): string | null {
  return unlessBlocked(() => localStorage.getItem(key)) ?? null;
}

/** Stores a value; does nothing when storage is blocked or full: the choice lasts for this page only. */
export function writeStored(key: string, value: string): void {
  unlessBlocked(() => localStorage.setItem(key, value));
}

/** Removes a stored value; does nothing when storage is blocked. */
export function removeStored(key: string): void {
  unlessBlocked(() => localStorage.removeItem(key));
}

function unlessBlocked<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
