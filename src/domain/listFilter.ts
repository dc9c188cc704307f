/** The part of an entry that a list filter compares. */
export type FilterEntry = { readonly text: string; readonly readers: readonly string[] };

/**
 * The criteria of a list filter: words that an entry must all contain, and audiences of which it
 * must have one.
 */
export type FilterCriteria = { readonly query: string; readonly readers: readonly string[] };

/** True when an entry matches. Case and accents are ignored; empty criteria match every entry. */
export function matchesFilter({ text, readers }: FilterEntry, criteria: FilterCriteria): boolean {
  const haystack = plain(text);
  const words = plain(criteria.query).split(/\s+/).filter(Boolean);
  return (
    words.every((word) => haystack.includes(word)) &&
    (criteria.readers.length === 0 || criteria.readers.some((reader) => readers.includes(reader)))
  );
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** `All 70 terms`, `1 of 70 terms`, `No terms match` for a count of entries. */
export function filterStatus(shown: number, total: number, noun: string): string {
  if (shown === total) return `All ${total} ${noun}`;
  return shown === 0 ? `No ${noun} match` : `${shown} of ${total} ${noun}`;
}
