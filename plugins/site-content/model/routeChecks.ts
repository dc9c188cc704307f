import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { hiddenCharacterIn, showAddress } from "../../../src/domain/addresses";
import { generatedFileAt, generatedPageAt } from "../../../src/domain/generatedRoutes";
import { didYouMean, type Problem, problem } from "../../../src/domain/problems";
import { markdownPath } from "../../../src/domain/routes";
import { foldersAbove } from "./docs/docPlace";
import type { Draft } from "./docs/docs";
import { DOCS_FOLDER } from "./files/source";
import type { Content, DocData, PageData } from "./types";

/** The line of a page's slug, if it has one. */
type SlugLine = (file: string) => number | undefined;

/**
 * Reports routes that are claimed by two pages, by a page and the engine itself, or by a page and a file. Of two pages the one
 * whose slug asks for the route is to blame, or else the later one.
 * @param root absolute path of the project
 */
export function takenRoutes(
  root: string,
  pages: readonly Draft<PageData>[],
  slugLine: SlugLine,
): Problem[] {
  const copies = new Map(
    pages.map(({ file, path: route }) => [
      markdownPath(route).toLowerCase(),
      `the Markdown copy of ${file}`,
    ]),
  );
  const fileAt = (route: string) =>
    copies.get(route.toLowerCase()) ?? generatedFileAt(route) ?? staticFile(root, route);
  const named = pages.filter(({ file }) => slugLine(file) === undefined);
  const slugged = pages.filter(({ file }) => slugLine(file) !== undefined);
  const owners = new Map<string, string>();
  return [...named, ...slugged].flatMap(({ file, path: route }) => {
    const key = route.toLowerCase();
    const owner = generatedPageAt(route) ?? owners.get(key) ?? fileAt(route);
    const above = foldersAbove(path.posix.dirname(route).slice(1)).find((each) =>
      fileAt(`/${each}`),
    );
    owners.set(key, owners.get(key) ?? file);
    if (owner === undefined && above === undefined) return [];
    const fault = owner ? `already taken by ${owner}` : `below "/${above}", which is a file`;
    const message = `The route "${route}" is ${fault}.`;
    return [problem("invalid-route", file, slugLine(file) ?? 1, message)];
  });
}

function staticFile(root: string, route: string): string | undefined {
  const name = `static${route}`;
  const full = path.join(root, name);
  return existsSync(full) && statSync(full).isFile() ? name : undefined;
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
  const [ending] = /\.html?$/i.exec(route) ?? [];
  if (ending !== undefined) return `ends in "${ending}", as files of the build do`;
  const bytes = route.split("/").map((part) => Buffer.byteLength(part));
  const isLong = Buffer.byteLength(route) > MAX_ROUTE || Math.max(...bytes) > MAX_PART;
  return isLong
    ? `is longer than ${MAX_PART} bytes between slashes, or than ${MAX_ROUTE}`
    : undefined;
}

/** Reports routes that cannot be used in an address. */
export function invalidRoutes(pages: readonly Draft<PageData>[], slugLine: SlugLine): Problem[] {
  return pages.flatMap(({ file, path: route }) => {
    const fault = routeFault(route);
    const message = `The route "${showAddress(route)}" ${fault}.`;
    return fault ? [problem("invalid-route", file, slugLine(file) ?? 1, message)] : [];
  });
}

/** Reports ids that two docs of one folder claim. */
export function takenIds(docs: readonly Draft<DocData>[]): Problem[] {
  const owners = new Map<string, Pick<PageData, "file" | "path">>();
  return docs.flatMap(({ file, path: route, docId, folder }) => {
    const key = `${folder}/${docId}`;
    const owner = owners.get(key);
    owners.set(key, { file, path: route });
    if (owner === undefined || owner.path === route) return []; // two pages with one route are reported elsewhere
    const message = `The id "${docId}" is already used by ${owner.file}.`;
    return [problem("invalid-route", file, 1, message)];
  });
}

/** Reports links of categories that do not lead to a page. `byPath` has every page of the build by its route. */
export function categoryLinks(
  categories: Content["categories"],
  byPath: ReadonlyMap<string, unknown>,
): Problem[] {
  return categories.flatMap(({ folder, link, linkLine, file = `${DOCS_FOLDER}/${folder}` }) => {
    if (link === undefined || byPath.has(link)) return [];
    const guess = didYouMean(link, [...byPath.keys()]);
    const message = `The category links to the unknown route "${link}".${guess}`;
    return [problem("unknown-name", file, linkLine, message)];
  });
}
