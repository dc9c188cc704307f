import { line, text } from "./marks";
import type { PlotSpec } from "./plotSpec";
import { PLOTS } from "./plots";
import { type Readout, readoutOf } from "./readout";

const BARE: PlotSpec = {
  title: "Fees",
  finding: "They grow.",
  x: { label: "Size, USDX", low: 0, high: 100, ticks: [0, 50, 100], text: String },
  panels: [
    {
      height: 100,
      y: { label: "Fee", low: 0, high: 0.1, ticks: [0, 0.1], text: (v) => `${v * 100}%` },
      marks: [
        line(
          [
            [0, 0],
            [100, 0.1],
          ],
          1,
        ),
        line(
          [
            [50, 0.1],
            [100, 0],
          ],
          2,
        ),
        text([60, 0.08], "Falling", { tone: 2 }),
      ],
    },
  ],
  table: { caption: "", columns: [], rows: [] },
};

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
  const reversed = BARE.panels.map((panel) => ({
    ...panel,
    marks: panel.marks.map((mark) =>
      mark.kind === "line" ? { ...mark, points: [...mark.points].reverse() } : mark,
    ),
  }));
  expect(readoutOf({ ...BARE, panels: reversed })).toEqual(readoutOf(BARE));
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

test("a reading at a figure of the plot's table is that figure", () => {
  const readout = readoutOf(PLOTS.P03());
  expect(readout?.lines.map(({ name }) => name)).toEqual(["50%", "80%", "20%"]);
  expect(readoutAt(readout, "1.000")?.map((value) => value?.[1])).toEqual([
    "0.00%",
    "0.00%",
    "0.00%",
  ]);
  expect(readoutOf(PLOTS.P02())?.lines.map(({ name }) => name)).toEqual([
    "80/20",
    "50/50",
    "A = 100",
  ]);
  expect(readoutOf(PLOTS.P06())?.lines.map(({ name }) => name)).toEqual(["Circulating tokens"]);
});
