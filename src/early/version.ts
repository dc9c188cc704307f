import { PREFERRED_VERSION_KEY } from "../domain/constants";
import { readStored, removeStored, writeStored } from "./storage";

/** Keeps the docs version this browser reads; a name that no longer exists is forgotten. */
export function setUpVersion(versions: readonly string[]): void {
  const preferred = readStored(PREFERRED_VERSION_KEY);
  if (preferred === null && versions[0] !== undefined) writeStored(PREFERRED_VERSION_KEY, versions[0]);
  else if (preferred !== null && !versions.includes(preferred)) removeStored(PREFERRED_VERSION_KEY);
}
