import { termOf } from "../index/dictionary";
import { knownWordsOf, type Word } from "../index/tokenise";
import type { QueryPlan } from "./queryPlan";
import type { TermMatch } from "./termList";

/** A range of a text that matches a word of the query. */
export type Mark = { readonly start: number; readonly end: number; readonly slot: number };

/** A word of a text with its marked range, if any. */
export type MarkedWord = Word & { readonly mark?: Mark };

/** The beginning of a word that the reader is still typing. */
type Prefix = { readonly term: string; readonly slot: number };

/** Words that match a query word when they are consecutive: `impermanent`, `loss` for `IL`. */
type Run = { readonly terms: readonly ((term: string) => boolean)[]; readonly slot: number };

/** Finds a query's words in texts, by the same rules as the index search: in each text of each hit, at every key press. */
export class Matcher {
  private readonly whole = new Map<string, number>();
  private readonly prefixes: Prefix[] = [];
  private readonly runs: Run[] = [];
  /** Weights of the words that are marked, by position. Function words are marked only when there are no others. */
  readonly slots: ReadonlyMap<number, number>;

  /** The words of the query as they are reported in `matchedWords`. */
  readonly words: readonly string[];

  constructor({ slots, alternatives }: Pick<QueryPlan, "slots" | "alternatives">) {
    this.words = slots.map(({ written }) => written);
    slots.forEach(({ term, terms, prefix, parts, isSubject }, slot) => {
      if (!isSubject) return;
      this.put(term, slot);
      for (const match of terms) {
        const isOther = match.certainty === 0; // a look-alike of a word that the index has: `more` for `move`
        if (!match.isPrefix && !isOther) this.put(termOf(match), slot);
      }
      if (prefix) this.prefixes.push({ term, slot });
      if (prefix && parts.length > 1) this.runs.push({ terms: beginningOf(parts), slot });
    });
    for (const { from, terms } of alternatives)
      this.runs.push({ terms: terms.map(oneOf), slot: from });
    const marked = [
      ...this.whole.values(),
      ...[...this.prefixes, ...this.runs].map(({ slot }) => slot),
    ];
    this.slots = new Map([...new Set(marked)].map((slot) => [slot, slots[slot]?.weight ?? 0]));
  }

  /** The words of a text, marked where they match. */
  mark(text: string): MarkedWord[] {
    const words = knownWordsOf(text);
    const inRuns = this.runs.length > 0 ? this.marksOfRuns(words) : undefined;
    return words.map((word, at) => {
      let mark = this.markIn(word, text) ?? inRuns?.get(at);
      for (const part of word.parts) mark ??= this.markIn(part, text);
      return mark ? { ...word, mark } : word;
    });
  }

  /** Positions of the query words that occur in the texts. */
  slotsIn(...texts: readonly string[]): Set<number> {
    const found = new Set<number>();
    for (const text of texts)
      for (const { mark } of this.mark(text)) if (mark) found.add(mark.slot);
    return found;
  }

  /** Total weight of the query words that occur in the texts. */
  weigh(...texts: readonly string[]): number {
    return [...this.slotsIn(...texts)].reduce((sum, slot) => sum + (this.slots.get(slot) ?? 0), 0);
  }

  /** Marks of words that together match one query word, by their position among the words. */
  private marksOfRuns(words: readonly Word[]): Map<number, Mark> {
    const marks = new Map<number, Mark>();
    const units = words.flatMap((word, at) =>
      (word.parts.length > 0 ? word.parts : [word]).map(({ start, end, term }) => ({
        start,
        end,
        term,
        at,
      })),
    );
    for (const { terms, slot } of this.runs)
      for (let first = 0; first < units.length; first++)
        if (isRun(terms, units, first))
          for (const { at, start, end } of units.slice(first, first + terms.length))
            marks.set(at, { slot, start: marks.get(at)?.start ?? start, end });
    return marks;
  }

  private put(term: string, slot: number): void {
    if (!this.whole.has(term)) this.whole.set(term, slot);
  }

  private prefixOf(term: string): Prefix | undefined {
    for (const prefix of this.prefixes) if (term.startsWith(prefix.term)) return prefix;
    return undefined;
  }

  private markIn(
    { start, end, term }: Pick<Word, "start" | "end" | "term">,
    text: string,
  ): Mark | undefined {
    const slot = this.whole.get(term);
    if (slot !== undefined) return { start, end, slot };
    const prefix = this.prefixOf(term);
    if (!prefix) return undefined;
    const isPlain = text.slice(start, end).toLowerCase() === term;
    return { start, end: isPlain ? start + prefix.term.length : end, slot: prefix.slot };
  }
}

/** Whether the terms are consecutive from a position on; a plain loop, since it runs for every word of every hit. */
function isRun(
  terms: Run["terms"],
  units: readonly { readonly term: string }[],
  from: number,
): boolean {
  for (let offset = 0; offset < terms.length; offset++)
    if (!terms[offset]?.(units[from + offset]?.term ?? "")) return false;
  return true;
}

function oneOf(matches: readonly TermMatch[]): Run["terms"][number] {
  const terms = new Set(matches.map(termOf));
  return (term) => terms.has(term);
}

/** A name that the reader is still typing: `swap_exact_i`. */
function beginningOf(parts: readonly string[]): Run["terms"] {
  return parts.map((part, at) =>
    at < parts.length - 1 ? (term) => term === part : (term) => term.startsWith(part),
  );
}
