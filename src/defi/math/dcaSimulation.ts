/** A simulation of 12 weekly buys on price paths without drift: the expected price never changes. */
export const SIMULATION = {
  paths: 20_000,
  buys: 12,
  /** Standard deviation of yearly log returns. */
  annualVolatility: 0.8,
  buysPerYear: 52,
  seed: 20_240_229,
};

/**
 * Final value per 1 invested, path by path, of equal buys and of one buy at the start, valued one step after the last buy; always
 * the same result. Source: geometric Brownian motion with zero drift, step factor exp(−σ²Δt/2 + σ√Δt·z).
 */
export function simulateDca() {
  const random = seededRandom(SIMULATION.seed);
  const variance = SIMULATION.annualVolatility ** 2 / SIMULATION.buysPerYear;
  const dca: number[] = [];
  const lumpSum: number[] = [];
  for (let path = 0; path < SIMULATION.paths; path += 1) {
    let price = 1;
    let tokens = 0;
    for (let buy = 0; buy < SIMULATION.buys; buy += 1) {
      tokens += 1 / price;
      price *= Math.exp(Math.sqrt(variance) * normalDraw(random) - variance / 2);
    }
    dca.push((tokens * price) / SIMULATION.buys);
    lumpSum.push(price);
  }
  return { dca, lumpSum };
}

/** Repeatable uniform numbers, `0 ≤ value < 1`. Source: mulberry32 by Tommy Ettinger, public domain. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** One draw of the standard normal distribution. Source: Box and Muller, 1958. */
function normalDraw(random: () => number): number {
  const radius = random() || Number.MIN_VALUE; // 0 has no logarithm
  return Math.sqrt(-2 * Math.log(radius)) * Math.cos(2 * Math.PI * random());
}
