/** Alternatives as listed in a sentence: `a`, `a or b`, `a, b or c`. */
export function orList(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${last}` : last;
}
