import { bestSinglePool, optimalSplit } from "../../math/router";
import { stableBalance, stableInvariant, stableOut, stableRate } from "../../math/stablePool";
import {
  belowSpot,
  constantProductIn,
  constantProductOut,
  constantProductRate,
  quoteSwap,
} from "../../math/swap";
import { maxSpent } from "../../math/units";
import { weightedIn, weightedOut, weightedSpotPrice } from "../../math/weightedPool";
import { amountText, fixed, percent, priceText } from "../../numberText";
import { tableOf } from "../../plots/dataTable";
import { defineCalculator, ensure } from "../definition";
import {
  amount,
  amplification,
  basisPoints,
  choice,
  fee,
  number,
  percentage,
  share,
} from "../fields";

/** The inputs of a 50/50 pool. */
const POOL = {
  reserveIn: amount("USDX in the pool", "USDX", "1,000,000"),
  reserveOut: amount("ALPHA in the pool", "ALPHA", "500,000"),
  fee: fee("0.30"),
};

const swap = defineCalculator({
  title: "Swap in a 50/50 pool",
  fields: {
    amountIn: amount("You pay", "USDX", "10,000"),
    ...POOL,
  },
  compute: ({ amountIn, ...pool }) => {
    const quote = quoteSwap(pool, amountIn);
    return {
      sentence: `You receive ${amountText(quote.amountOut)} ALPHA at an average of ${priceText(quote.averagePrice)} USDX per ALPHA.`,
      rows: {
        "Spot price before": `${priceText(quote.spotPrice)} USDX per ALPHA`,
        "Price impact, without fee": percent(quote.priceImpact, 4),
        "Swap fee": `${amountText(amountIn * pool.fee)} USDX`,
        "Below the amount at spot price": percent(quote.shortfall, 4),
        "Spot price after": `${priceText(quote.spotPriceAfter)} USDX per ALPHA`,
        "Growth of x·y": `×${fixed(quote.invariantGrowth, 7)}`,
      },
      ...(quote.priceImpact > 0.05 && {
        warning: "The price impact is above 5%: trade less, or split the order.",
      }),
    };
  },
});

const BASE = 1e8;

const exactOut = defineCalculator({
  title: "Buy an exact amount",
  fields: {
    amountOut: amount("You want", "ALPHA", "5,000"),
    ...POOL,
    tolerance: share("Slippage tolerance", "0.50"),
  },
  compute: ({ amountOut, tolerance, ...pool }) => {
    const tooMuch = `The pool holds ${fixed(pool.reserveOut)} ALPHA; enter less.`;
    ensure(amountOut < pool.reserveOut, "amountOut", tooMuch);
    const bps = basisPoints("tolerance", tolerance);
    const needed = constantProductIn(pool, amountOut);
    const max =
      needed < 9e7 // the largest amount whose base units are an exact number
        ? Number(maxSpent(BigInt(Math.ceil(needed * BASE)), bps)) / BASE
        : needed * (1 + tolerance);
    return {
      sentence: `You pay about ${amountText(needed)} USDX for exactly ${amountText(amountOut)} ALPHA, and at most ${amountText(max)} USDX.`,
      rows: {
        "Average price": `${priceText(needed / amountOut)} USDX per ALPHA`,
        "Maximum paid": `${amountText(max)} USDX`,
      },
    };
  },
});

const split = defineCalculator({
  title: "Split an order over pools",
  fields: {
    amount: number("Order", "USDX", "50,000", {
      above: 0,
      slider: { min: 1_000, max: 200_000, step: 1_000 },
    }),
    pools: {
      label: "Pools",
      item: "Pool",
      min: 1,
      max: 6,
      cells: {
        reserveIn: amount("Reserve", "USDX", "250,000"),
        reserveOut: amount("Reserve", "ALPHA", "125,000"),
        fee: fee("0.30", "Fee"),
      },
      initial: [
        { reserveIn: "1,000,000", reserveOut: "500,000", fee: "0.30" },
        { reserveIn: "400,000", reserveOut: "200,000", fee: "0.30" },
        { reserveIn: "250,000", reserveOut: "124,000", fee: "0.10" },
      ],
    },
  },
  compute: ({ amount: order, pools }) => {
    const { inputs, outputs, total } = optimalSplit(pools, order);
    const single = bestSinglePool(pools, order);
    const more = total - single;
    const gain = more > 1e-9 * single ? more : 0; // what rounding in floating point leaves of zero
    const used = inputs.findIndex((input) => input > 0);
    const first = pools[used];
    return {
      sentence: `Split, the order returns ${amountText(total)} ALPHA: ${amountText(gain)} ALPHA (${percent(gain / single, 3)}) more than the best single pool.`,
      rows: {
        "Best single pool": `${amountText(single)} ALPHA`,
        ...(first && {
          "Marginal rate in every used pool": `${fixed(constantProductRate(first, inputs[used] ?? 0), 6)} ALPHA per USDX`,
        }),
      },
      table: tableOf("Allocation that makes the output largest.", [...inputs.entries()], {
        Pool: ([at]) => String(at + 1),
        "Input, USDX": ([, input]) => amountText(input),
        Share: ([, input]) => percent(input / order),
        "Output, ALPHA": ([at]) => amountText(outputs[at] ?? 0),
      }),
    };
  },
});

const stable = defineCalculator({
  title: "Swap in a stable pool",
  fields: {
    amount: amount("You pay", "USDX", "100,000"),
    amplification,
    balanceIn: amount("USDX in the pool", "USDX", "1,000,000"),
    balanceOut: amount("USDY in the pool", "USDY", "1,000,000"),
    fee: fee("0.04"),
  },
  compute: ({ amount: paid, amplification: a, balanceIn: x, balanceOut: y, fee: taken }) => {
    const pool = { x, y, a };
    const output = stableOut(pool, paid);
    const product = constantProductOut({ reserveIn: x, reserveOut: y, fee: 0 }, paid);
    const invariant = stableInvariant(pool);
    // not y − output, which floating point rounds to 0 when hardly anything is left
    const after = { x: x + paid, y: stableBalance(x + paid, invariant, a), a };
    return {
      sentence: `You receive ${amountText(output * (1 - taken))} USDY, ${amountText(output)} before the fee.`,
      rows: {
        "Constant product would pay, before fee": `${amountText(product)} USDY`,
        "Invariant D": fixed(invariant, 0),
        "Spot price before": `${fixed(stableRate(pool), 4)} USDY per USDX`,
        "Spot price after": `${fixed(stableRate(after), 4)} USDY per USDX`,
      },
    };
  },
});

const weighted = defineCalculator({
  title: "Swap in a weighted pool",
  fields: {
    direction: choice("Direction", "buy", {
      buy: "Pay USDX, receive ALPHA",
      sell: "Pay ALPHA, receive USDX",
    }),
    amountIn: amount("You pay", "tokens", "5,000"),
    amountOut: amount("Or you want exactly", "tokens", "2,400"),
    alpha: amount("ALPHA in the pool", "ALPHA", "400,000"),
    usdx: amount("USDX in the pool", "USDX", "200,000"),
    weight: percentage("Weight of ALPHA", "80", { min: 1, max: 99 }),
    fee: fee("0.30"),
  },
  compute: ({ direction, amountIn, amountOut, alpha, usdx, weight, fee: taken }) => {
    const sides = [
      { token: "USDX", balance: usdx, weight: 1 - weight },
      { token: "ALPHA", balance: alpha, weight },
    ] as const;
    const [from, to] = direction === "buy" ? sides : ([sides[1], sides[0]] as const);
    const [paid, bought] = [from.token, to.token];
    const pair = { from, to, fee: taken };
    ensure(
      amountOut < to.balance,
      "amountOut",
      `The pool holds ${amountText(to.balance)} ${bought}; enter less.`,
    );
    const needed = weightedIn(pair, amountOut);
    const tooMuch = `No amount of ${paid} pays for so much of the pool.`;
    ensure(Number.isFinite(needed), "amountOut", tooMuch);
    const received = weightedOut(pair, amountIn);
    const spot = weightedSpotPrice(pair);
    const impact = belowSpot(amountIn * (1 - taken), received, spot);
    return {
      sentence: `For ${amountText(amountIn)} ${paid} you receive ${amountText(received)} ${bought}, an average of ${priceText(amountIn / received)} ${paid} per ${bought}.`,
      rows: {
        "Spot price": `${priceText(spot)} ${paid} per ${bought}`,
        "Price impact, without fee": percent(impact, 4),
        [`To receive exactly ${amountText(amountOut)} ${bought} you pay`]: `${amountText(needed)} ${paid}`,
      },
    };
  },
});

export default { swap, exactOut, split, stable, weighted };
