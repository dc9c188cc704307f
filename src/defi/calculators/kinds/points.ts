import { dailyPoints, seasonReward, streakCapDay, streakMultiplier } from "../../math/points";
import { fixed } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { amountField, countField } from "../fields";

export default defineCalculator({
  title: "Points of one day",
  fields: {
    volume: { kind: "number", label: "Volume of the day", unit: "USDX", initial: "800", least: 0 },
    day: countField("Day of the streak", "", "6", 1, 1_000),
    cap: amountField("Daily cap", "USDX", "5,000"),
    own: {
      kind: "number",
      label: "Your points at the end of the season",
      unit: "points",
      initial: "12,500",
      least: 0,
    },
    all: amountField("Points of everyone", "points", "5,000,000"),
    pool: { kind: "number", label: "Reward pool", unit: "tokens", initial: "1,000,000", least: 0 },
  },
  place: { plot: "P15", x: ({ day }) => day },
  compute: ({ volume, day, cap, own, all, pool }) => {
    if (own > all)
      throw new InputError("own", "Your points are part of everyone's; enter at most as many.");
    const rules = { pointsPerUnit: 0.1, dailyCap: cap, streakStep: 0.05, streakCap: 1.5 };
    return {
      sentence: `The day earns ${fixed(dailyPoints(rules, volume, day))} points: ${fixed(Math.min(volume, cap), 0)} USDX count, times ${fixed(streakMultiplier(rules, day))}.`,
      rows: [
        { label: "The multiplier reaches its cap on day", value: String(streakCapDay(rules)) },
        {
          label: "Your part of the reward pool",
          value: `${fixed(seasonReward(pool, own, all))} tokens`,
        },
      ],
    };
  },
});
