export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A number as a heading level, between 1 and 6. */
export function toLevel(level: number): HeadingLevel {
  const levels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];
  return levels[Math.min(6, Math.max(1, level)) - 1] ?? 6;
}
