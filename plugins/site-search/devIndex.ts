import { rmSync } from "node:fs";
import path from "node:path";
import { POINTER_FILE, SEARCH_INDEX_PATH } from "../../src/search/index/indexLocation";

/** Address of the pointer to the index, and its path below `public/`. */
export const POINTER = `${SEARCH_INDEX_PATH}/${POINTER_FILE}`;

/**
 * The index during development: built at the first search after a change, since building it at every change would delay the page
 * being written.
 */
export class DevIndex {
  /** Builds the index for the last change; undefined once it is built. */
  private make: (() => Promise<void>) | undefined;
  private making: Promise<void> | undefined;

  constructor(private readonly publicDir: string) {}

  /**
   * To be called when the content has changed. Without its pointer the index is not served, so the next search comes to {@link
   * pointerFile}.
   */
  changed(make: () => Promise<void>): void {
    this.make = make;
    rmSync(this.file, { force: true });
  }

  /** The file that points to the newest index, which is built first if necessary. */
  async pointerFile(): Promise<string> {
    this.making ??= this.makeNewest().finally(() => {
      this.making = undefined;
    });
    await this.making;
    return this.file;
  }

  /** Rebuilds it if the content has changed in the meantime. */
  private async makeNewest(): Promise<void> {
    for (let make = this.make; make; make = this.make) {
      await make();
      if (this.make === make) this.make = undefined;
    }
  }

  private get file(): string {
    return path.join(this.publicDir, POINTER);
  }
}
