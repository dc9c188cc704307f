import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { hiddenCharacterIn, showAddress } from "../../../src/domain/addresses";
import { generatedFileAt, generatedPageAt } from "../../../src/domain/generatedRoutes";
import { type Problem, problem } from "../../../src/domain/problems";
import { foldersAbove } from "./docs/docPlace";
import type { DocData, PageData } from "./types";

/**
 * Reports routes that cannot be addresses, or are claimed by two pages, by a page and the engine itself, or by a page and a file.
 * Of two pages the one whose slug asks for the route is to blame, or else the later one.
 * @param root absolute path of the project
 * @param slugLine line of a page's slug, if it has one
 */
export function wrongRoutes(
  root: string,
  pages: readonly PageData[],
  slugLine: (file: string) => number | undefined,
): Problem[] {
  const named = pages.filter(({ file }) => slugLine(file) === undefined);
  const slugged = pages.filter(({ file }) => slugLine(file) !== undefined);
  const owners = new Map<string, string>();
  return [...named, ...slugged].flatMap(({ file, path: route }) => {
    const key = route.toLowerCase();
    const owner = owners.get(key) ?? ownerOf(root, route);
    owners.set(key, owners.get(key) ?? file);
    const fault = owner === undefined ? routeFault(route) : `is already taken by ${owner}`;
    if (fault === undefined) return [];
    const message = `The route "${showAddress(route)}" ${fault}.`;
    return [problem("invalid-route", file, slugLine(file) ?? 1, message)];
  });
}

/** What stands at a route, or is a file above it, besides the pages of the content. @param root absolute path of the project */
export function ownerOf(root: string, route: string): string | undefined {
  const staticFile = (at: string) => {
    const file = path.join("static", at);
    const isFile = existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile();
    return isFile ? file : undefined;
  };
  return (
    generatedPageAt(route) ??
    foldersAbove(route.slice(1))
      .map((each) => generatedFileAt(`/${each}`) ?? staticFile(each))
      .find((owner) => owner !== undefined)
  );
}

/** Maximum bytes of a route's segment, which becomes a folder name, and of the whole route: file systems allow little more. */
const MAX_PART = 240;
const MAX_ROUTE = 1_000;

/** Why a route cannot be an address; undefined when it can. */
function routeFault(route: string): string | undefined {
  const hidden = hiddenCharacterIn(route);
  if (hidden !== undefined) return `contains the hidden character ${hidden}`;
  const [odd] = /[?#%\\]/.exec(route) ?? [];
  if (odd !== undefined) return `contains "${odd}", which addresses cannot contain`;
  const [ending] = /\.(?:html?|md)(?=$|\/)/i.exec(route) ?? [];
  if (ending !== undefined) return `has "${ending}" in it, as files of the build do`;
  const bytes = route.split("/").map((part) => Buffer.byteLength(part));
  const isLong = Buffer.byteLength(route) > MAX_ROUTE || Math.max(...bytes) > MAX_PART;
  return isLong
    ? `is longer than ${MAX_PART} bytes between slashes, or than ${MAX_ROUTE}`
    : undefined;
}

/** Reports ids that two docs of one folder claim. */
export function takenIds(docs: readonly DocData[]): Problem[] {
  const owners = new Map<string, DocData>();
  return docs.flatMap((doc) => {
    const key = `${doc.folder}/${doc.docId}`;
    const owner = owners.get(key);
    owners.set(key, doc);
    if (owner === undefined || owner.path === doc.path) return []; // two pages with one route are reported elsewhere
    const message = `The id "${doc.docId}" is already used by ${owner.file}.`;
    return [problem("invalid-route", doc.file, 1, message)];
  });
}
