import type { WordMatches } from "./wordMatches";

/**
 * How many sections have all words at most: those that have the rarest, and the others, too.
 * @param words what stands for each word; at least one of it has to be in the section
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
