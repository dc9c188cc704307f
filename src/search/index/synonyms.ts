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

/** Shorter words are not looked for in pieces: `a mm` is not `AMM`. */
const GLUED_MIN_CHARS = 6;

/** Every position in a query where a synonym applies, also glued or split: `rug pull` to `rugpull` and back. */
export function findReplacements(
  words: readonly string[],
  rules: readonly SynonymRule[],
  isForm: IsForm,
): Replacement[] {
  return rules.flatMap(({ input, outputs }) =>
    words.flatMap((_, from) => {
      const to = from + lengthOf(input, words.slice(from), isForm);
      return to > from ? outputs.map((terms) => ({ from, to, terms })) : [];
    }),
  );
}

/** How many of the first words are the input of a rule. */
function lengthOf(input: readonly string[], words: readonly string[], isForm: IsForm): number {
  if (input.every((term, offset) => isForm(words[offset] ?? "", term))) return input.length;
  const glued = input.join("");
  if (glued.length < GLUED_MIN_CHARS) return 0;
  let run = "";
  for (const [index, word] of words.entries()) {
    if (word === "") return 0;
    run += word;
    if (isForm(run, glued)) return index + 1;
    if (run.length > glued.length) return 0;
  }
  return 0;
}

/** True when a word of a query is a term of a rule, or another form of it. */
export type IsForm = (word: string, term: string) => boolean;
