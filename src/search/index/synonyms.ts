import type { Synonym } from "../records/siteRecords";
import { tokenise } from "./tokenise";

/** Words of a query from `from` up to but not including `to`, which `terms` may stand for. */
export type Replacement = {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
};

/** A synonym prepared for lookup. */
export type SynonymRule = {
  readonly input: readonly string[];
  readonly outputs: readonly (readonly string[])[];
};

/** Prepares synonyms for lookup; entries of several words count as phrases. */
export function synonymRules(synonyms: readonly Synonym[]): SynonymRule[] {
  return synonyms
    .flatMap((synonym): SynonymRule[] => {
      const outputs = synonym.synonyms.map(tokenise).filter((terms) => terms.length > 0);
      if (synonym.type === "oneWaySynonym") return [{ input: tokenise(synonym.input), outputs }];
      return outputs.map((input) => ({
        input,
        outputs: outputs.filter((output) => output !== input),
      }));
    })
    .filter(({ input, outputs }) => input.length > 0 && outputs.length > 0);
}

/** Every position in a query where a synonym applies. */
export function findReplacements(
  words: readonly string[],
  rules: readonly SynonymRule[],
): Replacement[] {
  return rules.flatMap(({ input, outputs }) =>
    words.flatMap((_, from) => {
      const applies = input.every((term, offset) => isForm(words[from + offset], term));
      return applies ? outputs.map((terms) => ({ from, to: from + input.length, terms })) : [];
    }),
  );
}

/** The word itself or its plain plural: `LPs` for `LP`. */
function isForm(word: string | undefined, term: string): boolean {
  return word === term || word === `${term}s`;
}
