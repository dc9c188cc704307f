import { dcaOutcome } from "../../math/dca";
import { outputAtSpot, spotNeeded } from "../../math/orders";
import { isCovered, profitOf, type Trade } from "../../math/profitAndLoss";
import { amountText, fixed, percent, priceText } from "../../numberText";
import { tableOf } from "../../plots/dataTable";
import { defineCalculator, ensure } from "../definition";
import { amount, choice, fee, list, number, share } from "../fields";

const DIP = "2.00 1.60 1.25 1.00 1.60 2.50";

const dca = defineCalculator({
  title: "Equal buys against a lump sum",
  fields: {
    prices: list("Price at each buy", "USDX per ALPHA, separated by spaces", DIP, 60),
    amount: amount("Spent each time", "USDX", "200"),
  },
  presets: {
    "Dip and recovery": { prices: DIP },
    Rising: { prices: "2.00 2.20 2.40 2.60 2.80 3.00" },
    Falling: { prices: "2.00 1.80 1.60 1.40 1.20 1.00" },
  },
  compute: ({ prices, amount: each }) => {
    const outcome = dcaOutcome(prices, each);
    const difference = outcome.finalValue - outcome.lumpSumFinalValue;
    const winner =
      Math.abs(difference) < 0.005
        ? "Both end equal."
        : `${difference > 0 ? "Equal buys end" : "The lump sum ends"} ${fixed(Math.abs(difference))} USDX higher.`;
    const ways = [
      { name: "Equal buys", tokens: outcome.tokens, value: outcome.finalValue },
      {
        name: "Lump sum at the first price",
        tokens: outcome.lumpSumTokens,
        value: outcome.lumpSumFinalValue,
      },
    ];
    return {
      sentence: `You hold ${amountText(outcome.tokens)} ALPHA at an average cost of ${priceText(outcome.averageCost)} USDX. ${winner}`,
      rows: {
        "Mean of the prices": `${priceText(outcome.meanPrice)} USDX`,
        Spent: `${fixed(outcome.spent)} USDX`,
      },
      table: tableOf("Value at the last price.", ways, {
        Way: ({ name }) => name,
        ALPHA: ({ tokens }) => amountText(tokens),
        "Value, USDX": ({ value }) => fixed(value),
        Change: ({ value }) => percent(value / outcome.spent - 1),
      }),
    };
  },
});

/** The inputs of the pool that an order meets. */
const POOL = {
  invariant: amount("Constant product of the pool", "", "500,000,000,000"),
  fee: fee("0.30"),
};

const limit = defineCalculator({
  title: "When a sell limit fills",
  fields: {
    amount: amount("You sell", "ALPHA", "1,000"),
    price: amount("Limit price", "USDX per ALPHA", "2.20"),
    ...POOL,
  },
  compute: ({ amount: sold, price, ...pool }) => {
    const needed = spotNeeded(pool, sold, price);
    return {
      sentence: `The order fills once the spot price reaches ${priceText(needed)} USDX, ${percent(needed / price - 1, 3)} above the limit.`,
      rows: {
        "Minimum the contract enforces": `${fixed(sold * price)} USDX`,
        "The pool pays when spot equals the limit": `${fixed(outputAtSpot(pool, price, sold))} USDX`,
      },
    };
  },
});

const stop = defineCalculator({
  title: "When a stop order fills",
  fields: {
    amount: amount("You sell", "ALPHA", "1,000"),
    trigger: amount("Trigger", "USDX per ALPHA", "1.80"),
    tolerance: share("Tolerance", "3"),
    spot: number("Spot price at execution", "USDX per ALPHA", "1.60", {
      above: 0,
      slider: { min: 1, max: 2, step: 0.01 },
    }),
    ...POOL,
  },
  compute: ({ amount: sold, trigger, tolerance, spot, ...pool }) => {
    const minimum = sold * trigger * (1 - tolerance);
    const output = outputAtSpot(pool, spot, sold);
    const filled = output >= minimum ? "Filled" : "Triggered, but not filled";
    return {
      sentence: `${spot > trigger ? "Not triggered" : filled}: the pool pays ${fixed(output)} USDX, the minimum is ${fixed(minimum)} USDX.`,
      rows: {
        "Tolerance needed to fill here": percent(Math.max(0, 1 - output / (sold * trigger))),
      },
    };
  },
});

const pnl = defineCalculator({
  title: "Profit and loss by two methods",
  fields: {
    trades: {
      label: "Trades, oldest first",
      item: "Trade",
      min: 1,
      max: 12,
      cells: {
        side: choice("Side", "buy", { buy: "Buy", sell: "Sell" }),
        amount: amount("Amount", "ALPHA", "100"),
        price: number("Price", "USDX", "2"),
      },
      initial: [
        { side: "buy", amount: "100", price: "2" },
        { side: "buy", amount: "100", price: "3" },
        { side: "sell", amount: "120", price: "4" },
      ],
    },
    price: number("Current price", "USDX per ALPHA", "4"),
  },
  compute: ({ trades, price }) => {
    ensureCovered(trades);
    const average = profitOf(trades, price, "average cost");
    const fifo = profitOf(trades, price, "first in, first out");
    const methods = [
      { name: "Average cost", ...average },
      { name: "First in, first out", ...fifo },
    ];
    return {
      sentence: `The total is ${fixed(average.total)} USDX with either method.`,
      rows: { "Still held": `${fixed(average.held)} ALPHA` },
      table: tableOf("The same trades under two cost methods, USDX.", methods, {
        Method: ({ name }) => name,
        Realised: ({ realised }) => fixed(realised),
        Unrealised: ({ unrealised }) => fixed(unrealised),
        Total: ({ total }) => fixed(total),
        "Cost per ALPHA left": ({ costPerToken }) => fixed(costPerToken),
      }),
    };
  },
});

/** Reports the first trade that sells more than is held at its time. */
function ensureCovered(trades: readonly Trade[]): void {
  let held = 0;
  for (const [index, trade] of trades.entries()) {
    const message = `Only ${fixed(held)} ALPHA are held at this point.`;
    ensure(isCovered(trade, held), `trades.${index}.amount`, message);
    held += trade.side === "buy" ? trade.amount : -trade.amount;
  }
}

export default { dca, limit, stop, pnl };
