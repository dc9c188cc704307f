/** The stored value of a key; null if nothing is stored, or when the browser blocks storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked: the feature works for this page only
  }
}

/** Stores a value; does nothing when storage is blocked or full. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is blocked or full: the choice lasts for this page only
  }
}

/** Removes a stored value; does nothing when storage is blocked. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is blocked: there is nothing to remove
  }
}
