/**
 * The words of a query that were not searched for, as they were typed.
 * @param kept what was searched for instead
 */
export function removedWords(query: string, kept: string): string[] {
  const left = wordsOf(kept).map(plain);
  return wordsOf(query).filter((word) => {
    const at = left.indexOf(plain(word));
    if (at >= 0) left.splice(at, 1);
    return at < 0 && plain(word) !== "";
  });
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** Without capitals and punctuation, which an engine may leave out. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
