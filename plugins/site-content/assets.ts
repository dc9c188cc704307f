import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { digest } from "./model/files/source";

/** Whether an address is one that this site makes for a content file; the owner's `static/assets` may contain other folders. */
export function isPublished(address: string): boolean {
  return /^\/assets\/[0-9a-f]{10}\//.test(address);
}

/** An address of the form that a published file gets, for checks that publish nothing. */
export function addressOf(file: string, folder = "0".repeat(10)): string {
  return `/assets/${folder}/${path.basename(file)}`;
}

/** Copies a file of the content below `/assets`, into a folder named by its bytes, and returns its address. */
export function publishAsset(root: string, file: string): string {
  const source = path.join(root, file);
  const address = addressOf(file, digest(readFileSync(source, "base64")).slice(0, 10));
  const target = path.join(root, "public", address);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
  return address;
}
