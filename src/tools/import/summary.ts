import path from "node:path";
import type { List, Root } from "mdast";
import { remark } from "remark";
import { nodeText } from "../../../plugins/site-content/markdown/nodeText";
import { parseNumberPrefix } from "../../../plugins/site-content/model/files/source";
import { decoded } from "../../domain/decoded";
import { slugify } from "../../domain/slugs";

/** A line of the table of contents, or a heading and the lines below it. */
type Entry = { label: string; url?: string; below: Entry[] };
/** A page: its place in content/docs, without an extension, and its address in GitBook. */
export type PlacedPage = { label: string; position: number; place: string; address: string };
export type Contents = {
  /** By their files. */
  readonly pages: Map<string, PlacedPage>;
  readonly folders: { label: string; position: number; place: string }[];
  /** Addresses that are no page, or listed twice. */
  readonly others: string[];
};

/**
 * Places what a `SUMMARY.md` lists: headings, and pages with pages below them, become folders.
 * @param start the file of the start page
 */
export function placePages(summary: string, files: ReadonlySet<string>, start: string): Contents {
  const contents: Contents = { pages: new Map(), folders: [], others: [] };
  const taken = new Set<string>();
  placeBelow("", entriesOf(remark().parse(summary)));
  return contents;

  function placeBelow(above: string, entries: readonly Entry[]): void {
    for (const [index, entry] of entries.entries()) placeEntry(above, entry, index + 1);
  }

  function placeEntry(above: string, { label, url, below }: Entry, position: number): void {
    const isPage = url !== undefined && files.has(url) && !contents.pages.has(url);
    if (url !== undefined && !isPage) contents.others.push(url);
    const address = isPage && url !== start ? addressOf(url) : "/";
    const isFolder = below.length > 0;
    const isIndex = isPage && !isFolder && address === `/${above}`;
    const own = isIndex ? above : free(above, path.posix.basename(address) || slugify(label));
    const place = isFolder || isIndex ? path.posix.join(own, "index") : own;
    if (isPage) contents.pages.set(url, { label, position, place, address });
    if (isFolder) contents.folders.push({ label, position, place: own });
    placeBelow(own, below);
  }

  /** A place that is not taken; a page with the name of its folder would stand for the folder. */
  function free(above: string, name: string): string {
    let place = path.posix.join(above, parseNumberPrefix(name).name);
    while (taken.has(place) || path.posix.basename(place) === path.posix.basename(above))
      place += "-2";
    taken.add(place);
    return place;
  }
}

/** The address of a page in GitBook, which is made from its file. */
function addressOf(file: string): string {
  const parts = file.replace(/(?:\/README)?\.md$/i, "").split("/");
  return `/${parts.map((part) => (/^\w[\w.~-]*$/.test(part) ? part : slugify(part))).join("/")}`;
}

function entriesOf({ children }: Root): Entry[] {
  const entries: Entry[] = [];
  let group = entries;
  for (const node of children) {
    if (node.type === "thematicBreak") group = entries;
    if (node.type === "list") group.push(...listed(node));
    if (node.type !== "heading" || node.depth === 1) continue;
    group = [];
    entries.push({ label: nodeText(node).trim(), below: group });
  }
  return entries.filter(({ url, below }) => url !== undefined || below.length > 0);
}

function listed(list: List): Entry[] {
  return list.children.map(({ children: [line, ...below] }) => {
    const link = line?.type === "paragraph" ? line.children[0] : undefined;
    const [title, url] = link?.type === "link" ? [link.title, decoded(link.url)] : [];
    return {
      label: title || nodeText(line).trim(),
      ...(url !== undefined && { url }),
      below: below.flatMap((child) => (child.type === "list" ? listed(child) : [])),
    };
  });
}
