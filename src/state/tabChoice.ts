import { readStored, writeStored } from "./storage";

const key = (groupId: string) => `docusaurus.tab.${groupId}`;

/** The tab last chosen in a group, stored in the reader's browser; null before the first choice. */
export function readChoice(groupId: string | undefined): string | null {
  return groupId === undefined ? null : readStored(key(groupId));
}

/** Stores the choice and notifies the other groups of this page; the browser notifies other windows. */
export function writeChoice(groupId: string | undefined, value: string): void {
  if (groupId === undefined || readChoice(groupId) === value) return;
  writeStored(key(groupId), value);
  dispatchEvent(new StorageEvent("storage", { key: key(groupId), newValue: value }));
}
