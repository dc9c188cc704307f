/** One trade: tokens, and price in quote per token. */
export type Trade = {
  readonly side: string;
  readonly amount: number;
  readonly price: number;
};

type Lot = { amount: number; cost: number };

/** Tolerance for rounding errors in sums of decimal fractions: 0.7 + 0.1 is less than 0.8, 0.1 + 0.2 more than 0.3. */
const ROUNDING = 1e-12;

/** Whether a trade sells no more tokens than are held, apart from rounding errors. */
export function isCovered({ side, amount }: Trade, held: number): boolean {
  return side === "buy" || amount <= held * (1 + ROUNDING);
}

function total(lots: readonly Lot[], key: keyof Lot): number {
  return lots.reduce((sum, lot) => sum + lot[key], 0);
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

/** Profit and loss in quote, and the tokens still held with what they cost per token (0 when none are). */
function profitOf(
  trades: readonly Trade[],
  price: number,
  addLot: (lots: Lot[], lot: Lot) => void,
) {
  const lots: Lot[] = [];
  let realised = 0;
  for (const trade of trades) {
    const value = trade.amount * trade.price;
    if (trade.side === "buy") addLot(lots, { amount: trade.amount, cost: value });
    else realised += value - takeFirst(lots, trade.amount);
  }
  const held = total(lots, "amount");
  const cost = total(lots, "cost");
  const unrealised = held * price - cost;
  return {
    realised,
    unrealised,
    total: realised + unrealised,
    held,
    costPerToken: held > 0 ? cost / held : 0,
  };
}

/** Profit and loss by average cost, from covered trades in the order of time: every sale costs the average of all tokens held. */
export function averageCostProfit(trades: readonly Trade[], price: number) {
  return profitOf(trades, price, (lots, lot) => {
    const [first] = lots;
    if (first === undefined) lots.push(lot);
    else {
      first.amount += lot.amount;
      first.cost += lot.cost;
    }
  });
}

/** Profit and loss by first in, first out: every sale uses up the oldest tokens held. */
export function firstInFirstOutProfit(trades: readonly Trade[], price: number) {
  return profitOf(trades, price, (lots, lot) => lots.push(lot));
}
