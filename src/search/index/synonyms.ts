import type { Synonym } from "../records/siteRecords";
import { tokenise } from "./tokenise";
import { inflections } from "./wordForms";

/** Words of a query from `from` up to but not including `to`, which `terms` may replace. */
export type Replacement = {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
};

/** A synonym prepared for lookup, since every key press checks every rule. */
export type SynonymRule = {
  /** The words that match each term of the input. */
  readonly input: readonly ReadonlySet<string>[];
  /** The input as one word; undefined if that is too short. */
  readonly glued?: { readonly length: number; readonly forms: ReadonlySet<string> };
  readonly outputs: readonly (readonly string[])[];
};

/** Prepares synonyms for lookup; entries of several words count as phrases. */
export function synonymRules(synonyms: readonly Synonym[]): SynonymRule[] {
  return synonyms
    .flatMap((synonym): SynonymRule[] => {
      const outputs = synonym.synonyms.map(tokenise).filter((terms) => terms.length > 0);
      if (synonym.type === "oneWaySynonym") return [ruleOf(tokenise(synonym.input), outputs)];
      return outputs.map((input) =>
        ruleOf(
          input,
          outputs.filter((output) => output !== input),
        ),
      );
    })
    .filter(({ input, outputs }) => input.length > 0 && outputs.length > 0);
}

/** Shorter words are not looked for in pieces: `a mm` is not `AMM`. */
const GLUED_MIN_CHARS = 6;

function ruleOf(input: readonly string[], outputs: readonly (readonly string[])[]): SynonymRule {
  const glued = input.join("");
  return {
    input: input.map(formsOf),
    ...(glued.length >= GLUED_MIN_CHARS && {
      glued: { length: glued.length, forms: formsOf(glued) },
    }),
    outputs,
  };
}

/** A term, its plain plural (`LPs` for `LP`) and, of a longer one, any form of it: `staked` for `staking`. */
function formsOf(term: string): ReadonlySet<string> {
  return new Set([term, `${term}s`, ...inflections(term)]);
}

/**
 * Every position in a query where a synonym applies, also glued or split: `rug pull` to `rugpull` and back.
 * @param words "" for a word that no synonym may replace
 */
export function findReplacements(
  words: readonly string[],
  rules: readonly SynonymRule[],
): Replacement[] {
  return rules.flatMap((rule) =>
    words.flatMap((_, from) => {
      const to = from + lengthOf(rule, words, from);
      return to > from ? rule.outputs.map((terms) => ({ from, to, terms })) : [];
    }),
  );
}

/** How many of the words, starting at `from`, match the input of a rule. */
function lengthOf({ input, glued }: SynonymRule, words: readonly string[], from: number): number {
  if (input.every((forms, offset) => forms.has(words[from + offset] ?? ""))) return input.length;
  if (!glued) return 0;
  let run = "";
  for (let at = from; at < words.length && run.length <= glued.length; at++) {
    if (words[at] === "") return 0;
    run += words[at];
    if (glued.forms.has(run)) return at + 1 - from;
  }
  return 0;
}
