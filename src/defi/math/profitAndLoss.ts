import { sum } from "./statistics";

/** One trade: tokens, and price in quote per token. */
export type Trade = {
  readonly side: string;
  readonly amount: number;
  readonly price: number;
};

/** Tokens held, and what they cost together. */
type Lot = { readonly amount: number; readonly cost: number };

/** Tolerance for rounding errors in sums of decimal fractions: 0.7 + 0.1 is less than 0.8, 0.1 + 0.2 more than 0.3. */
const ROUNDING = 1e-12;

/** Whether a trade sells no more tokens than are held, apart from rounding errors. */
export function isCovered({ side, amount }: Trade, held: number): boolean {
  return side === "buy" || amount <= held * (1 + ROUNDING);
}

function totalOf(lots: readonly Lot[]): Lot {
  return { amount: sum(lots.map(({ amount }) => amount)), cost: sum(lots.map(({ cost }) => cost)) };
}

/** Takes `amount` tokens out of the first lots and returns what they had cost. */
function takeFirst(lots: Lot[], amount: number): number {
  const lot = amount > 0 ? lots.shift() : undefined;
  if (!lot) return 0;
  if (amount >= lot.amount * (1 - ROUNDING)) return lot.cost + takeFirst(lots, amount - lot.amount);
  const cost = (lot.cost * amount) / lot.amount;
  lots.unshift({ amount: lot.amount - amount, cost: lot.cost - cost });
  return cost;
}

/**
 * Profit and loss in quote, from covered trades in the order of time, and the tokens still held with what they cost per token (0
 * when none are). By average cost, every sale costs the average of all tokens held; by first in, first out, it uses up the oldest.
 */
export function profitOf(
  trades: readonly Trade[],
  price: number,
  method: "average cost" | "first in, first out",
) {
  let lots: Lot[] = [];
  let realised = 0;
  for (const trade of trades) {
    const value = trade.amount * trade.price;
    if (trade.side === "buy") lots.push({ amount: trade.amount, cost: value });
    else realised += value - takeFirst(lots, trade.amount);
    if (method === "average cost" && lots.length > 1) lots = [totalOf(lots)];
  }
  const { amount: held, cost } = totalOf(lots);
  const unrealised = held * price - cost;
  return {
    realised,
    unrealised,
    total: realised + unrealised,
    held,
    costPerToken: held > 0 ? cost / held : 0,
  };
}
