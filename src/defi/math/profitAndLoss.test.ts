import fc from "fast-check";
import { averageCostProfit, firstInFirstOutProfit, type Trade } from "./profitAndLoss";
import { testExact } from "./testPublished";

const TRADES: readonly Trade[] = [
  { side: "buy", amount: 100, price: 2 },
  { side: "buy", amount: 100, price: 3 },
  { side: "sell", amount: 120, price: 4 },
];

describe("M19 profit and loss", () => {
  const average = averageCostProfit(TRADES, 4);
  const fifo = firstInFirstOutProfit(TRADES, 4);
  testExact([
    ["average cost, realised", average.realised, 180],
    ["FIFO, realised", fifo.realised, 220],
    ["average cost, unrealised on the 80 left at 4", average.unrealised, 120],
    ["FIFO, unrealised", fifo.unrealised, 80],
    ["both in total", [average.total, fifo.total], [300, 300]],
    ["cost per token left", [average.costPerToken, fifo.costPerToken], [2.5, 3]],
    ["tokens left", [average.held, fifo.held], [80, 80]],
    [
      "no trades",
      averageCostProfit([], 4),
      { realised: 0, unrealised: 0, total: 0, held: 0, costPerToken: 0 },
    ],
  ]);

  test("fees raise the cost of a buy and lower the proceeds of a sale", () => {
    const trades: readonly Trade[] = [
      { side: "buy", amount: 10, price: 1, fee: 2 },
      { side: "sell", amount: 10, price: 2, fee: 1 },
    ];
    for (const profit of [averageCostProfit(trades, 5), firstInFirstOutProfit(trades, 5)]) {
      expect(profit).toEqual({ realised: 7, unrealised: 0, total: 7, held: 0, costPerToken: 0 });
    }
  });

  test("nothing is left of tokens that were bought in several trades and sold at once", () => {
    const trades: readonly Trade[] = [
      { side: "buy", amount: 0.1, price: 1 },
      { side: "buy", amount: 0.2, price: 1 },
      { side: "sell", amount: 0.3, price: 2 },
    ];
    for (const profit of [averageCostProfit(trades, 4), firstInFirstOutProfit(trades, 4)])
      expect(profit).toMatchObject({ unrealised: 0, held: 0, costPerToken: 0 });
  });

  test("FIFO uses up several lots and part of the next", () => {
    const trades: readonly Trade[] = [
      { side: "buy", amount: 1, price: 1 },
      { side: "buy", amount: 1, price: 2 },
      { side: "buy", amount: 2, price: 3 },
      { side: "sell", amount: 3, price: 10 },
    ];
    expect(firstInFirstOutProfit(trades, 10)).toMatchObject({
      realised: 24,
      held: 1,
      costPerToken: 3,
    });
  });
});

// A sale takes a share of the tokens held, so that every list of trades is valid.
const TRADE_LIST = fc
  .array(
    fc.record({
      isBuy: fc.boolean(),
      size: fc.double({ min: 0.01, max: 1, noNaN: true }),
      price: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
      fee: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 20 },
  )
  .map((steps) => {
    let held = 0;
    return steps.flatMap(({ isBuy, size, price, fee }): Trade[] => {
      const amount = isBuy ? size : held * size * 0.99;
      if (amount < 1e-6) return [];
      held += isBuy ? amount : -amount;
      return [{ side: isBuy ? "buy" : "sell", amount, price, fee }];
    });
  });

describe("any list of trades", () => {
  test("both methods agree on the total and on what is held", () => {
    fc.assert(
      fc.property(TRADE_LIST, fc.double({ min: 0, max: 1_000, noNaN: true }), (trades, price) => {
        const average = averageCostProfit(trades, price);
        const fifo = firstInFirstOutProfit(trades, price);
        expect(average.total).toBeCloseTo(fifo.total, 4);
        expect(average.held).toBeCloseTo(fifo.held, 6);
        const cash = trades.reduce((all, { side, amount, price: paid, fee = 0 }) => {
          return all + (side === "sell" ? amount * paid : -amount * paid) - fee;
        }, 0);
        expect(average.total).toBeCloseTo(cash + average.held * price, 4);
      }),
    );
  });

  test("with one price and no fees nothing is gained", () => {
    fc.assert(
      fc.property(TRADE_LIST, (trades) => {
        const flat = trades.map(({ side, amount }): Trade => ({ side, amount, price: 7 }));
        expect(averageCostProfit(flat, 7).realised).toBeCloseTo(0, 6);
        expect(firstInFirstOutProfit(flat, 7).unrealised).toBeCloseTo(0, 6);
      }),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => averageCostProfit([{ side: "sell", amount: 1, price: 1 }], 1)).toThrow(
      new RangeError("amount sold must be at most the 0 held, got 1"),
    );
    expect(() => firstInFirstOutProfit([{ side: "buy", amount: 0, price: 1 }], 1)).toThrow(
      "amount must be above 0, got 0",
    );
    expect(() => averageCostProfit([{ side: "buy", amount: 1, price: -1 }], 1)).toThrow(
      "price must be 0 or more, got -1",
    );
    expect(() => averageCostProfit([{ side: "buy", amount: 1, price: 1, fee: -1 }], 1)).toThrow(
      "fee must be 0 or more, got -1",
    );
    expect(() => firstInFirstOutProfit([], Number.NaN)).toThrow("price must be 0 or more, got NaN");
  });
});
