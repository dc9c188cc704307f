import {
  averageCostProfit,
  firstInFirstOutProfit,
  isCovered,
  type Trade,
} from "../../math/profitAndLoss";
import { fixed } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { amountField } from "../fields";

export default defineCalculator({
  title: "Profit and loss by two methods",
  fields: {
    trades: {
      kind: "rows",
      label: "Trades, oldest first",
      item: "Trade",
      least: 1,
      most: 12,
      cells: {
        side: {
          kind: "choice",
          label: "Side",
          initial: "buy",
          options: [
            { value: "buy", label: "Buy" },
            { value: "sell", label: "Sell" },
          ],
        },
        amount: amountField("Amount", "ALPHA", "100"),
        price: { kind: "number", label: "Price", unit: "USDX", initial: "2", least: 0 },
      },
      initial: [
        { side: "buy", amount: "100", price: "2" },
        { side: "buy", amount: "100", price: "3" },
        { side: "sell", amount: "120", price: "4" },
      ],
    },
    price: {
      kind: "number",
      label: "Current price",
      unit: "USDX per ALPHA",
      initial: "4",
      least: 0,
    },
  },
  compute: ({ trades, price }) => {
    const list = trades.map(
      ({ side, amount, price: at }): Trade => ({
        side: side === "sell" ? "sell" : "buy",
        amount,
        price: at,
      }),
    );
    requireCovered(list);
    const [average, fifo] = [averageCostProfit(list, price), firstInFirstOutProfit(list, price)];
    return {
      sentence: `The total is ${fixed(average.total)} USDX with either method.`,
      rows: [{ label: "Still held", value: `${fixed(average.held)} ALPHA` }],
      table: {
        caption: "The same trades under two cost methods, USDX.",
        columns: ["Method", "Realised", "Unrealised", "Total", "Cost per ALPHA left"],
        rows: [
          [
            "Average cost",
            fixed(average.realised),
            fixed(average.unrealised),
            fixed(average.total),
            fixed(average.costPerToken),
          ],
          [
            "First in, first out",
            fixed(fifo.realised),
            fixed(fifo.unrealised),
            fixed(fifo.total),
            fixed(fifo.costPerToken),
          ],
        ],
      },
    };
  },
});

function requireCovered(trades: readonly Trade[]): void {
  let held = 0;
  for (const [index, trade] of trades.entries()) {
    if (!isCovered(trade, held))
      throw new InputError(
        `trades.${index}.amount`,
        `Only ${fixed(held)} ALPHA are held at this point.`,
      );
    held += trade.side === "buy" ? trade.amount : -trade.amount;
  }
}
