import { ABORT_CATEGORIES, type AbortCategory, abortCode } from "../math/abortCode";
import { bondingCurve, priceAt, progressAt } from "../math/bondingCurve";
import { virtualTokensUnits } from "../math/bondingCurveBaseUnits";
import { depegComposition } from "../math/depeg";
import { POOL_1, POOL_2, POOL_3, POOL_S, POOL_W, POOL_W3 } from "../math/illustrativePools";
import { MOON_CURVE, SEASON } from "../math/illustrativeTerms";
import { basketImpermanentLoss, positionAfterMove } from "../math/impermanentLoss";
import { firstShares, oneSidedGain } from "../math/liquidity";
import { levelThreshold, raffleChance } from "../math/points";
import { DAYS_PER_YEAR } from "../math/returns";
import { splitOf } from "../math/router";
import { stableIn, stableInvariant, stableOutBeforeFee, stableSpotRate } from "../math/stablePool";
import { constantProductOut, constantProductRate, poolAfterSwap, quoteSwap } from "../math/swap";
import { toTokens, U64_MAX } from "../math/units";
import { weightedIn, weightedOut, weightedPair } from "../math/weightedPool";
import { aprOf } from "../plots/kinds/liquidity";
import { partsAt } from "../plots/kinds/supply";

/** Intermediate figures of a worked example, computed the way the page explains them. */
export function stepFigures(): readonly number[] {
  return [
    ...swapSteps(),
    bestCoarseSplit(),
    ...[0.003, 0.0004].map((second) => 100 * (1 - (1 - 0.003) * (1 - second))),
    ...liquiditySteps(),
    ...stableSteps(),
    ...weightedSteps(),
    ...rewardSteps(),
    ...abortCodes(),
  ];
}

function swapSteps(): number[] {
  const quote = quoteSwap(POOL_1, 10_000);
  const after = poolAfterSwap(POOL_1, 10_000);
  const missing = 5_000 - quote.amountOut;
  const fees = [0.003, 0.001, 0.0004, 0.005].map((fee) => 1 - fee);
  const firstSwap = Math.floor(constantProductOut(POOL_1, 1) * 1e8);
  const net = [1_000, 5_000, 10_000, 50_000].map((paid) => paid * (1 - POOL_1.fee));
  return [
    ...fees,
    ...net,
    ...net.map((paid) => POOL_1.reserveIn + paid),
    Math.floor(quote.amountOut * 1e8) / 1e8,
    firstSwap,
    Math.floor(firstSwap * 0.995),
    quote.priceImpact,
    1 - quote.shortfall,
    missing,
    missing - 5_000 * POOL_1.fee,
    after.reserveIn,
    after.reserveOut,
    POOL_1.reserveOut - 5_000,
    constantProductRate(POOL_1, 0),
    (Math.sqrt(quote.invariantGrowth) - 1) * 100,
    POOL_1.reserveOut - Math.sqrt(5e11 / 2.42),
    1_000_000 + 500_000 * 2.42,
    10_000 - 50,
    5_000_000_000_000 - 1,
    61.57 + 24.63 + 13.81,
    0.6157,
    0.2463,
    0.1381,
  ];
}

/** Highest output of 50,000 USDX over three pools when every share is a multiple of 5%. */
function bestCoarseSplit(): number {
  const steps = Array.from({ length: 21 }, (_, step) => step);
  const outputs = steps.flatMap((first) =>
    steps
      .filter((second) => first + second <= 20)
      .map((second) => {
        const inputs = [first, second, 20 - first - second].map((part) => part * 2_500);
        return splitOf([POOL_1, POOL_2, POOL_3], inputs).total;
      }),
  );
  return Math.max(...outputs);
}

function liquiditySteps(): number[] {
  const supply = firstShares([POOL_1.reserveIn, POOL_1.reserveOut], [0.5, 0.5]);
  const doubled = positionAfterMove(20_000, 2, 2, 0.5);
  const volatilities = [0.5, 0.8, 1, 1.5].flatMap((sigma) => [
    (100 * sigma ** 2) / 8,
    100 * 0.08 * sigma ** 2,
  ]);
  return [
    supply / 100,
    (supply / 100) * 0.995,
    1.01,
    1 - 0.003 / 2,
    10_000 * 0.995,
    5_000 * 0.995,
    DAYS_PER_YEAR,
    (doubled.positionValue * 0.1095) / DAYS_PER_YEAR,
    ...volatilities,
    ...[0.05, 0.1, 0.125, 0.2, 0.5].map((turnover) => 100 * aprOf(turnover, 0.0005)),
    ...[2, 1.5, 1, 0.5].flatMap((other) => [
      2 / other,
      -100 * basketImpermanentLoss([2, other], [0.5, 0.5]),
    ]),
  ];
}

/** Exact output, three tokens, the fee on an uneven deposit, and a ramp of A two days into a week. */
function stableVariants(): number[] {
  const [x = 0] = POOL_S.balances;
  const needed = stableIn(POOL_S, 0, 1, 50_000);
  const three = { ...POOL_S, balances: [x, x, x] };
  const uneven = { ...POOL_S, balances: [1_600_000, 1_000_000, 400_000] };
  const deposit = [x + 100_000, x];
  const before = stableInvariant(POOL_S.balances, 100);
  const ideal = (x * stableInvariant(deposit, 100)) / before;
  const fees = deposit.map((balance) => (POOL_S.fee / 2) * Math.abs(ideal - balance));
  const reduced = deposit.map((balance, index) => balance - (fees[index] ?? 0));
  const after = stableInvariant(reduced, 100);
  return [
    needed,
    x + needed,
    50_000 / (1 - POOL_S.fee),
    3 * POOL_S.amplification,
    stableOutBeforeFee(three, 0, 1, 100_000),
    stableOutBeforeFee(uneven, 0, 1, 100_000),
    stableOutBeforeFee(uneven, 0, 2, 100_000),
    ideal,
    ...fees,
    after,
    100 * (after / before - 1),
    Math.floor(100 + (300 * 2) / 7),
  ];
}

function stableSteps(): number[] {
  const [x = 0, y = 0] = POOL_S.balances;
  const strength = POOL_S.amplification * 2;
  const before = stableOutBeforeFee(POOL_S, 0, 1, 100_000);
  const left = y - before;
  const invariant = x + y;
  const product = ((invariant / (2 * (x + 100_000))) * invariant) / (2 * y);
  const productTerm = product * invariant * ((x + 100_000 + y) / invariant) ** 3;
  const total = 2_100_000;
  const step =
    ((strength * total + 2 * productTerm) * total) / ((strength - 1) * total + 3 * productTerm);
  const constant = invariant ** 3 / (strength * 4 * 1_100_000);
  const slope = 1_100_000 + invariant / strength;
  const iterates = [invariant];
  for (let index = 0; index < 6; index += 1) {
    const last = iterates.at(-1) ?? invariant;
    iterates.push((last ** 2 + constant) / (2 * last + slope - invariant));
  }
  const depegged = depegComposition(100, 0.9, invariant);
  const skewed = { ...POOL_S, balances: [1_600_000, 400_000] };
  return [
    stableInvariant(skewed.balances, 100),
    stableSpotRate(skewed, 0, 1),
    productTerm,
    step,
    stableInvariant([1_100_000, 1_000_000], 100),
    constant,
    slope,
    ...iterates,
    left,
    before * POOL_S.fee,
    strength * (1_100_000 + left) + invariant,
    stableOutBeforeFee(POOL_S, 0, 1, 100_000) - before,
    stableOutBeforeFee({ ...POOL_S, amplification: 1_000 }, 0, 1, 100_000) - before,
    stableOutBeforeFee(skewed, 1, 0, 100_000),
    ...stableVariants(),
    -100 * depegged.versusDeposit - 5,
    depegged.holdValue - depegged.value,
  ];
}

function weightedSteps(): number[] {
  const buy = weightedPair(POOL_W, 1, 0);
  const sell = weightedPair(POOL_W, 0, 1);
  const three = weightedPair(POOL_W3, 2, 1);
  const paid = (amount: number, fee: number) => amount * (1 - fee);
  return [
    POOL_W.fee,
    buy.balanceIn + paid(5_000, buy.fee),
    buy.balanceIn / (buy.balanceIn + paid(5_000, buy.fee)),
    1 - weightedOut(buy, 5_000) / buy.balanceOut,
    sell.balanceIn + paid(2_500, sell.fee),
    1 - weightedOut(sell, 2_500) / sell.balanceOut,
    buy.balanceOut - 2_400,
    1 + (weightedIn(buy, 2_400) * (1 - buy.fee)) / buy.balanceIn,
    (weightedIn(buy, 2_400) * (1 - buy.fee)) / buy.balanceIn,
    three.balanceIn + paid(4_000, three.fee),
    1 - weightedOut(three, 4_000) / three.balanceOut,
    4_000 / weightedOut(three, 4_000),
    (100 * 4_000 * 0.5) / (2 * 0.06 * 1_000_000),
    constantProductOut({ reserveIn: 200_000, reserveOut: 100_000, fee: 0.003 }, 5_000),
    2 ** 0.8,
    100 * oneSidedGain({ ...POOL_W, fee: 0 }, 0, 5_000),
    100 * oneSidedGain({ ...POOL_W, fee: 0 }, 1, 10_000),
  ];
}

function rewardSteps(): number[] {
  const chance = raffleChance(25, 20_000, 100);
  const share = (month: number) => partsAt(month).reduce((sum, part) => sum + part, 0) / 1e7;
  const twap = [2 * 120, 2.06 * 60, 1.97 * 180];
  const curve = bondingCurve(MOON_CURVE);
  return [
    20_000 - 25,
    1 - chance,
    100 * (1 - chance),
    chance,
    SEASON.dailyCap,
    ...[1, 2, 3, 5, 10, 20, 50].map(levelThreshold),
    ...[0, 6, 12, 18, 24, 36, 48].map(share),
    2.06,
    1.97,
    ...twap,
    twap.reduce((sum, part) => sum + part, 0),
    twap.reduce((sum, part) => sum + part, 0) / 360,
    12_500 / 1_000_000,
    1.995e8,
    12_500 + 5_000 + 2_000,
    priceAt(curve, 0),
    Number(virtualTokensUnits(80_000_000_000_000_000n, 20_000_000_000_000_000n)),
    toTokens(393_872_320_800n, 8),
    100 * (1 - progressAt(curve, 0.9 * curve.curveSupply).raisedShare),
    Number(U64_MAX) / 1e19,
  ];
}

/** Codes in the error tables: any category with a reason of the modules (1 to 16). */
function abortCodes(): number[] {
  const reasons = Array.from({ length: 16 }, (_, index) => index + 1);
  return (Object.keys(ABORT_CATEGORIES) as AbortCategory[]).flatMap((category) =>
    reasons.map((reason) => abortCode(category, reason)),
  );
}
