import { line } from "./marks";
import type { PlotSpec } from "./plotSpec";
import { PLOTS, type PlotId } from "./plots";
import { type Readout, readoutOf } from "./readout";
import { axis, type Point } from "./scale";

/** A plot of two lines. @param order of their points */
const plotOf = (order: (points: Point[]) => Point[]): PlotSpec => ({
  title: "Fees",
  finding: "They grow.",
  x: axis("Size, USDX", [0, 50, 100], String),
  y: axis("Fee", [0, 0.1], (value) => `${value * 100}%`),
  height: 100,
  marks: [
    line(
      order([
        [0, 0],
        [100, 0.1],
      ]),
      1,
    ),
    line(
      order([
        [50, 0.1],
        [100, 0],
      ]),
      2,
      1,
      "Falling",
    ),
  ],
  table: { caption: "", columns: [], rows: [] },
});
const BARE = plotOf((points) => points);

function readoutAt(readout: Readout | undefined, x: string) {
  return readout?.stops.find((stop) => stop.x === x)?.values;
}

test("a reading has the unit of its axis, the decimals of its range, and the height of its line", () => {
  const readout = readoutOf(BARE);
  expect(readout?.lines).toEqual([
    { name: "Fee", tone: 1 },
    { name: "Falling", tone: 2 },
  ]);
  expect(readout?.stops).toHaveLength(61);
  expect(readoutAt(readout, "25.0")).toEqual([[101, "2.50%"], null]);
  expect(readoutAt(readout, "75.0")).toEqual([
    [51, "7.50%"],
    [76, "5.00%"],
  ]);
});

test("a line reads the same when its points run from right to left", () => {
  expect(readoutOf(plotOf((points) => points.reverse()))).toEqual(readoutOf(BARE));
});

test("a plot without lines has no readings", () => {
  expect(readoutOf(PLOTS.P07())).toBeUndefined();
});

test.each(Object.entries(PLOTS))("every reading of %s is on its drawing", (_, spec) => {
  const readout = readoutOf(spec());
  for (const { at, values } of readout?.stops ?? []) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThanOrEqual(1);
    for (const value of values) {
      if (!value) continue;
      expect(value[0]).toBeGreaterThanOrEqual(0);
      expect(value[0]).toBeLessThanOrEqual(readout?.height ?? 0);
      expect(value[1]).toMatch(/\d/);
      expect(value[1]).not.toMatch(/NaN|Infinity/);
    }
  }
});

test("lines are read by the names at their ends, the only one by its axis", () => {
  const names = (id: PlotId) => readoutOf(PLOTS[id]())?.lines.map(({ name }) => name);
  expect(names("P03")).toEqual(["50%", "80%", "20%"]);
  expect(names("P06")).toEqual(["Circulating tokens"]);
  const unchanged = readoutAt(readoutOf(PLOTS.P03()), "1.000");
  expect(unchanged?.map((value) => value?.[1])).toEqual(["0.00%", "0.00%", "0.00%"]);
});
