/** Repeatable random choices for tests: the same seed gives the same choices. */
export class Random {
  constructor(private state: number) {}

  /** A number in [0, 1), by Mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** A random choice. @throws Error when there are none */
  of<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new Error("Random.of needs something to choose from.");
    return choice;
  }
}

/**
 * The seed and the number of rounds of a random test, from the environment. By default they are the same each time, so that a
 * failing run is due to the commit and not to luck; `npm run soak` draws new ones.
 */
export function randomRun(name: string, rounds: number): { random: Random; rounds: number } {
  const seed = Number(process.env.RANDOM_SEED ?? 1);
  const count = Number(process.env.RANDOM_ROUNDS ?? rounds);
  console.log(`${name}: RANDOM_SEED=${seed} RANDOM_ROUNDS=${count}`);
  return { random: new Random(seed), rounds: count };
}
