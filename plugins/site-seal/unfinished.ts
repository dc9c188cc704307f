import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** File in `public/` that exists from the moment a build begins to write there until it has written its last file. */
export const UNFINISHED_FILE = "unfinished.txt";

/** Marks `public/` as incomplete: after a build that was killed, nothing else would show it. */
export function markUnfinished(publicDir: string): void {
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(
    path.join(publicDir, UNFINISHED_FILE),
    "A build started writing here and has not finished. Deploy nothing from this folder until npm run build has.\n",
  );
}

/** Whether a build is writing into a folder, or was stopped while doing so. */
export function isUnfinished(publicDir: string): boolean {
  return existsSync(path.join(publicDir, UNFINISHED_FILE));
}

/** Removes the marker once every file of a build is written. */
export function markFinished(publicDir: string): void {
  rmSync(path.join(publicDir, UNFINISHED_FILE), { force: true });
}
