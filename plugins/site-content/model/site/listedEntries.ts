import { isObject, propertyOf } from "../../../../src/domain/json";
import { didYouMean, lenient, type Problem, problem } from "../../../../src/domain/problems";
import type { Validated } from "../../yaml/yaml";

/** An optional file, as far as it could be read. */
type Listed = Partial<Pick<Validated<unknown>, "data" | "lineOf">>;

/** Reports list entries with the id of an earlier one, even if the file has other faults. @param kind what an entry is: "term" */
export function repeatedIds(file: string, kind: string, { data, lineOf }: Listed): Problem[] {
  const seen = new Set<string>();
  return idsOf(data).flatMap((id, index) => {
    if (id === undefined) return [];
    if (seen.has(id))
      return [
        problem(
          file,
          lineOf?.([index, "id"]),
          `The ${kind} "${id}" is defined twice.`,
          "Remove one of the two.",
        ),
      ];
    seen.add(id);
    return [];
  });
}

/** Reports glossary entries whose term repeats an earlier one, regardless of case; a repeated id is reported separately. */
export function sameTerms(file: string, { data, lineOf }: Listed): Problem[] {
  const owners = new Map<string, string>();
  return idsOf(data).flatMap((id, index) => {
    const term = propertyOf(propertyOf(data, index), "term");
    if (id === undefined || typeof term !== "string") return [];
    const key = term.trim().toLowerCase();
    const owner = owners.get(key) ?? id;
    owners.set(key, owner);
    if (owner === id) return [];
    return [
      lenient(
        file,
        lineOf?.([index, "term"]),
        `The entries "${owner}" and "${id}" have the same term "${term}".`,
        "Give one of the two another term, or remove it.",
      ),
    ];
  });
}

/**
 * Reports ids under `see` that no glossary term has, and a term's own id, even if the file has other faults. Reports nothing
 * while a term lacks its id; an id in capitals is a separate fault.
 */
export function wrongReferences(file: string, { data, lineOf }: Listed): Problem[] {
  const ids = idsOf(data);
  if (!Array.isArray(data) || ids.includes(undefined)) return [];
  const known = ids.map(String);
  const inLowerCase = new Set(known.map((id) => id.toLowerCase()));
  return data.flatMap(({ see }: Record<string, unknown>, index) =>
    (Array.isArray(see) ? see : []).flatMap((other: unknown, place) => {
      if (typeof other !== "string") return [];
      const id = known[index];
      const line = lineOf?.([index, "see", place]);
      if (other === id)
        return [lenient(file, line, `"${id}" refers to itself.`, "Remove its id under see.")];
      if (inLowerCase.has(other.toLowerCase())) return [];
      const message = `"${id}" refers to the unknown term "${other}".${didYouMean(other, known)}`;
      return [problem(file, line, message, "Correct the id under see.")];
    }),
  );
}

/** Reports links in a list with the same address as an earlier one, in any section of a file. */
export function repeatedLinks(
  file: string,
  { data, lineOf }: Listed,
  path: readonly PropertyKey[] = [],
): Problem[] {
  const seen = new Set<unknown>();
  const parts = Object.entries(Array.isArray(data) || isObject(data) ? data : {});
  return parts.flatMap(([key, part]) => {
    const below = [...path, Array.isArray(data) ? Number(key) : key];
    const address = Array.isArray(data) && (propertyOf(part, "to") ?? propertyOf(part, "href"));
    const isRepeated = typeof address === "string" && seen.has(address);
    seen.add(address);
    if (!isRepeated) return repeatedLinks(file, { data: part, lineOf }, below);
    return [
      lenient(
        file,
        lineOf?.(below),
        `Two links in one list lead to "${address}".`,
        "Remove one of the two, or correct its address.",
      ),
    ];
  });
}

/** The id of each entry of a list; undefined for an entry without one. */
function idsOf(data: unknown): readonly (string | undefined)[] {
  if (!Array.isArray(data)) return [];
  return data.map((entry: unknown) =>
    isObject(entry) && typeof entry.id === "string" ? entry.id : undefined,
  );
}
