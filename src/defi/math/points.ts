/** Rules of a season (example values: 1 point per 10, cap 5,000, +5% per day, at most ×1.5). */
export type SeasonRules = {
  readonly pointsPerUnit: number;
  /** Maximum volume that counts per day. */
  readonly dailyCap: number;
  /** Added to the multiplier per streak day after the first, 0.05 for +5%. */
  readonly streakStep: number;
  readonly streakCap: number;
};

/** Multiplier on a streak day, counted from 1: `min(1 + step·(s − 1), cap)`. */
export function streakMultiplier({ streakStep, streakCap }: SeasonRules, day: number): number {
  return Math.min(1 + streakStep * (day - 1), streakCap);
}

/** Streak day on which the multiplier reaches its cap. */
export function streakCapDay({ streakStep, streakCap }: SeasonRules): number {
  return 1 + Math.ceil((streakCap - 1) / streakStep - 1e-9);
}

/** Points of one day: `min(V, C) · b · m(s)`. */
export function dailyPoints(rules: SeasonRules, volume: number, day: number): number {
  return Math.min(volume, rules.dailyCap) * rules.pointsPerUnit * streakMultiplier(rules, day);
}

/**
 * Chance of at least one win with `own` of `all` tickets and `winners` draws without replacement:
 * `1 − ∏ (N − k − i)/(N − i)`. Source: hypergeometric distribution.
 */
export function raffleChance(own: number, all: number, winners: number): number {
  // Drawing `winners` tickets and missing `own` is as likely as the reverse, so the shorter product is used.
  const [draws, missed] = own < winners ? [own, winners] : [winners, own];
  let none = 1;
  for (let draw = 0; draw < draws; draw += 1) none *= (all - missed - draw) / (all - draw);
  return 1 - none;
}
