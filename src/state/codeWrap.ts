import { readStored, writeStored } from "./storage";

const KEY = "code.wrap";

/** Whether the reader wants long lines of code wrapped, stored in the reader's browser; false at first. */
export function readCodeWrap(): boolean {
  return readStored(KEY) === "true";
}

/** Stores the choice for all pages. */
export function writeCodeWrap(wrapped: boolean): void {
  writeStored(KEY, String(wrapped));
}
