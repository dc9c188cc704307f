import type { Slot } from "./queryPlan";

/** Totals over the words of a query: weights and counts. */
export type Totals = {
  /** Weight of all words, of those that a section may lack, and of those that the index has. */
  readonly whole: number;
  readonly free: number;
  readonly known: number;
  /** Number of words, of those that names consist of, of those of the subject, of those that a section has to have. */
  readonly words: number;
  readonly size: number;
  readonly subject: number;
  readonly needed: number;
};

/** Adds up the words of a query; `known` are those that the index has. */
export function totalsOf(slots: readonly Slot[], known: readonly Slot[]): Totals {
  return {
    whole: weightOf(slots),
    free: weightOf(slots.filter(({ optional }) => optional)),
    known: weightOf(known),
    words: slots.length,
    size: slots.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0),
    subject: slots.filter(({ isSubject }) => isSubject).length,
    needed: slots.filter(({ optional }) => !optional).length,
  };
}

function weightOf(slots: readonly Slot[]): number {
  return slots.reduce((sum, { weight }) => sum + weight, 0);
}
