import type { LoadedSection } from "./hydrate";
import type { ParsedQuery } from "./query";
import { tokenise } from "./tokenise";

/** Do quotes and minuses of a query hold for a section? The index knows words, not their neighbours: the text decides. */
export function holdsPhrases({ section }: LoadedSection, { phrases, excluded }: ParsedQuery): boolean {
  const texts = [section.heading, ...section.texts].map(tokenise);
  return phrases.every((phrase) => texts.some((text) => contains(text, phrase))) && !excluded.some((phrase) => texts.some((text) => contains(text, phrase)));
}

/** Are the terms in the text, side by side? */
function contains(text: readonly string[], phrase: readonly string[]): boolean {
  return text.some((_, at) => phrase.every((term, offset) => text[at + offset] === term));
}
