import { DAYS_PER_YEAR } from "./returns";
import { sum } from "./statistics";
import { itemAt, requireNonNegative, requirePositive, requireThat } from "./validation";
import { requireWeights } from "./weightedPool";

function requireInnerWeight(name: string, weight: number): void {
  requireThat(weight > 0 && weight < 1, name, "above 0 and below 1", weight);
}

/**
 * Value of a liquidity position against holding, before fees, as a fraction (negative: behind holding):
 * `r^w / (w·r + 1 − w) − 1`; for w = 1/2 this is `2√r / (1 + r) − 1`.
 * @param priceRatio new price of the moving token over the old one
 * @param weight share of that token in the pool, 0.5 for 50/50
 * @throws RangeError for a ratio that is not above 0 or a weight outside (0, 1)
 * Source: Balancer documentation; brief M09.
 */
export function impermanentLoss(priceRatio: number, weight: number): number {
  requirePositive("priceRatio", priceRatio);
  requireInnerWeight("weight", weight);
  return priceRatio ** weight / (weight * priceRatio + 1 - weight) - 1;
}

/**
 * The same for any number of tokens that all move: `∏ r^w / Σ w·r − 1`.
 * @throws RangeError when lists do not match, a ratio is not above 0 or weights do not sum to 1
 */
export function basketImpermanentLoss(
  priceRatios: readonly number[],
  weights: readonly number[],
): number {
  requireWeights(priceRatios, weights);
  const logs = priceRatios.map(
    (ratio, index) => itemAt("weights", weights, index) * Math.log(ratio),
  );
  const holding = priceRatios.map((ratio, index) => itemAt("weights", weights, index) * ratio);
  return Math.exp(sum(logs)) / sum(holding) - 1;
}

/** A deposit after a price move. Values in the quote token, amounts in tokens; fees are not counted. */
export type PositionAfterMove = {
  readonly positionValue: number;
  readonly holdValue: number;
  /** Hold value minus position value, 0 or more. */
  readonly loss: number;
  readonly movingTokens: number;
  readonly quoteTokens: number;
};

/**
 * What becomes of a deposit in a two-token pool when the price of the moving token goes from `price` to `price × priceRatio`.
 * @param deposit value of the balanced deposit in the quote token
 * @param price price of the moving token at deposit, in the quote token
 * @throws RangeError as `impermanentLoss`, and for a deposit or price that is not above 0
 * Source: value follows r^w, each side keeps its share of it; brief M09.
 */
export function positionAfterMove(
  deposit: number,
  price: number,
  priceRatio: number,
  weight: number,
): PositionAfterMove {
  requirePositive("deposit", deposit);
  requirePositive("price", price);
  requirePositive("priceRatio", priceRatio);
  requireInnerWeight("weight", weight);
  const positionValue = deposit * priceRatio ** weight;
  const holdValue = deposit * (weight * priceRatio + 1 - weight);
  return {
    positionValue,
    holdValue,
    loss: Math.max(0, holdValue - positionValue),
    movingTokens: (positionValue * weight) / (price * priceRatio),
    quoteTokens: positionValue * (1 - weight),
  };
}

/**
 * Days of fees needed to make up for a loss, at a fee APR earned on the position's value.
 * @param feeApr fraction per year, 0.1095 for 10.95%
 * @throws RangeError for a negative loss, or a value or APR that is not above 0
 */
export function daysOfFeesToCover(loss: number, positionValue: number, feeApr: number): number {
  requireNonNegative("loss", loss);
  requirePositive("positionValue", positionValue);
  requirePositive("feeApr", feeApr);
  return (loss / (positionValue * feeApr)) * DAYS_PER_YEAR;
}

/**
 * Price ratio below which the heavier weight in the moving token loses more than the lighter one: about 0.118 for
 * 0.8 against 0.5. Above it (and for any rise) the heavier weight loses less.
 * @throws RangeError unless 0.5 ≤ lighter < heavier < 1
 * Source: equal impermanent loss, `r^(h−l) = (h·r + 1 − h) / (l·r + 1 − l)`, by bisection on ln r; brief M09.
 */
export function equalLossRatio(heavier: number, lighter: number): number {
  requireThat(
    lighter >= 0.5 && lighter < heavier,
    "lighter",
    "from 0.5 to below the heavier weight",
    lighter,
  );
  requireInnerWeight("heavier", heavier);
  const losesMore = (log: number) =>
    impermanentLoss(Math.exp(log), heavier) < impermanentLoss(Math.exp(log), lighter);
  let high = 0;
  let low = -1;
  while (!losesMore(low)) low -= 1;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (losesMore(middle)) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}
