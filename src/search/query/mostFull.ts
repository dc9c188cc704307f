import type { WordMatches } from "./wordMatches";

/**
 * Upper bound for the number of sections that have all words, from the rarest one and its overlap with the others.
 * @param words the terms for each word, at least one of which has to be in the section
 * @returns undefined without words
 */
export function mostFull(words: readonly (readonly WordMatches[])[]): number | undefined {
  const [rarest, ...others] = [...words].sort((a, b) => foundIn(a) - foundIn(b));
  if (!rarest) return undefined;
  let most = 0;
  for (const { found } of rarest)
    for (const section of found)
      if (others.every((word) => word.some((matches) => matches.includes(section)))) most++;
  return most;
}

function foundIn(matches: readonly WordMatches[]): number {
  return matches.reduce((sum, { found }) => sum + found.length, 0);
}
