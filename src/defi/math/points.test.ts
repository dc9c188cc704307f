import fc from "fast-check";
import {
  dailyPoints,
  levelOf,
  levelThreshold,
  raffleChance,
  type SeasonRules,
  seasonReward,
  streakCapDay,
  streakMultiplier,
} from "./points";
import { testExact, testPublished } from "./testPublished";

const RULES: SeasonRules = {
  pointsPerUnit: 0.1,
  dailyCap: 5_000,
  streakStep: 0.05,
  streakCap: 1.5,
};
const LEVELS: readonly (readonly [number, number])[] = [
  [1, 100],
  [2, 283],
  [3, 520],
  [5, 1_118],
  [10, 3_162],
  [20, 8_944],
  [50, 35_355],
];

describe("M18 points, levels and raffle", () => {
  testPublished([
    ["multiplier on streak day 6", streakMultiplier(RULES, 6), "1.25"],
    ["points for 800 USDX on day 6", dailyPoints(RULES, 800, 6), "100.000000000"],
    ["9,000 USDX on a capped day at ×1.5", dailyPoints(RULES, 9_000, 11), "750.000000000"],
    [
      "12,500 of 5,000,000 points in a pool of 1,000,000",
      seasonReward(1_000_000, 12_500, 5_000_000),
      "2,500.000000000",
    ],
    ["25 of 20,000 tickets, 100 winners, %", 100 * raffleChance(25, 20_000, 100), "11.78"],
  ]);
  testExact([
    ["day on which the multiplier is capped", streakCapDay(RULES), 11],
    ["multiplier on the first day", streakMultiplier(RULES, 1), 1],
    ["multiplier after the cap", streakMultiplier(RULES, 40), 1.5],
    ...LEVELS.map(
      ([level, points]) => [`points for level ${level}`, levelThreshold(level), points] as const,
    ),
    ["level of 99 points", levelOf(99), 0],
    ["level of 100 points", levelOf(100), 1],
    ["level of 1,117 points", levelOf(1_117), 4],
    ["level of 1,118 points", levelOf(1_118), 5],
    ["no cap to wait for", streakCapDay({ ...RULES, streakCap: 1 }), 1],
    ["a cap that is never reached", streakCapDay({ ...RULES, streakStep: 0 }), Infinity],
    ["a step that does not divide the cap", streakCapDay({ ...RULES, streakStep: 0.2 }), 4],
  ]);
});

describe("points in general", () => {
  test("more volume and a longer streak never give fewer points", () => {
    const volume = fc.double({ min: 0, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(volume, fc.integer({ min: 1, max: 100 }), (amount, day) => {
        const points = dailyPoints(RULES, amount, day);
        expect(dailyPoints(RULES, amount * 1.1, day)).toBeGreaterThanOrEqual(points);
        expect(dailyPoints(RULES, amount, day + 1)).toBeGreaterThanOrEqual(points);
        expect(points).toBeLessThanOrEqual(750);
      }),
    );
  });

  test("the cap day is the first one with the full multiplier", () => {
    const step = fc.double({ min: 0.01, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(step, fc.double({ min: 1.05, max: 5, noNaN: true }), (streakStep, streakCap) => {
        const rules = { ...RULES, streakStep, streakCap };
        const day = streakCapDay(rules);
        expect(streakMultiplier(rules, day)).toBeCloseTo(streakCap, 6);
        expect(streakMultiplier(rules, day - 1)).toBeLessThan(streakCap);
      }),
    );
  });

  test("levels and thresholds are inverse to each other", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (level) => {
        expect(levelOf(levelThreshold(level))).toBe(level);
        expect(levelOf(levelThreshold(level + 1) - 1)).toBe(level);
      }),
    );
  });

  test("all rewards add up to the pool", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const mine = 1_000 * share;
        expect(seasonReward(500, mine, 1_000) + seasonReward(500, 1_000 - mine, 1_000)).toBeCloseTo(
          500,
          9,
        );
      }),
    );
  });
});

describe("any raffle", () => {
  const tickets = fc.integer({ min: 0, max: 60 });

  test("lies between one draw and the sum of all draws, and grows with tickets and draws", () => {
    fc.assert(
      fc.property(tickets, tickets, (own, winners) => {
        const chance = raffleChance(own, 200, winners);
        expect(chance).toBeLessThanOrEqual((own * winners) / 200 + 1e-12);
        expect(chance).toBeGreaterThanOrEqual(winners > 0 ? own / 200 - 1e-12 : 0);
        expect(raffleChance(own + 1, 200, winners)).toBeGreaterThanOrEqual(chance - 1e-12);
        expect(raffleChance(own, 200, winners + 1)).toBeGreaterThanOrEqual(chance - 1e-12);
      }),
    );
  });

  test("is the product of the brief, whichever way it is multiplied", () => {
    fc.assert(
      fc.property(tickets, tickets, (own, winners) => {
        let none = 1;
        for (let draw = 0; draw < winners; draw += 1) none *= (200 - own - draw) / (200 - draw);
        expect(raffleChance(own, 200, winners)).toBeCloseTo(1 - none, 9);
        expect(raffleChance(own, 200, winners)).toBeCloseTo(raffleChance(winners, 200, own), 9);
      }),
    );
  });

  test("is certain when the others' tickets cannot fill the draws", () => {
    expect([raffleChance(5, 10, 6), raffleChance(10, 10, 1), raffleChance(0, 10, 10)]).toEqual([
      1, 1, 0,
    ]);
  });
});

describe("points, edges", () => {
  test("reports which value is wrong", () => {
    expect(() => streakMultiplier(RULES, 0)).toThrow(
      new RangeError("day must be a whole number from 1 to 9007199254740991, got 0"),
    );
    expect(() => streakMultiplier({ ...RULES, streakCap: 0.5 }, 1)).toThrow(
      "streakCap must be 1 or more, got 0.5",
    );
    expect(() => streakMultiplier({ ...RULES, streakStep: -1 }, 1)).toThrow(
      "streakStep must be 0 or more, got -1",
    );
    expect(() => streakCapDay({ ...RULES, pointsPerUnit: 0 })).toThrow(
      "pointsPerUnit must be above 0, got 0",
    );
    expect(() => dailyPoints({ ...RULES, dailyCap: 0 }, 1, 1)).toThrow(
      "dailyCap must be above 0, got 0",
    );
    expect(() => dailyPoints(RULES, -1, 1)).toThrow("volume must be 0 or more, got -1");
    expect(() => seasonReward(-1, 1, 1)).toThrow("pool must be 0 or more, got -1");
    expect(() => seasonReward(1, 1, 0)).toThrow("allPoints must be above 0, got 0");
    expect(() => seasonReward(1, 3, 2)).toThrow("points must be from 0 to all points, 2, got 3");
    expect(() => levelThreshold(1.5)).toThrow("got 1.5");
    expect(() => levelOf(-1)).toThrow("points must be 0 or more, got -1");
    expect(() => raffleChance(2, 1, 1)).toThrow(
      "own tickets must be a whole number from 0 to 1, got 2",
    );
    expect(() => raffleChance(0, 0, 0)).toThrow("all tickets must be a whole number from 1");
    expect(() => raffleChance(1, 2, 3)).toThrow(
      "winners must be a whole number from 0 to 2, got 3",
    );
  });
});
