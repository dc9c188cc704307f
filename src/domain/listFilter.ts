/** What a list filter compares an entry with. */
export type FilterEntry = { readonly text: string; readonly readers: readonly string[] };

/** What the reader asked for: words that all have to stand in an entry, and readers of whom one has to be meant. */
export type FilterWish = { readonly query: string; readonly readers: readonly string[] };

/** Whether an entry stays in the list. Case and accents do not count; no word and no reader means every entry. */
export function matchesFilter({ text, readers }: FilterEntry, wish: FilterWish): boolean {
  const haystack = plain(text);
  const words = plain(wish.query).split(/\s+/).filter(Boolean);
  return words.every((word) => haystack.includes(word)) && (wish.readers.length === 0 || wish.readers.some((reader) => readers.includes(reader)));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** `All 70 terms`, `1 of 70 terms`, `No terms match` for a count of entries. */
export function filterStatus(shown: number, total: number, noun: string): string {
  if (shown === total) return `All ${total} ${noun}`;
  return shown === 0 ? `No ${noun} match` : `${shown} of ${total} ${noun}`;
}
