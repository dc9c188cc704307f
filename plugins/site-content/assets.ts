import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { digest } from "./model/files/source";

const FOLDER = "public/assets";
/** Name of a folder that this site makes; the owner's `static/assets` may contain others. */
const NAME = "[0-9a-f]{10}";
const OWN = new RegExp(`^${NAME}$`);
const PUBLISHED = new RegExp(`^/assets/${NAME}/`);

/** Whether an address is one that this site makes for a content file. */
export function isPublished(address: string): boolean {
  return PUBLISHED.test(address);
}

/** An address of the form that a published file gets, for checks that publish nothing. */
export function addressOf(file: string, folder = "0".repeat(10)): string {
  return `/assets/${folder}/${path.basename(file)}`;
}

/** Publishes content files below `/assets`, in folders named by their content. */
export class Assets {
  private readonly published = new Set<string>();

  /** @param root the project's folder */
  constructor(private readonly root: string) {}

  /** Copies a file of the content folder, and returns its address. */
  publish(file: string): string {
    const source = path.join(this.root, file);
    const folder = digest(readFileSync(source, "base64")).slice(0, 10);
    const target = path.join(this.root, FOLDER, folder, path.basename(file));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(source, target);
    this.published.add(`${folder}/${path.basename(file)}`);
    return addressOf(file, folder);
  }

  /** Removes the files that earlier builds published and this one did not. */
  removeOthers(): void {
    const all = path.join(this.root, FOLDER);
    if (!existsSync(all)) return;
    for (const folder of readdirSync(all).filter((name) => OWN.test(name))) {
      const files = readdirSync(path.join(all, folder));
      const others = files.filter((file) => !this.published.has(`${folder}/${file}`));
      for (const file of others) rmSync(path.join(all, folder, file), { recursive: true });
      if (others.length === files.length) rmSync(path.join(all, folder), { recursive: true });
    }
  }
}
