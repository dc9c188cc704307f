/** True when a text has all words of a query. Case and accents are ignored; an empty query matches every text. */
export function matchesFilter(text: string, query: string): boolean {
  const haystack = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** `All 70 terms`, `1 of 70 terms`, `No terms match` for a count of entries. */
export function filterStatus(
  { shown, total }: { readonly shown: number; readonly total: number },
  noun: string,
): string {
  if (shown === total) return `All ${total} ${noun}`;
  return shown === 0 ? `No ${noun} match` : `${shown} of ${total} ${noun}`;
}
