import { PREFERRED_VERSION_KEY } from "../domain/constants";
import { readStored, removeStored, writeStored } from "../state/storage";

/** Stores the docs version this reader prefers, and removes one that no longer exists. */
export function setUpVersion(versions: readonly string[]): void {
  const preferred = readStored(PREFERRED_VERSION_KEY);
  if (preferred === null) writeStored(PREFERRED_VERSION_KEY, versions[0] ?? "");
  else if (!versions.includes(preferred)) removeStored(PREFERRED_VERSION_KEY);
}
