import { dailyPoints, raffleChance, STREAK_CAP_DAY, streakMultiplier } from "../../math/points";
import { amountText, fixed, percent } from "../../numberText";
import { defineCalculator, ensure } from "../definition";
import { amount, count, fee, number, share } from "../fields";

const points = defineCalculator({
  title: "Points of one day",
  fields: {
    volume: number("Volume of the day", "USDX", "800"),
    day: count("Day of the streak", "", "6", 1, 1_000),
    cap: amount("Daily cap", "USDX", "5,000"),
    own: number("Your points at the end of the season", "points", "12,500"),
    all: amount("Points of everyone", "points", "5,000,000"),
    pool: number("Reward pool", "tokens", "1,000,000"),
  },
  plot: { id: "P15", x: ({ day }) => day },
  compute: ({ volume, day, cap, own, all, pool }) => {
    ensure(own <= all, "own", "Your points are part of everyone's; enter at most as many.");
    const counted = Math.min(volume, cap);
    return {
      sentence: `The day earns ${fixed(dailyPoints(counted, day))} points: ${fixed(counted, 0)} USDX count, times ${fixed(streakMultiplier(day))}.`,
      rows: {
        "The multiplier reaches its cap on day": String(STREAK_CAP_DAY),
        "Your part of the reward pool": `${fixed((pool * own) / all)} tokens`,
      },
    };
  },
});

const MANY = 10_000_000;

const raffle = defineCalculator({
  title: "Chance in a raffle",
  fields: {
    own: count("Your tickets", "", "25", 0, MANY),
    all: count("All tickets", "", "20,000", 1, MANY),
    winners: count("Winning tickets", "", "100", 0, MANY),
  },
  compute: ({ own, all, winners }) => {
    ensure(own <= all, "own", "Your tickets are part of all tickets; enter at most as many.");
    ensure(winners <= all, "winners", "No more tickets can win than there are.");
    return {
      sentence: `The chance of at least one win is ${percent(raffleChance(own, all, winners))}.`,
      rows: { "Average number of wins": fixed((own * winners) / all, 3) },
    };
  },
});

const referral = defineCalculator({
  title: "Who gets what of the platform fee",
  fields: {
    volume: amount("Trade", "USDX", "10,000"),
    fee: fee("0.10", "Platform fee"),
    referrer: share("Part for the referrer", "20"),
    rebate: share("Rebate for the trader", "10"),
  },
  compute: ({ volume, fee: rate, referrer, rebate }) => {
    const together = "Both parts together must not exceed 100% of the fee.";
    ensure(referrer + rebate <= 1, "rebate", together);
    const paid = volume * rate;
    const text = (part: number) => amountText(paid * part);
    return {
      sentence: `Of a platform fee of ${amountText(paid)} USDX, ${text(referrer)} go to the referrer, ${text(rebate)} back to the trader and ${text(1 - (referrer + rebate))} to the protocol.`,
      rows: { "Platform fee the trader pays in the end": percent(rate - rate * rebate, 4) },
    };
  },
});

export default { points, raffle, referral };
