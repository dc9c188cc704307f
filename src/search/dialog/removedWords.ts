/**
 * The words of a query that were not searched for, as typed.
 * @param kept the query that was searched for instead
 */
export function removedWords(query: string, kept: string): string[] {
  const left = piecesOf(kept);
  return query.split(/\s+/).filter((word) => {
    const removed = piecesOf(word).filter((piece) => {
      const at = left.indexOf(piece);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return removed.length > 0;
  });
}

/** The words of a text in lower case and without punctuation, which an engine may drop: it may keep mint/burn as two words. */
function piecesOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
