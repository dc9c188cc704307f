import type { Point } from "./marks";
import type { Panel, PlotSpec } from "./plotSpec";
import { type Axis, scale } from "./scale";

/**
 * Heights are CSS pixels, widths are shares of the drawing area: lettering keeps its size on every screen, and the drawing area
 * takes the available width without a shift when the page loads.
 */
const LABEL_ROW = 26;
const TICK_ROW = 24;
const PANEL_GAP = 14;
/** Height of a line of lettering in a plot, in CSS pixels. */
export const LETTER_HEIGHT = 14;
/** Mean width of a letter in the plots' bold 12-pixel lettering. */
const LETTER_WIDTH = 7.2;

export type PlacedPanel = { readonly panel: Panel; readonly top: number };

/** The top of each panel, below the name of its vertical axis, and the height of the whole drawing. */
export function placePanels(spec: PlotSpec): {
  readonly panels: readonly PlacedPanel[];
  readonly height: number;
} {
  let top = 0;
  const panels = spec.panels.map((panel) => {
    const placed = { panel, top: top + LABEL_ROW };
    top = placed.top + panel.height + PANEL_GAP;
    return placed;
  });
  return { panels, height: top - PANEL_GAP + TICK_ROW + LABEL_ROW - 4 };
}

/** A point of a panel: share of the width (0–1) and pixels from the top of the drawing. */
export function place(
  { x: axis }: PlotSpec,
  { panel, top }: PlacedPanel,
  [x, y]: Point,
): { readonly x: number; readonly y: number } {
  return { x: scale(axis, x), y: top + (1 - scale(panel.y, y)) * panel.height };
}

/** Heights close to the wanted ones, in the same order, with at least `gap` between neighbours and none above `max`. */
export function spread(wanted: readonly number[], gap: number, max: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let limit = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, limit);
    limit = (placed[index] ?? 0) + gap;
  }
  limit = max;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}

/** How a value of the horizontal axis is aligned: those at its ends stay within its width. */
export function tickAnchor(x: number): "start" | "middle" | "end" {
  return x < 0.01 ? "start" : x > 0.99 ? "end" : "middle";
}

/** Minimum gap between two values of an axis, in pixels. */
const TICK_GAP = 6;
/** Widths of the drawing area on a 320-pixel screen, by the room that the labels of lines need. */
const NARROWEST = { none: 220, short: 164, long: 128 };

/**
 * Values of the horizontal axis that do not fit on a narrow phone. With even steps, every second or third value is kept; on a
 * logarithmic axis, all that do not touch the previous one.
 */
export function hiddenTicks({ x: axis, endRoom }: PlotSpec): readonly number[] {
  const { ticks } = axis;
  const width = NARROWEST[endRoom ?? "none"];
  const touches = (a: number, b: number) =>
    tickEdges(axis, a, width).right + TICK_GAP > tickEdges(axis, b, width).left;
  const shown: number[] = [];
  if (axis.log) {
    for (const tick of ticks) {
      const last = shown.at(-1);
      if (last === undefined || !touches(last, tick)) shown.push(tick);
    }
  } else {
    const every = (step: number) => ticks.filter((_, index) => index % step === 0);
    const step = ticks.findIndex((_, before) =>
      every(before + 1).every((tick, index, kept) => {
        const previous = kept[index - 1];
        return previous === undefined || !touches(previous, tick);
      }),
    );
    shown.push(...every(step + 1));
  }
  return ticks.filter((tick) => !shown.includes(tick));
}

/** The edges of a value on the horizontal axis when the drawing area is `width` pixels wide. */
function tickEdges(axis: Axis, tick: number, width: number) {
  const x = scale(axis, tick);
  const length = axis.text(tick).length * LETTER_WIDTH;
  const left = x * width - { start: 0, middle: length / 2, end: length }[tickAnchor(x)];
  return { left, right: left + length };
}
