/** Scripts that are written without spaces. Their words are looked for inside runs of one script: `接続` in `ウォレットを接続する`. */
const SCRIPTS = ["scx=Han", "scx=Hira", "scx=Kana", "sc=Thai", "sc=Lao", "sc=Khmr", "sc=Mymr"];

/** Patterns for a run of one such script, and for a character of any of them. */
export const UNSPACED_RUN = SCRIPTS.map((script) => `(?:(?=[\\p{L}\\p{M}])\\p{${script}})+`).join(
  "|",
);
export const UNSPACED = `[${SCRIPTS.map((script) => `\\p{${script}}`).join("")}]`;

const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, "u");
const CHARACTER = /[^\p{M}]\p{M}*/gu;
const SHORTEST = 3;

/** True for a word that is such a run. */
export function isUnspaced(word: string): boolean {
  return STARTS_UNSPACED.test(word);
}

/**
 * Positions of every two adjacent characters in a run of three or more: a search for part of the run looks for these.
 * @example pairsOf("手数料") // [[0, 2], [1, 3]]
 */
export function pairsOf(run: string): readonly (readonly [start: number, end: number])[] {
  const characters = [...run.matchAll(CHARACTER)];
  if (characters.length < SHORTEST) return [];
  return characters
    .slice(1)
    .map(({ 0: second, index }, at) => [characters[at]?.index ?? 0, index + second.length]);
}
