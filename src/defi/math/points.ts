import { requireNonNegative, requirePositive, requireThat, requireWhole } from "./validation";

/** Rules of a season (example values: 1 point per 10, cap 5,000, +5% per day, at most ×1.5). */
export type SeasonRules = {
  readonly pointsPerUnit: number;
  /** Maximum volume that counts per day. */
  readonly dailyCap: number;
  /** Added to the multiplier per streak day after the first, 0.05 for +5%. */
  readonly streakStep: number;
  readonly streakCap: number;
};

function requireRules(rules: SeasonRules): void {
  requirePositive("pointsPerUnit", rules.pointsPerUnit);
  requirePositive("dailyCap", rules.dailyCap);
  requireNonNegative("streakStep", rules.streakStep);
  requireThat(
    Number.isFinite(rules.streakCap) && rules.streakCap >= 1,
    "streakCap",
    "1 or more",
    rules.streakCap,
  );
}

/**
 * Multiplier on a streak day, counted from 1: `min(1 + step·(s − 1), cap)`.
 * @throws RangeError for invalid rules or a day that is not a whole number from 1
 * Source: brief M18.
 */
export function streakMultiplier(rules: SeasonRules, day: number): number {
  requireRules(rules);
  requireWhole("day", day, 1);
  return Math.min(1 + rules.streakStep * (day - 1), rules.streakCap);
}

/** Streak day on which the multiplier reaches its cap; Infinity when the step is 0. @throws RangeError for bad rules */
export function streakCapDay(rules: SeasonRules): number {
  requireRules(rules);
  if (rules.streakCap === 1) return 1;
  return 1 + Math.ceil((rules.streakCap - 1) / rules.streakStep - 1e-9);
}

/**
 * Points of one day: `min(V, C) · b · m(s)`.
 * @throws RangeError as `streakMultiplier`, and for a negative volume
 * Source: brief M18.
 */
export function dailyPoints(rules: SeasonRules, volume: number, day: number): number {
  requireNonNegative("volume", volume);
  return Math.min(volume, rules.dailyCap) * rules.pointsPerUnit * streakMultiplier(rules, day);
}

/**
 * Share of a reward pool, in reward tokens: `R · P / ΣP`.
 * @throws RangeError for a negative pool, all points not above 0, or own points outside 0 to all points
 */
export function seasonReward(pool: number, points: number, allPoints: number): number {
  requireNonNegative("pool", pool);
  requirePositive("allPoints", allPoints);
  requireThat(
    points >= 0 && points <= allPoints,
    "points",
    `from 0 to all points, ${allPoints}`,
    points,
  );
  return (pool * points) / allPoints;
}

/** Points at which a level is reached: `round(100·n^1.5)`. @throws RangeError unless level is a whole number from 0 */
export function levelThreshold(level: number): number {
  requireWhole("level", level, 0);
  return Math.round(100 * level ** 1.5);
}

/** Highest level reached with `points`; 0 below the first threshold. @throws RangeError for negative points */
export function levelOf(points: number): number {
  requireNonNegative("points", points);
  let level = Math.floor((points / 100) ** (2 / 3)) + 1;
  while (levelThreshold(level) > points) level -= 1;
  return level;
}

/**
 * Chance of at least one win with `own` of `all` tickets and `winners` draws without replacement:
 * `1 − ∏ (N − k − i)/(N − i)`.
 * @throws RangeError unless all three are whole numbers, 0 ≤ own ≤ all, 0 ≤ winners ≤ all
 * Source: hypergeometric distribution; brief M18.
 */
export function raffleChance(own: number, all: number, winners: number): number {
  requireWhole("all tickets", all, 1);
  requireWhole("own tickets", own, 0, all);
  requireWhole("winners", winners, 0, all);
  // Drawing `winners` tickets and missing `own` is as likely as the reverse, so the shorter product is used.
  const [draws, missed] = own < winners ? [own, winners] : [winners, own];
  let none = 1;
  for (let draw = 0; draw < draws; draw += 1) none *= (all - missed - draw) / (all - draw);
  return 1 - none;
}
