import { type Box, overlaps, placePanels, spread } from "./layout";
import { PLOTS } from "./plots";

test.each([
  ["labels apart stay", [10, 40], [10, 40]],
  ["labels that touch are moved down", [10, 12], [10, 24]],
  ["labels at the foot are moved up", [98, 99, 100], [72, 86, 100]],
  ["the order of the lines is kept", [50, 45, 10], [59, 45, 10]],
])("%s", (_what, wanted, placed) => expect(spread(wanted, 14, 100)).toEqual(placed));

test("labels that cover each other are named", () => {
  const box = (text: string, left: number): Box => ({
    text,
    left,
    right: left + 20,
    top: 0,
    bottom: 14,
  });
  expect(overlaps([box("a", 0), box("b", 10), box("c", 30)])).toEqual(['"a" and "b"']);
});

test("panels stand below each other and share one horizontal axis", () => {
  const { panels, height } = placePanels(PLOTS.P04());
  expect(panels.map(({ top }) => top)).toEqual([26, 196]);
  expect(height).toBeGreaterThan(196 + 130);
});
