/** The rules of the example's season: points per unit of volume, and the step and cap of the multiplier of a streak. */
export const SEASON = { pointsPerUnit: 0.1, streakStep: 0.05, streakCap: 1.5 };

/** Multiplier on a streak day, counted from 1: `min(1 + step·(s − 1), cap)`. */
export function streakMultiplier(day: number): number {
  return Math.min(1 + SEASON.streakStep * (day - 1), SEASON.streakCap);
}

/** Streak day on which the multiplier reaches its cap. */
export const STREAK_CAP_DAY = 1 + Math.ceil((SEASON.streakCap - 1) / SEASON.streakStep - 1e-9);

/** Points of one day for the volume that counts: `V · b · m(s)`. */
export function dailyPoints(volume: number, day: number): number {
  return volume * SEASON.pointsPerUnit * streakMultiplier(day);
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
