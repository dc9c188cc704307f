import {
  type BondingCurve,
  buyOnCurve,
  priceAt,
  progressAt,
  raisedAt,
  sellOnCurve,
} from "../../math/bondingCurve";
import { emissionHalfLife, emissionIn, emittedBy } from "../../math/emission";
import { MOON_CURVE } from "../../math/exampleTerms";
import { BPS, mulDivUp } from "../../math/units";
import { nextRelease, releasedAfterCliff, releasedWithAccrual } from "../../math/vesting";
import { fixed, percent, units } from "../../numberText";
import { tableOf } from "../../plots/dataTable";
import { defineCalculator, ensure } from "../definition";
import { amount, choice, count, fee, number, percentage, share } from "../fields";

const curve = defineCalculator({
  title: "Buy on the launch curve",
  fields: {
    buy: amount("You pay", "SUPRA", "1,000"),
    sold: number("Sold before you", "MOON", "0"),
    supply: amount("Tokens on the curve, S", "MOON", "800,000,000"),
    pool: amount("Tokens kept for the pool, L", "MOON", "200,000,000"),
    virtual: amount("Virtual SUPRA, Q", "SUPRA", "20,000"),
    fee: fee("1", "Trade fee"),
  },
  plot: {
    id: "P04",
    x: ({ buy, sold, fee: taken }) => sold + buyOnCurve(MOON_CURVE, sold, buy, taken).tokens,
    terms: ["supply", "pool", "virtual"],
  },
  compute: ({ buy, sold, supply, pool, virtual, fee: taken }) => {
    const tooMany =
      "Keep fewer tokens than the curve sells, or no curve ends at the price of the pool.";
    ensure(pool < supply, "pool", tooMany);
    ensure(sold < supply, "sold", "The curve is sold out; enter less than it sells.");
    const terms: BondingCurve = { curveSupply: supply, poolSupply: pool, virtualQuote: virtual };
    const { tokens, spent, refund } = buyOnCurve(terms, sold, buy, taken);
    const after = sold + tokens;
    const back = sellOnCurve(terms, after, tokens, taken);
    const end = after >= supply; // the launch graduates, and a closed curve does not buy anything back
    return {
      sentence: end
        ? `You receive ${fixed(tokens)} MOON, the last ones of the curve: it closes, and you can sell them only in the pool.`
        : `You receive ${fixed(tokens)} MOON; selling them back at once returns ${fixed(back)} SUPRA, ${percent(back / spent - 1)}.`,
      rows: {
        "Average price": `${fixed(spent / tokens, 10)} SUPRA`,
        "Price of the next token": `${fixed(priceAt(terms, after), 10)} SUPRA`,
        "Price against the first one": `×${fixed(progressAt(terms, after).priceMultiple, 3)}`,
        "Share of all tokens": percent(tokens / (supply + pool)),
        "Raised so far": `${fixed(raisedAt(terms, after))} SUPRA`,
        ...(refund > 0 && { "Returned, the curve is sold out": `${fixed(refund)} SUPRA` }),
        ...(sold === 0 && firstBuyInBaseUnits(terms, buy, taken)),
      },
    };
  },
});

/** The first purchase in integers, as the module computes it: tokens and quote are rounded down, fees up. */
function firstBuyInBaseUnits(
  { curveSupply, poolSupply, virtualQuote }: BondingCurve,
  buy: number,
  tradeFee: number,
): Readonly<Record<string, string>> {
  const bps = Math.round(tradeFee * 10_000);
  const [supply, pool] = [baseUnits(curveSupply), baseUnits(poolSupply)];
  const [quote, paid] = [baseUnits(virtualQuote), baseUnits(buy)];
  const isTooSmall = [pool, quote, paid].includes(0n); // less than one base unit
  if (isTooSmall || Math.abs(tradeFee * 10_000 - bps) > 1e-6) return {};
  const lessFee = (amount: bigint) => amount - mulDivUp(amount, BigInt(bps), BPS);
  const virtualTokens = (supply * supply) / (supply - pool);
  const net = lessFee(paid);
  const wanted = (virtualTokens * net) / (quote + net);
  const received = wanted < supply ? wanted : supply;
  const due = ((quote + net) * received) / virtualTokens;
  return {
    "MOON in base units": units(received),
    ...(received < supply && { "Quants when sold back": units(lessFee(due < net ? due : net)) }),
  };
}

/** Tokens with 8 decimals in base units; the fraction apart, so that large amounts keep it. */
function baseUnits(tokens: number): bigint {
  const base = 100_000_000;
  return BigInt(Math.floor(tokens)) * BigInt(base) + BigInt(Math.round((tokens % 1) * base));
}

const vesting = defineCalculator({
  title: "Vesting schedule",
  fields: {
    rule: choice("Rule", "b", {
      a: "(a) starts after the cliff",
      b: "(b) accrues from the start",
    }),
    tokens: amount("Tokens", "tokens", "120,000,000"),
    unlock: share("Released at once, rule (a)", "0"),
    cliff: count("Cliff", "months", "12", 0, 600),
    duration: count("End, counted from the start", "months", "48", 1, 600),
    month: count("Show month", "", "12", 0, 600),
  },
  plot: {
    id: "P13",
    x: ({ month }) => month,
    terms: ["tokens", "unlock", "cliff", "duration"],
  },
  compute: ({ rule, tokens, unlock, cliff, duration, month }) => {
    const late = `The cliff must not lie after the end, month ${duration}.`;
    ensure(cliff <= duration, "cliff", late);
    const terms = { amount: tokens, unlockShare: unlock, cliff, end: duration };
    const releasedBy = (at: number) =>
      rule === "a" ? releasedAfterCliff(terms, at) : releasedWithAccrual(terms, at);
    const released = releasedBy(month);
    const next = nextRelease(releasedBy, month, Math.max(month, duration));
    const months = new Set([0, cliff, Math.round((cliff + duration) / 2), duration, month]);
    return {
      sentence: `By month ${month}, ${fixed(released, 0)} tokens (${percent(released / tokens)}) are released${next ? `; the next ${fixed(next.amount)} follow in month ${next.month}` : "; that is all"}.`,
      table: tableOf(
        `Tokens released under rule (${rule}).`,
        [...months].sort((a, b) => a - b),
        {
          Month: String,
          Released: (at) => fixed(releasedBy(at), 0),
          Share: (at) => percent(releasedBy(at) / tokens),
        },
      ),
    };
  },
});

const emission = defineCalculator({
  title: "Falling emissions",
  fields: {
    total: amount("Total tokens", "tokens", "200,000,000"),
    decay: percentage("Less each month", "3", { min: 0, below: 100 }),
    months: count("Months", "", "48", 1, 1_200),
    month: count("Show month", "", "12", 1, 1_200),
  },
  plot: { id: "P05", x: ({ month }) => month, terms: ["total", "decay", "months"] },
  compute: ({ total, decay, months, month }) => {
    const terms = { total, retention: 1 - decay, periods: months };
    const soFar = emittedBy(terms, month);
    const halfLife = emissionHalfLife(1 - decay);
    return {
      sentence: `Month ${month} pays out ${fixed(emissionIn(terms, month))} tokens; ${fixed(soFar)} (${percent(soFar / total)}) are out by then.`,
      rows: {
        "First month": `${fixed(emissionIn(terms, 1))} tokens`,
        "Last month": `${fixed(emissionIn(terms, months))} tokens`,
        "Half-life": Number.isFinite(halfLife)
          ? `${fixed(halfLife)} months`
          : "none: the amount does not fall",
      },
    };
  },
});

/** Vote escrow as in Curve DAO: the power of locked tokens falls to 0 with the lock. */
const vote = defineCalculator({
  title: "Voting power and result",
  fields: {
    tokens: number("Your locked tokens", "tokens", "10,000"),
    left: number("Lock left", "weeks", "26"),
    longest: amount("Longest lock", "weeks", "104"),
    yes: number("Votes for", "", "6,200,000"),
    no: number("Votes against", "", "3,100,000"),
    abstain: number("Abstentions", "", "1,200,000"),
    power: amount("All voting power", "", "250,000,000"),
    quorum: share("Quorum", "4"),
  },
  compute: ({ tokens, left, longest, yes, no, abstain, power, quorum }) => {
    ensure(left <= longest, "left", `The longest lock is ${fixed(longest, 0)} weeks.`);
    const needed = power * quorum;
    const votes = yes + no + abstain;
    ensure(votes <= power, "power", "More votes than voting power: raise this number.");
    const approval = yes + no > 0 ? yes / (yes + no) : 0; // abstentions only count towards the quorum
    const isQuorumMet = votes >= needed;
    const isPassed = isQuorumMet && approval > 0.5;
    const missed = isQuorumMet ? " Approval must be above 50%." : " The quorum is missed.";
    return {
      sentence: `${isPassed ? "Passed" : "Not passed"}: ${percent(approval)} approval, ${fixed(votes, 0)} votes against a quorum of ${fixed(needed, 0)}.${isPassed ? "" : missed}`,
      rows: { "Your voting power": fixed(tokens * (left / longest)) },
    };
  },
});

export default { curve, vesting, emission, vote };
