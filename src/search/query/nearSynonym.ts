import { loadParts, rangesWithPrefix } from "../index/dictionary";
import type { OpenIndex } from "../index/openIndex";
import { isSlip, maxEditsOf } from "./expandWord";
import type { QueryWord } from "./parseQuery";
import { findNear } from "./typos";
import { SYNONYM_START_MIN_CHARS } from "./weights";

/** Reads a word that resembles nothing in the index as a misspelt synonym: `metamsk` as MetaMask, which no page may have. */
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

/** Reads a word that is being typed as the synonym that it begins, if nothing in the index begins with it: `metama`. */
export async function begunSynonym(index: OpenIndex, word: QueryWord): Promise<QueryWord> {
  const { term, prefix } = word;
  if (!prefix || term.length < SYNONYM_START_MIN_CHARS) return word;
  const [shortest] = index.synonyms
    .map(({ input: [[whole = ""] = [], second] }) => (second ? "" : whole))
    .filter((whole) => whole.startsWith(term))
    .sort((a, b) => a.length - b.length);
  if (shortest === undefined) return word;
  const isKnown = rangesWithPrefix(await loadParts(index, [term]), term).length > 0;
  return isKnown ? word : { ...word, term: shortest };
}
