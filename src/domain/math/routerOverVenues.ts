import { withRemainder } from "./router";
import { sum } from "./statistics";
import { itemAt, requireNonNegative, requirePositive, requireThat, requireWhole } from "./validation";
import type { Venue } from "./venues";

const HALVINGS = 44;

function requireVenues(venues: readonly Venue[]): void {
  requireThat(venues.length > 0, "number of venues", "1 or more", venues.length);
}

/** Input at which the rate of a venue has fallen to `level`, at most `limit`. */
function inputAtRate(venue: Venue, level: number, limit: number): number {
  if (venue.rate(0) <= level) return 0;
  if (venue.rate(limit) >= level) return limit;
  let low = 0;
  let high = limit;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (venue.rate(middle) > level) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Inputs per venue that make the total output as large as possible, for pools of any kind: bisection on the common
 * marginal rate λ. In input tokens; they sum to `amountIn`.
 * @throws RangeError without venues or for an amount that is not above 0
 * Source: optimality condition of the routing problem, solved numerically; brief, multi-fork router.
 */
export function splitByRate(venues: readonly Venue[], amountIn: number): number[] {
  requireVenues(venues);
  requirePositive("amountIn", amountIn);
  const inputsAt = (level: number) => venues.map((venue) => inputAtRate(venue, level, amountIn));
  let high = Math.max(...venues.map((venue) => venue.rate(0)));
  let low = Math.max(...venues.map((venue) => venue.rate(amountIn)));
  for (let step = 0; step < HALVINGS && high > low; step += 1) {
    const middle = (low + high) / 2;
    if (sum(inputsAt(middle)) > amountIn) low = middle;
    else high = middle;
  }
  return withRemainder(inputsAt(high), amountIn);
}

/**
 * The same in equal steps, each given to the venue that pays most for it: the best split on that grid.
 * @param steps number of equal parts, 20 for steps of 5%
 * @returns parts per venue; they sum to `steps`
 * @throws RangeError without venues, for a negative amount, or unless steps is a whole number of 1 or more
 * Source: greedy allocation, exact for outputs that rise ever more slowly; brief M04.
 */
export function splitInSteps(venues: readonly Venue[], amountIn: number, steps: number): number[] {
  requireVenues(venues);
  requireNonNegative("amountIn", amountIn);
  requireWhole("steps", steps, 1);
  const part = amountIn / steps;
  const parts = new Array<number>(venues.length).fill(0);
  const gainOf = (venue: Venue, index: number) => {
    const given = itemAt("parts", parts, index);
    return venue.output(part * (given + 1)) - venue.output(part * given);
  };
  const gains = venues.map(gainOf);
  for (let step = 0; step < steps; step += 1) {
    const best = gains.indexOf(Math.max(...gains));
    parts[best] = itemAt("parts", parts, best) + 1;
    gains[best] = gainOf(itemAt("venues", venues, best), best);
  }
  return parts;
}
