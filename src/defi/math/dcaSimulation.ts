import { normalDraw, seededRandom } from "./seededRandom";
import { requireNonNegative, requirePositive, requireWhole } from "./validation";

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

/** The simulation of the DCA page and of figure P11. */
export const DCA_SIMULATION: SimulationTerms = {
  paths: 20_000,
  buys: 12,
  annualVolatility: 0.8,
  buysPerYear: 52,
  seed: 20_240_229,
};

/** Final value per 1 invested, path by path, and how often equal buys ended higher than one buy at the start. */
export type SimulationResult = {
  readonly dca: readonly number[];
  readonly lumpSum: readonly number[];
  readonly dcaWinsShare: number;
};

/**
 * Simulates both ways of buying on the same random paths, valued one step after the last buy; the same terms always
 * give the same result.
 * @throws RangeError for counts below 1, a negative volatility, a frequency not above 0 or an invalid seed
 * Source: geometric Brownian motion with zero drift, step factor exp(−σ²Δt/2 + σ√Δt·z); brief M15.
 */
export function simulateDca(terms: SimulationTerms): SimulationResult {
  requireWhole("paths", terms.paths, 1);
  requireWhole("buys", terms.buys, 1);
  requireNonNegative("annualVolatility", terms.annualVolatility);
  requirePositive("buysPerYear", terms.buysPerYear);
  const random = seededRandom(terms.seed);
  const variance = terms.annualVolatility ** 2 / terms.buysPerYear;
  const spread = Math.sqrt(variance);
  const dca: number[] = [];
  const lumpSum: number[] = [];
  let wins = 0;
  for (let path = 0; path < terms.paths; path += 1) {
    let price = 1;
    let tokens = 0;
    for (let buy = 0; buy < terms.buys; buy += 1) {
      tokens += 1 / price;
      price *= Math.exp(spread * normalDraw(random) - variance / 2);
    }
    const value = (tokens * price) / terms.buys;
    dca.push(value);
    lumpSum.push(price);
    if (value > price) wins += 1;
  }
  return { dca, lumpSum, dcaWinsShare: wins / terms.paths };
}

/**
 * Standard deviation of the final value of a lump sum of 1 after `years`, by theory: `√(exp(σ²T) − 1)`.
 * @throws RangeError for a negative volatility or time
 * Source: variance of the lognormal distribution with mean 1; brief M15.
 */
export function lumpSumSpread(annualVolatility: number, years: number): number {
  requireNonNegative("annualVolatility", annualVolatility);
  requireNonNegative("years", years);
  return Math.sqrt(Math.expm1(annualVolatility ** 2 * years));
}
