/** A simulation of price paths without drift: the expected price never changes. */
export type SimulationTerms = {
  readonly paths: number;
  readonly buys: number;
  /** Standard deviation of yearly log returns, 0.8 for 80%. */
  readonly annualVolatility: number;
  /** Buys per year, 52 for weekly ones. */
  readonly buysPerYear: number;
  readonly seed: number;
};

/**
 * Final value per 1 invested, path by path, of equal buys and of one buy at the start, valued one step after the last buy; the
 * same terms always give the same result.
 * Source: geometric Brownian motion with zero drift, step factor exp(−σ²Δt/2 + σ√Δt·z).
 */
export function simulateDca(terms: SimulationTerms) {
  const random = seededRandom(terms.seed);
  const variance = terms.annualVolatility ** 2 / terms.buysPerYear;
  const deviation = Math.sqrt(variance);
  const dca: number[] = [];
  const lumpSum: number[] = [];
  for (let path = 0; path < terms.paths; path += 1) {
    let price = 1;
    let tokens = 0;
    for (let buy = 0; buy < terms.buys; buy += 1) {
      tokens += 1 / price;
      price *= Math.exp(deviation * normalDraw(random) - variance / 2);
    }
    dca.push((tokens * price) / terms.buys);
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
  let radius = 0;
  while (radius === 0) radius = random();
  return Math.sqrt(-2 * Math.log(radius)) * Math.cos(2 * Math.PI * random());
}
