/**
 * No length of time is judged, since a busy machine only adds to it: of a size sixteen times as large, a sixteenth as many
 * runs take as long as before, or sixteen times as long where the time grows with the square of the size.
 */
const LARGER = 16;
/** Enough for one try in which no other process interrupts a run of a few milliseconds. */
const TRIES = 16;
/** How many times as long as the small runs together the large one may take: more than what memory and its collection add. */
const LIMIT = 4;
/** Milliseconds of the large run that are too few to compare. */
const NOTHING = 10;
/** Milliseconds of the large run that no interruption makes of a few: three tries are enough then. */
const MUCH = 200;

/**
 * Whether the time of some work grows faster than in proportion to its size. Large and small runs take turns, and the
 * least time of several tries counts: a machine may be slower for as long as all tries of one of them.
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
