/** Replaces all characters with spaces, except line breaks. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

/**
 * Returns a function that finds the line of a character in a text. It reads the text once, at the first call: a page may have as
 * many tags as lines.
 * @param first number of the text's first line
 */
export function lineFinder(text: string, first = 1): (index: number) => number {
  let ends: readonly number[] | undefined;
  return (index) => {
    ends ??= Array.from(text.matchAll(/\n/g), (end) => end.index);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return first + low;
  };
}
