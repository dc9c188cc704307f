import { trimmed } from "../numberText";
import { type Box, overlaps, placePanels, spareTicks, spread, tickBox } from "./layout";
import { PLOTS } from "./plots";

test.each([
  ["labels with enough space stay", [10, 40], [10, 40]],
  ["overlapping labels are moved down", [10, 12], [10, 24]],
  ["labels at the bottom are moved up", [98, 99, 100], [72, 86, 100]],
  ["the order of the lines is kept", [50, 45, 10], [59, 45, 10]],
])("%s", (_what, wanted, placed) => expect(spread(wanted, 14, 100)).toEqual(placed));

test("labels that cover each other are reported", () => {
  const box = (text: string, left: number): Box => ({
    text,
    left,
    right: left + 20,
    top: 0,
    bottom: 14,
  });
  expect(overlaps([box("a", 0), box("b", 10), box("c", 30)])).toEqual(['"a" and "b"']);
});

test("panels are below each other and share one horizontal axis", () => {
  const { panels, height } = placePanels(PLOTS.P04());
  expect(panels.map(({ top }) => top)).toEqual([26, 196]);
  expect(height).toBeGreaterThan(196 + 130);
});

test.each(Object.entries(PLOTS))("on a narrow phone the values of %s do not touch", (_id, plot) => {
  const spec = plot();
  const width = spec.endRoom === "long" ? 128 : spec.endRoom === "short" ? 164 : 220;
  const shown = spec.x.ticks.filter((tick) => !spareTicks(spec).includes(tick));
  expect(shown.length).toBeGreaterThan(2);
  expect(overlaps(shown.map((tick) => tickBox(spec.x, tick, width)))).toEqual([]);
});

test.each([
  ["even steps", false, [1, 2, 3, 4, 5], [2, 4]],
  ["a logarithmic axis", true, [1, 1.2, 2, 4, 5], [1.2, 5]],
])("axis values that do not fit on %s", (_what, log, ticks, spare) => {
  const x = {
    label: "",
    low: 1,
    high: 5,
    log,
    ticks,
    text: (value: number) => `${trimmed(value, 1)}00`,
  };
  expect(spareTicks({ ...PLOTS.P04(), x, endRoom: "long" })).toEqual(spare);
});
