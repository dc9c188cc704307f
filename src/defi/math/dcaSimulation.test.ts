import { DCA_SIMULATION, lumpSumSpread, simulateDca } from "./dcaSimulation";
import { histogram, sum, summarise } from "./statistics";
import { testExact, testPublished } from "./testPublished";

const RESULT = simulateDca(DCA_SIMULATION);
const DCA = summarise(RESULT.dca);
const LUMP = summarise(RESULT.lumpSum);

describe("M15 simulation, seed 20240229", () => {
  testPublished([
    ["mean, 12 weekly buys", DCA.mean, "1.00"],
    ["mean, lump sum", LUMP.mean, "1.00"],
    ["standard deviation, 12 weekly buys", DCA.standardDeviation, "0.24"],
    ["standard deviation, lump sum", LUMP.standardDeviation, "0.40"],
    ["standard deviation of a lump sum by theory", lumpSumSpread(0.8, 12 / 52), "0.399"],
    ["5th percentile, 12 weekly buys", DCA.p5, "0.67"],
    ["5th percentile, lump sum", LUMP.p5, "0.50"],
    ["95th percentile, 12 weekly buys", DCA.p95, "1.44"],
    ["95th percentile, lump sum", LUMP.p95, "1.75"],
    ["median, 12 weekly buys", DCA.median, "0.97"],
    ["median, lump sum", LUMP.median, "0.93"],
    ["12 weekly buys end higher in % of paths", 100 * RESULT.dcaWinsShare, "57"],
  ]);
  testPublished([
    ["median of the reference run, to 12 digits", DCA.median, "0.966722286451"],
    ["5th percentile of the reference run, lump sum", LUMP.p5, "0.496546527416"],
  ]);
  testExact([["paths", RESULT.dca.length, 20_000]]);
});

describe("the simulation", () => {
  test("repeats for the same seed and changes with another", () => {
    const terms = { ...DCA_SIMULATION, paths: 50 };
    expect(simulateDca(terms)).toEqual(simulateDca(terms));
    expect(simulateDca({ ...terms, seed: 1 })).not.toEqual(simulateDca(terms));
  });

  test("one buy is a lump sum, and without volatility nothing moves", () => {
    const single = simulateDca({ ...DCA_SIMULATION, paths: 50, buys: 1 });
    expect(single.dca).toEqual(single.lumpSum);
    expect(single.dcaWinsShare).toBe(0);
    expect(new Set(simulateDca({ ...DCA_SIMULATION, paths: 5, annualVolatility: 0 }).dca)).toEqual(
      new Set([1]),
    );
  });

  test("most outcomes lie in the range of figure P11", () => {
    expect(sum(histogram(RESULT.lumpSum, 0, 2.5, 50)) / 20_000).toBeGreaterThan(0.98);
  });

  test("theory grows with time and volatility", () => {
    expect(lumpSumSpread(0.8, 1)).toBeGreaterThan(lumpSumSpread(0.8, 0.5));
    expect(lumpSumSpread(0, 1)).toBe(0);
  });

  test("reports which value is wrong", () => {
    expect(() => simulateDca({ ...DCA_SIMULATION, paths: 0 })).toThrow(RangeError);
    expect(() => simulateDca({ ...DCA_SIMULATION, paths: 0.5 })).toThrow("got 0.5");
    expect(() => simulateDca({ ...DCA_SIMULATION, buys: 0 })).toThrow(
      "buys must be a whole number from 1",
    );
    expect(() => simulateDca({ ...DCA_SIMULATION, annualVolatility: -1 })).toThrow(
      "annualVolatility must be 0 or more, got -1",
    );
    expect(() => simulateDca({ ...DCA_SIMULATION, buysPerYear: 0 })).toThrow(
      "buysPerYear must be above 0, got 0",
    );
    expect(() => simulateDca({ ...DCA_SIMULATION, seed: -5 })).toThrow("got -5");
    expect(() => lumpSumSpread(-1, 1)).toThrow("annualVolatility must be 0 or more, got -1");
    expect(() => lumpSumSpread(1, -1)).toThrow("years must be 0 or more, got -1");
  });
});
