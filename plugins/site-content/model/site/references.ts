import { propertyOf, textsIn } from "../../../../src/domain/json";
import { didYouMean, type Problem, problem } from "../../../../src/domain/problems";
import { ownPath } from "../../schemas/addresses";
import type { Validated } from "../../yaml/yaml";
import type { SiteData } from "../types";

type File = Pick<Validated<unknown>, "data" | "lineOf">;

/** Reports list entries with the id of an earlier one. @param kind what an entry is: "term" */
export function repeatedIds(file: string, kind: string, { data, lineOf }: File): Problem[] {
  const seen = new Set<unknown>();
  return entriesOf(data).flatMap((entry, index) => {
    const id = propertyOf(entry, "id");
    const isRepeated = id !== undefined && seen.has(id);
    seen.add(id);
    if (!isRepeated) return [];
    const message = `The ${kind} "${String(id)}" is defined twice.`;
    return [problem("invalid-data", file, lineOf([index, "id"]), message, "Remove one of them.")];
  });
}

/** Reports ids under `see` that no glossary term has. */
export function wrongReferences(file: string, { data, lineOf }: File): Problem[] {
  const entries = entriesOf(data);
  const known = entries.map((entry) => String(propertyOf(entry, "id")));
  return entries.flatMap((entry, index) =>
    entriesOf(propertyOf(entry, "see")).flatMap((other, place) => {
      if (typeof other !== "string" || known.includes(other)) return [];
      const guess = didYouMean(other, known);
      const message = `"${known[index]}" refers to the unknown term "${other}".${guess}`;
      return [problem("unknown-name", file, lineOf([index, "see", place]), message)];
    }),
  );
}

function entriesOf(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : [];
}

/** Paths of this site that a data file names under some keys, each with its line. */
function pathsAt({ data, lineOf }: File, isMeant: (keys: readonly PropertyKey[]) => boolean) {
  return textsIn(data)
    .filter(({ text, path }) => isMeant(path) && ownPath.safeParse(text).success)
    .map(({ text, path }) => ({ text, path, line: lineOf(path) }));
}

/** Routes of this site that a data file links to. */
export function namedRoutes(file: string, read: File): SiteData["routes"] {
  return pathsAt(read, (keys) => keys.at(-1) === "to").map(({ text: route, line }) => ({
    route,
    file,
    line,
  }));
}

/** Pictures of this site that a data file names: banner and logo, or those of authors. */
export function namedPictures(file: string, read: File): SiteData["pictures"] {
  const isPicture = (keys: readonly PropertyKey[]) =>
    /^(?:banner,image|logo,(?:image|dark)|[\w-]+,image)$/.test(keys.join());
  return pathsAt(read, isPicture).map(({ text: src, path, line }) => ({
    src,
    file,
    line,
    isBanner: path[0] === "banner",
  }));
}
