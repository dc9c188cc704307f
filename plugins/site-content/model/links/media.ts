import { existsSync } from "node:fs";
import path from "node:path";
import { isElement, stringProp, type TreeElement } from "../../../../src/domain/documentTree";
import type { Fault } from "../../../../src/domain/problems";
import { isExternal, splitHref } from "../../../../src/domain/routes";
import { decode } from "./linkTarget";

/** Elements for video and audio. */
export const MEDIA = new Set(["audio", "source", "track", "video"]);

/** Keeps the address of a source on another site until the video or audio around it is resolved, which happens later. */
export const FOREIGN = "data-foreign";

/** What to do about a file that another site has. */
export const SAVE_IT = "Save it beside the page and link it by its file name.";

/** Whether a picture is embedded in its address, as exported by Google Docs. */
export function isData(address: string): boolean {
  return /^data:/i.test(address);
}

/** What is wrong with a picture of another site, or with one that is not a file. */
export function foreignPicture(address: string): Fault {
  if (isData(address)) {
    const message = `The picture "${address.slice(0, 30)}…" is embedded as data in the text of the page.`;
    return { message, fix: SAVE_IT };
  }
  return { message: `The picture "${address}" is on another site.`, fix: SAVE_IT };
}

/** What is wrong with the address of a video, an audio file, or a video's poster. */
export function mediaFault(address: string, root: string): Fault | undefined {
  if (isExternal(address)) return foreignPicture(address);
  const file = path.join(root, "static", decode(splitHref(address).path));
  if (!address.startsWith("/") || existsSync(file)) return undefined;
  return {
    message: `The file "${address}" does not exist.`,
    fix: "Add it to static/ or correct the path.",
  };
}

/** The address on another site that an element plays, itself or by its first source. */
export function foreignAddress(node: TreeElement): string | undefined {
  const src = stringProp(node, "src");
  if (src !== undefined && isExternal(src)) return src;
  const source = node.children?.find((child) => isElement(child) && child.type === "source");
  return source && isElement(source) ? stringProp(source, FOREIGN) : undefined;
}
