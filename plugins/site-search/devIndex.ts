import { rmSync } from "node:fs";
import path from "node:path";
import { POINTER_FILE, SEARCH_INDEX_PATH } from "../../src/search/index/indexLocation";

/** Address of the pointer to the index, and its path below `public/`. */
export const POINTER = `${SEARCH_INDEX_PATH}/${POINTER_FILE}`;

/**
 * The index while somebody writes: made when a search first asks for it after a change, since making it at every change
 * would hold up the page being written.
 */
export class DevIndex {
  private make: (() => Promise<void>) | undefined;

  constructor(private readonly publicDir: string) {}

  /** The content has changed. Without its pointer the index is not served, so that the next search comes to {@link pointerFile}. */
  changed(make: () => Promise<void>): void {
    this.make = make;
    rmSync(this.file, { force: true });
  }

  /** The file that points to the newest index, which is made first where it has to be. */
  async pointerFile(): Promise<string> {
    const make = this.make;
    this.make = undefined;
    try {
      await make?.();
    } catch (error) {
      this.make ??= make;
      throw error;
    }
    return this.file;
  }

  private get file(): string {
    return path.join(this.publicDir, POINTER);
  }
}
