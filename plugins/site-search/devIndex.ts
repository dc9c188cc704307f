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
  /** Makes the index of the last change; undefined once it is made. */
  private make: (() => Promise<void>) | undefined;
  private making: Promise<void> | undefined;

  constructor(private readonly publicDir: string) {}

  /** The content has changed. Without its pointer the index is not served, so that the next search comes to {@link pointerFile}. */
  changed(make: () => Promise<void>): void {
    this.make = make;
    rmSync(this.file, { force: true });
  }

  /** The file that points to the newest index, which is made first where it has to be. */
  async pointerFile(): Promise<string> {
    this.making ??= this.makeNewest().finally(() => {
      this.making = undefined;
    });
    await this.making;
    return this.file;
  }

  /** Makes it again while the content changes meanwhile. */
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
