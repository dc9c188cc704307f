import type { HeadingLevel } from "../../domain/headingLevel";
import { isObject, partAt } from "../../domain/json";
import { type Hierarchy, hierarchyOf } from "../records/searchRecord";
import { parseMarked, type TextPiece } from "./markedText";
import { resultPath } from "./resultPath";

/** A found section, as the dialog lists and stores it. Its texts come from an index or from storage: do not trust them. */
export type SectionHit = {
  readonly objectID: string;
  /** Path of this site without the base path. */
  readonly url: string;
  /** The level of the section's own heading. */
  readonly type: `lvl${HeadingLevel}`;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  /** Heading and text with their matches; a stored hit has none. */
  readonly _snippetResult?: unknown;
};

/** A row of results: the section's heading, its group and the headings above it, and the matching text. */
export type ResultRow = {
  readonly title: readonly TextPiece[];
  readonly path: readonly TextPiece[];
  readonly text: readonly TextPiece[];
};

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/**
 * Reads a hit of an answer or of storage. A hit on a text represents the section that the text is in, so that storing it stores
 * that section. Returns undefined for a hit without a heading or an address. @param pathPrefix base path of the site
 */
export function readHit(value: unknown, pathPrefix: string): SectionHit | undefined {
  if (!isObject(value)) return undefined;
  const { objectID, url, content, _snippetResult } = value;
  const hierarchy = readHierarchy(value.hierarchy);
  const level = ownLevel(hierarchy);
  const path = typeof url === "string" ? resultPath(url, pathPrefix) : undefined;
  if (typeof objectID !== "string" || path === undefined || !level) return undefined;
  return {
    objectID,
    url: path,
    type: `lvl${level}`,
    content: typeof content === "string" ? content : null,
    hierarchy,
    ...(isObject(_snippetResult) && { _snippetResult }),
  };
}

/** The row of a hit. Highlighted values hold `<mark>` and escaped text; attributes are plain text. */
export function resultRow({
  hierarchy,
  _snippetResult,
}: Pick<SectionHit, "hierarchy" | "_snippetResult">): ResultRow {
  const headings = LEVELS.flatMap((level) => {
    const heading = hierarchy[`lvl${level}`];
    return heading ? [marked(_snippetResult, "hierarchy", `lvl${level}`) ?? [plain(heading)]] : [];
  });
  return {
    title: headings.at(-1) ?? [],
    path: [
      plain(hierarchy.lvl0),
      ...headings.slice(0, -1).flatMap((heading) => [plain(" › "), ...heading]),
    ],
    text: marked(_snippetResult, "content") ?? [],
  };
}

function plain(text: string): TextPiece {
  return { text, marked: false };
}

/** The level of the section's own heading: the deepest one. */
function ownLevel(hierarchy: Hierarchy): HeadingLevel | undefined {
  return LEVELS.findLast((number) => hierarchy[`lvl${number}`]);
}

/** The highlighted value at a path such as `hierarchy`, `lvl2`. */
function marked(snippets: unknown, ...path: readonly string[]): readonly TextPiece[] | undefined {
  const value = partAt(snippets, [...path, "value"]);
  return typeof value === "string" && value !== "" ? parseMarked(value) : undefined;
}

function readHierarchy(value: unknown): Hierarchy {
  const text = (level: string) => {
    const heading = partAt(value, [level]);
    return typeof heading === "string" && heading !== "" ? heading : null;
  };
  return hierarchyOf(text("lvl0") ?? "Pages", (level) => text(`lvl${level}`));
}
