import type { DictionaryPart } from "./dictionaryPart";
import type { IndexHeader } from "./indexHeader";
import type { OpenIndex } from "./openIndex";

/** A term of the index. */
export type TermPlace = { readonly part: DictionaryPart; readonly index: number };

/** Sorted terms. */
type Terms = Pick<DictionaryPart, "terms">;

const AFTER_ALL = "\uffff";

/** Numbers of the dictionary parts that can hold terms beginning with `prefix`; `""` means all. */
export function partsWith({ partTerms }: IndexHeader, prefix: string): number[] {
  if (partTerms.length === 0) return [];
  const from = prefix === "" ? 0 : partOf(partTerms, prefix);
  const to = prefix === "" ? partTerms.length - 1 : partOf(partTerms, prefix + AFTER_ALL);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The part that would hold a term: the last one that begins at or before it. */
function partOf(partTerms: readonly string[], term: string): number {
  const at = firstFrom(partTerms, term);
  return Math.max(0, partTerms[at] === term ? at : at - 1);
}

/** The parts for any of the prefixes, fetched where needed. */
export function loadParts(
  index: OpenIndex,
  prefixes: readonly string[],
): Promise<DictionaryPart[]> {
  const numbers = new Set(prefixes.flatMap((prefix) => partsWith(index.header, prefix)));
  return Promise.all([...numbers].map((number) => index.part(number)));
}

/** Index of the first of these sorted terms that is not below `term`; their number if all are. */
function firstFrom(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The term in one of the parts. */
export function findTerm(parts: readonly DictionaryPart[], term: string): TermPlace | undefined {
  for (const part of parts) {
    const index = firstFrom(part.terms, term);
    if (part.terms[index] === term) return { part, index };
  }
  return undefined;
}

/** Consecutive terms of a part: the index of the first, and of the first after them. */
export type TermRange<Part = DictionaryPart> = {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
};

/** The terms of the parts that begin with `prefix`, including the prefix itself; parts without any are omitted. */
export function rangesWithPrefix<Part extends Terms>(
  parts: readonly Part[],
  prefix: string,
): TermRange<Part>[] {
  return parts
    .map((part) => ({
      part,
      from: firstFrom(part.terms, prefix),
      to: firstFrom(part.terms, prefix + AFTER_ALL),
    }))
    .filter(({ from, to }) => from < to);
}

/** The same, one by one. */
export function termsWithPrefix(parts: readonly DictionaryPart[], prefix: string): TermPlace[] {
  return rangesWithPrefix(parts, prefix).flatMap(({ part, from, to }) =>
    Array.from({ length: to - from }, (_, at) => ({ part, index: from + at })),
  );
}

export function termOf({ part, index }: TermPlace): string {
  return part.terms[index] ?? "";
}

/** Whether a term is so frequent that it says little about a section; a large index has it in headings only. */
export function isFrequent({ part, index }: TermPlace): boolean {
  return part.frequent[index] === 1;
}

/** The number of sections that contain a term. */
export function sectionsOf({ part, index }: TermPlace): number {
  return part.sections[index] ?? 0;
}
