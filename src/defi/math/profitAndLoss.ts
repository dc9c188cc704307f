import { requireNonNegative, requirePositive, requireThat } from "./validation";

/**
 * One trade: tokens, price in quote per token, and an optional fee in quote (added to the cost of a buy, deducted from a sale).
 */
export type Trade = {
  readonly side: "buy" | "sell";
  readonly amount: number;
  readonly price: number;
  readonly fee?: number;
};

/** Profit and loss in quote. `realised + unrealised` does not depend on the method. */
export type ProfitAndLoss = {
  readonly realised: number;
  readonly unrealised: number;
  readonly total: number;
  /** Tokens still held, and what they cost per token (0 when none are). */
  readonly held: number;
  readonly costPerToken: number;
};

type Lot = { amount: number; cost: number };

/** Tolerance for rounding errors in sums of decimal fractions: 0.7 + 0.1 is less than 0.8, 0.1 + 0.2 more than 0.3. */
const ROUNDING = 1e-12;

/** Whether a trade sells no more tokens than are held, apart from rounding errors. */
export function isCovered({ side, amount }: Trade, held: number): boolean {
  return side === "buy" || amount <= held * (1 + ROUNDING);
}

function requireTrade(trade: Trade, held: number): void {
  requirePositive("amount", trade.amount);
  requireNonNegative("price", trade.price);
  requireNonNegative("fee", trade.fee ?? 0);
  requireThat(isCovered(trade, held), "amount sold", `at most the ${held} held`, trade.amount);
}

function heldIn(lots: readonly Lot[]): number {
  return lots.reduce((total, lot) => total + lot.amount, 0);
}

function costOf(lots: readonly Lot[]): number {
  return lots.reduce((total, lot) => total + lot.cost, 0);
}

/** Takes `amount` tokens out of the first lots and returns what they had cost. */
function takeFirst(lots: Lot[], amount: number): number {
  let left = amount;
  let cost = 0;
  for (let lot = lots[0]; lot !== undefined && left > 0; lot = lots[0]) {
    const share = left < lot.amount * (1 - ROUNDING) ? left / lot.amount : 1;
    cost += lot.cost * share;
    left -= lot.amount * share;
    if (share < 1) {
      lot.cost -= lot.cost * share;
      lot.amount -= lot.amount * share;
      break;
    }
    lots.shift();
  }
  return cost;
}

function profitOf(
  trades: readonly Trade[],
  price: number,
  addLot: (lots: Lot[], lot: Lot) => void,
): ProfitAndLoss {
  requireNonNegative("price", price);
  const lots: Lot[] = [];
  let realised = 0;
  for (const trade of trades) {
    requireTrade(trade, heldIn(lots));
    const value = trade.amount * trade.price;
    const fee = trade.fee ?? 0;
    if (trade.side === "buy") addLot(lots, { amount: trade.amount, cost: value + fee });
    else realised += value - fee - takeFirst(lots, trade.amount);
  }
  const held = heldIn(lots);
  const cost = costOf(lots);
  const unrealised = held * price - cost;
  return {
    realised,
    unrealised,
    total: realised + unrealised,
    held,
    costPerToken: held > 0 ? cost / held : 0,
  };
}

/**
 * Profit and loss by average cost: every sale costs the average of all tokens held.
 * @param trades in the order of time
 * @param price current price, quote per token
 * @throws RangeError for amounts not above 0, negative prices or fees, or a sale of more than is held
 * Source: brief M19.
 */
export function averageCostProfit(trades: readonly Trade[], price: number): ProfitAndLoss {
  return profitOf(trades, price, (lots, lot) => {
    const [first] = lots;
    if (first === undefined) lots.push(lot);
    else {
      first.amount += lot.amount;
      first.cost += lot.cost;
    }
  });
}

/**
 * Profit and loss by first in, first out: every sale uses up the oldest tokens held.
 * @param trades in the order of time
 * @param price current price, quote per token
 * @throws RangeError as `averageCostProfit`
 * Source: brief M19.
 */
export function firstInFirstOutProfit(trades: readonly Trade[], price: number): ProfitAndLoss {
  return profitOf(trades, price, (lots, lot) => lots.push(lot));
}
