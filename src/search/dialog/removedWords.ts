/**
 * The words of a query that were not searched for, as they were typed.
 * @param kept what was searched for instead
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

/** The words of a text without capitals and punctuation, which an engine may leave out: of mint/burn it may keep two. */
function piecesOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
