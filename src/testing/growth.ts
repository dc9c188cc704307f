/**
 * Absolute times are not compared, since a busy machine only adds to them: with an input sixteen times as large, a sixteenth as
 * many runs take as long as before, or sixteen times as long if the time grows with the square of the size.
 */
const LARGER = 16;
/** Number of tries, enough for one in which no other process interrupts a run of a few milliseconds. */
const TRIES = 16;
/** How many times as long as the small runs together the large one may take: more than memory and garbage collection add. */
const LIMIT = 4;
/** A large run shorter than this many milliseconds is too short to compare. */
const NOTHING = 10;
/** A large run longer than this many milliseconds is not due to interruptions: three tries are enough then. */
const MUCH = 200;

/**
 * Whether the time of some work grows faster than in proportion to its size. Large and small runs take turns, and the minimum
 * time of several tries counts, because a machine may be slow during all tries of one of them.
 */
export async function isSuperlinear(
  work: (size: number) => unknown,
  size: number,
): Promise<boolean> {
  let large = Number.POSITIVE_INFINITY;
  let small = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    small = Math.min(small, await millisecondsOf(work, size / LARGER, LARGER));
    large = Math.min(large, await millisecondsOf(work, size, 1));
    if (large < NOTHING || large < LIMIT * small) return false;
    if (attempt >= 2 && large > MUCH) return true;
  }
  return true;
}

async function millisecondsOf(
  work: (size: number) => unknown,
  size: number,
  times: number,
): Promise<number> {
  const begin = performance.now();
  for (let time = 0; time < times; time++) await work(size);
  return performance.now() - begin;
}
