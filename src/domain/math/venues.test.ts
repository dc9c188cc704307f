import { POOL_1, POOL_S, POOL_W } from "./illustrativePools";
import { stableOut } from "./stablePool";
import { constantProductOut } from "./swap";
import { constantProductVenue, pathVenue, stableVenue, type Venue, weightedVenue } from "./venues";
import { weightedOut, weightedPair } from "./weightedPool";

const PAIR = weightedPair(POOL_W, 1, 0);
const VENUES: readonly (readonly [string, Venue, (amount: number) => number])[] = [
  ["constant product", constantProductVenue(POOL_1), (amount) => constantProductOut(POOL_1, amount)],
  ["weighted", weightedVenue(PAIR), (amount) => weightedOut(PAIR, amount)],
  ["stable", stableVenue(POOL_S, 0, 1), (amount) => stableOut(POOL_S, 0, 1, amount)],
  [
    "path of two hops",
    pathVenue([stableVenue(POOL_S, 1, 0), constantProductVenue(POOL_1)]),
    (amount) => constantProductOut(POOL_1, stableOut(POOL_S, 1, 0, amount)),
  ],
];

describe("venues", () => {
  test.each(VENUES)("%s gives the output of its pools", (_, venue, output) => {
    expect(venue.output(0)).toBeCloseTo(0, 6);
    expect(venue.output(25_000)).toBe(output(25_000));
  });

  test.each(VENUES)("%s has the slope of its output as rate", (_, venue) => {
    for (const amount of [100, 25_000, 150_000]) {
      const slope = (venue.output(amount + 1) - venue.output(amount - 1)) / 2;
      expect(venue.rate(amount)).toBeCloseTo(slope, 6);
    }
  });

  test.each(VENUES)("%s has a falling rate", (_, venue) => {
    expect(venue.rate(1_000)).toBeLessThan(venue.rate(0));
    expect(venue.rate(50_000)).toBeLessThan(venue.rate(1_000));
  });

  test("a path needs a hop", () => {
    expect(() => pathVenue([])).toThrow(new RangeError("number of hops must be 1 or more, got 0"));
  });
});
