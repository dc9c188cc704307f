import { readStored, writeStored } from "../early/storage";

const key = (groupId: string) => `docusaurus.tab.${groupId}`;

/** The panel last chosen in a group, kept in the reader's browser. */
export function readChoice(groupId: string | undefined): string | null {
  return groupId === undefined ? null : readStored(key(groupId));
}

/** Keeps the choice and tells the other groups of this page; other tabs hear it from the browser. */
export function writeChoice(groupId: string | undefined, value: string): void {
  if (groupId === undefined || readChoice(groupId) === value) return;
  writeStored(key(groupId), value);
  dispatchEvent(new StorageEvent("storage", { key: key(groupId), newValue: value }));
}
