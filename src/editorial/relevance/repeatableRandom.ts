/**
 * A generator that gives the same numbers, `0 < value < 1`, for the same seed (a positive integer): that of Park and Miller. Not
 * for secrets.
 */
export function repeatableRandom(seed: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = seed % modulus;
  return () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
}
