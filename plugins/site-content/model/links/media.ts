import { existsSync } from "node:fs";
import path from "node:path";
import type { RuleFault } from "../../../../src/domain/problems";
import { isExternal, splitHref } from "../../../../src/domain/routes";
import { decode } from "./linkTarget";

/** Whether a picture is embedded in its address, as exported by Google Docs. */
export function isData(address: string): boolean {
  return /^data:/i.test(address);
}

/** What is wrong with a picture of another site, or with one that is not a file. */
export function foreignPicture(address: string): RuleFault {
  return isData(address)
    ? {
        rule: "broken-picture",
        message: `The picture "${address.slice(0, 30)}…" is embedded as data in the text of the page.`,
      }
    : { rule: "foreign-media", message: `The picture "${address}" is on another site.` };
}

/** What is wrong with the address of a video, an audio file, or a video's poster. */
export function mediaFault(address: string, root: string): RuleFault | undefined {
  if (isExternal(address)) return foreignPicture(address);
  const file = path.join(root, "static", decode(splitHref(address).path));
  if (!address.startsWith("/") || existsSync(file)) return undefined;
  return { rule: "broken-picture", message: `The file "${address}" does not exist.` };
}
