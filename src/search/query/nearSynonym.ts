import type { OpenIndex } from "../index/openIndex";
import { isSlip, maxEditsOf } from "./expandWord";
import type { QueryWord } from "./parseQuery";
import { findNear } from "./typos";

/** A word that nothing in the index resembles as the word of a synonym that it misspells: `metamsk` as MetaMask, which no page may have. */
export function nearSynonym({ synonyms }: OpenIndex, word: QueryWord): QueryWord {
  const words = synonyms.flatMap(({ input }) => input.flatMap(([term = ""]) => term));
  const terms = [...new Set(words)].sort();
  if (terms.includes(word.term)) return word;
  const part = { terms, shared: new Uint8Array(terms.length) };
  const options = { maxEdits: maxEditsOf(word.term), prefix: false, anyFirstLetter: false };
  const [nearest] = findNear(part, word.term, options)
    .map(({ index, edits }) => ({ term: terms[index] ?? "", edits }))
    .filter(({ term }) => isSlip(word.term, term))
    .sort((a, b) => a.edits - b.edits);
  return nearest ? { ...word, term: nearest.term } : word;
}
