import { isObject } from "../../../../src/domain/json";
import { lenient, type Problem } from "../../../../src/domain/problems";
import { tokenise } from "../../../../src/search/index/tokenise";
import type { Validated } from "../../yaml/yaml";

/** Words that find each other, with where they stand: a group of synonyms, or a word and what it finds. */
type Group = {
  readonly words: readonly { readonly word: string; readonly at: readonly PropertyKey[] }[];
  readonly at: readonly PropertyKey[];
  readonly isOneWay: boolean;
};

/** Words of `search.yml` that a group has twice, and groups given twice, in whatever order and capitals. */
export function repeatedWords(
  file: string,
  { data, lineOf }: Partial<Pick<Validated<unknown>, "data" | "lineOf">>,
): Problem[] {
  const groups = new Set<string>();
  return groupsOf(data).flatMap(({ words, at, isOneWay }) => {
    const seen = new Map<string, string>();
    const problems = words.flatMap(({ word, at: place }) => {
      const key = tokenise(word).join(" ");
      const first = seen.get(key);
      if (first === undefined) {
        if (key !== "") seen.set(key, word);
        return [];
      }
      const isSame = first.toLowerCase() === word.toLowerCase();
      const message = isSame
        ? `"${word}" is given twice in one entry.`
        : `The search reads "${word}" like "${first}", which is in the same entry.`;
      return [lenient(file, lineOf?.(place), message, "Remove one of the two.")];
    });
    const [first = "", ...others] = seen.keys();
    const key = isOneWay ? `${first} > ${others.sort().join()}` : [first, ...others].sort().join();
    if (seen.size > 1 && groups.has(key)) {
      const named = words.map(({ word }) => word).join(", ");
      const message = `The words "${named}" are given twice.`;
      problems.push(lenient(file, lineOf?.(at), message, "Remove one of the two entries."));
    }
    groups.add(key);
    return problems;
  });
}

function groupsOf(data: unknown): readonly Group[] {
  if (!isObject(data)) return [];
  const listed = (list: unknown, at: readonly PropertyKey[]) =>
    (Array.isArray(list) ? list : []).flatMap((word: unknown, index) =>
      typeof word === "string" ? [{ word, at: [...at, index] }] : [],
    );
  const { synonyms, oneWay } = data;
  return [
    ...(Array.isArray(synonyms) ? synonyms : []).map((list: unknown, index): Group => {
      const at = ["synonyms", index];
      return { words: listed(list, at), at, isOneWay: false };
    }),
    ...(Array.isArray(oneWay) ? oneWay : []).map((entry: unknown, index): Group => {
      const at = ["oneWay", index];
      const { word, finds } = isObject(entry) ? entry : {};
      const words = [...listed([word], []), ...listed(finds, [...at, "finds"])];
      return { words, at, isOneWay: true };
    }),
  ].filter(({ words }) => words.length > 1);
}
