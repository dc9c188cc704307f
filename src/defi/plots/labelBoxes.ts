import { type Box, LETTER_HEIGHT, labelBox, place, placePanels, spread } from "./layout";
import type { PlotSpec } from "./plotSpec";

/** The boxes of the labels inside a plot and of the values on its vertical axes, when the drawing area is `width` pixels wide. */
export function labelBoxes(spec: PlotSpec, width: number): Box[] {
  return placePanels(spec).panels.flatMap((placed) => {
    const { marks, height, y } = placed.panel;
    const ends = marks.filter((mark) => mark.kind === "end");
    const wanted = ends.map((end) => place(spec, placed, [spec.x.low, end.y]).y);
    const heights = spread(wanted, LETTER_HEIGHT, placed.top + height + 4);
    const endBoxes = ends.map(({ text }, index) => {
      const at = y.low + (1 - ((heights[index] ?? 0) - placed.top) / height) * (y.high - y.low);
      return labelBox(
        { ...spec, x: { ...spec.x, log: false } },
        { ...placed, panel: { ...placed.panel, y: { ...y, log: false } } },
        { kind: "text", at: [spec.x.high, at], text, dx: 8, dy: 4 },
        width,
      );
    });
    // The values at the ends of the vertical axes, which no other label may cover.
    const ticks = placed.panel.hideTicks
      ? []
      : y.ticks.map((tick) => {
          const mark = { kind: "text", at: [spec.x.low, tick], text: y.text(tick) } as const;
          return labelBox(spec, placed, { ...mark, dx: -6, dy: 4, anchor: "end" }, width);
        });
    return [
      ...ticks,
      ...marks
        .filter((mark) => mark.kind === "text")
        .map((mark) => labelBox(spec, placed, mark, width)),
      ...endBoxes,
    ];
  });
}
