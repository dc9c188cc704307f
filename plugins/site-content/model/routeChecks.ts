import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { hiddenCharacterIn, showAddress } from "../../../src/domain/addresses";
import { generatedFileAt, generatedPageAt } from "../../../src/domain/generatedRoutes";
import {
  didYouMean,
  type Fault,
  lenient,
  type Problem,
  problem,
} from "../../../src/domain/problems";
import { markdownPath, withoutEndSlashes } from "../../../src/domain/routes";
import { foldersAbove } from "./docs/docPlace";
import type { Draft } from "./docs/docs";
import { DOCS_FOLDER } from "./files/source";
import type { Content, DocData, PageData } from "./types";

/**
 * Reports routes that are claimed by two pages, by a page and the engine itself, or by a page and a file.
 * @param root absolute path of the project
 * @param slugLine the line of a page's slug, if it has one
 */
export function sharedPaths(
  root: string,
  pages: readonly Draft<PageData>[],
  slugLine: (file: string) => number | undefined,
): Problem[] {
  const copies = new Map(
    pages.map(({ file, path: route }) => [
      markdownPath(route).toLowerCase(),
      `the Markdown copy of ${file}`,
    ]),
  );
  const fileAt = (route: string) =>
    copies.get(route.toLowerCase()) ?? generatedFileAt(route) ?? staticFile(root, route);
  const belowFile = (route: string) => {
    for (const folder of foldersAbove(path.posix.dirname(route).slice(1))) {
      const file = fileAt(`/${folder}`);
      if (file !== undefined) return `is below "/${folder}", which is ${file}, not a folder`;
    }
    return undefined;
  };
  const owners = new Map<string, string>();
  return pages.flatMap(({ file, path: route }) => {
    const key = route.toLowerCase();
    const owner = generatedPageAt(route) ?? owners.get(key) ?? fileAt(route);
    const fault = owner === undefined ? belowFile(route) : `is already taken by ${owner}`;
    if (fault === undefined) {
      owners.set(key, file);
      return [];
    }
    return [
      problem(
        file,
        slugLine(file) ?? 1,
        `The route "${route}" ${fault}.`,
        "Give one of the two another file name or slug.",
      ),
    ];
  });
}

function staticFile(root: string, route: string): string | undefined {
  const name = `static${route}`;
  const full = path.join(root, name);
  return existsSync(full) && statSync(full).isFile() ? name : undefined;
}

/** Characters that end the path of a URL or escape others. */
const ODD = /[?#%\\]/;
/** Routes for which Gatsby writes a file of that very name, where hosts do not look for pages. */
const FILE_OF_PAGE = /\.html?$/i;
/** Prefix of docs addresses in hosted indexes of other tools; search leads to the page at the route without it. */
const DOCS_ROUTE = /^\/docs\//i;

/** Maximum bytes of a route's segment, which becomes a folder name, and of the whole route: file systems allow little more. */
const MAX_PART = 240;
const MAX_ROUTE = 1_000;

function isTooLong(route: string): boolean {
  const lengths = route.split("/").map((part) => Buffer.byteLength(part));
  return Buffer.byteLength(route) > MAX_ROUTE || Math.max(...lengths) > MAX_PART;
}

/** Why a route, or the segment that a folder adds to it, cannot be used in an address. */
function addressFault(route: string): Fault | undefined {
  const hidden = hiddenCharacterIn(route);
  const odd = hidden === undefined ? ODD.exec(route)?.[0] : `the hidden character ${hidden}`;
  if (odd !== undefined)
    return {
      message: `The route "${showAddress(route)}" contains ${hidden === undefined ? `"${odd}"` : odd}, which page addresses cannot contain.`,
      fix:
        odd === "%" && /%[\da-f]{2}/i.test(route)
          ? "Write each character itself, not its % code."
          : "Name the file or folder, or its slug, with letters, digits and hyphens.",
    };
  if (!isTooLong(route)) return undefined;
  return {
    message: `The route "${showAddress(route)}…" is longer than ${MAX_PART} bytes between two slashes, or than ${MAX_ROUTE}: no folder can have its name.`,
    fix: "Shorten the slug, the id or the tag.",
  };
}

type Folder = Pick<Content["categories"][number], "folder" | "slug" | "file" | "slugLine">;

/**
 * Routes that cannot be used in an address, and those that no search result leads to. Where a folder is to blame, it is reported
 * instead of its pages, unless all of them have routes of their own.
 * @param slugLine the line of a page's slug
 */
export function oddPaths(
  pages: readonly Draft<PageData>[],
  slugLine: (file: string) => number | undefined,
  folders: readonly Folder[] = [],
): Problem[] {
  const isBelow = (
    page: Draft<PageData & { readonly folder?: string }>,
    { folder, slug }: Folder,
  ) =>
    page.folder !== undefined &&
    `${page.folder}/`.startsWith(`${folder}/`) &&
    page.path.includes(withoutEndSlashes(slug));
  const odd = folders.flatMap((folder) => {
    const fault = addressFault(`/${folder.slug.replace(/^\//, "")}`);
    if (fault === undefined || !pages.some((page) => isBelow(page, folder))) return [];
    const place = folder.file ?? `${DOCS_FOLDER}/${folder.folder}`;
    return [{ folder, problem: problem(place, folder.slugLine, fault.message, fault.fix) }];
  });
  const others = pages.filter((page) => !odd.some(({ folder }) => isBelow(page, folder)));
  return [...odd.map((each) => each.problem), ...oddRoutes(others, slugLine)];
}

function oddRoutes(
  pages: readonly Draft<PageData>[],
  slugLine: (file: string) => number | undefined,
): Problem[] {
  return pages.flatMap(({ file, path }) => {
    const line = slugLine(file) ?? 1;
    const wrong = ({ message, fix }: Fault) => [problem(file, line, message, fix)];
    const fault = addressFault(path);
    if (fault !== undefined) return wrong(fault);
    const ending = FILE_OF_PAGE.exec(path)?.[0];
    if (ending !== undefined)
      return wrong({
        message: `The route "${path}" ends in "${ending}", which is reserved for files of the build.`,
        fix: `Leave "${ending}" out of the slug or the file's name.`,
      });
    if (!DOCS_ROUTE.test(path)) return [];
    return [
      lenient(
        file,
        line,
        `The route "${path}" begins with /docs/, which search removes from addresses: docs are at the root of this site.`,
        `Give it the slug "${path.replace(DOCS_ROUTE, "/")}", or move it out of its folder "docs".`,
      ),
    ];
  });
}

/** Reports ids that two docs of one folder claim. */
export function sharedIds(docs: readonly Draft<DocData>[]): Problem[] {
  const owners = new Map<string, Pick<PageData, "file" | "path">>();
  return docs.flatMap(({ file, path, docId, folder }) => {
    const key = `${folder}/${docId}`;
    const owner = owners.get(key);
    if (owner === undefined || owner.path === path) {
      owners.set(key, { file, path });
      return []; // two pages with one route are reported elsewhere
    }
    return [
      problem(
        file,
        1,
        `The id "${docId}" is already used by ${owner.file}.`,
        "Give one of the two another id.",
      ),
    ];
  });
}

/** Reports links of categories that do not lead to a page. `byPath` has every page of the build by its route. */
export function categoryLinks(
  categories: Content["categories"],
  byPath: ReadonlyMap<string, unknown>,
): Problem[] {
  return categories.flatMap(({ folder, link, linkLine, file }) => {
    if (link === undefined || byPath.has(link)) return [];
    return [
      problem(
        file ?? `${DOCS_FOLDER}/${folder}`,
        linkLine,
        `The category links to the unknown route "${link}".${didYouMean(link, [...byPath.keys()])}`,
        "Correct the link.",
      ),
    ];
  });
}
