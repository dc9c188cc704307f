import type { Panel, PlotSpec, Point, TextMark } from "./plotSpec";
import { type Axis, position } from "./scale";

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
  spec: PlotSpec,
  { panel, top }: PlacedPanel,
  [x, y]: Point,
): { readonly x: number; readonly y: number } {
  return { x: position(spec.x, x), y: top + (1 - position(panel.y, y)) * panel.height };
}

/**
 * Heights close to the wanted ones, in the same order, with at least `gap` between neighbours and none above `most`.
 * @param wanted heights in any order
 */
export function spread(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let limit = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, limit);
    limit = (placed[index] ?? 0) + gap;
  }
  limit = most;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}

export type Box = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The box of a label's letters, in pixels, when the drawing area is `width` pixels wide. */
export function labelBox(spec: PlotSpec, placed: PlacedPanel, mark: TextMark, width: number): Box {
  const at = place(spec, placed, mark.at);
  const length = mark.text.length * LETTER_WIDTH;
  const x = at.x * width + (mark.dx ?? 0);
  const y = at.y + (mark.dy ?? 0);
  const left = mark.anchor === "end" ? x - length : mark.anchor === "middle" ? x - length / 2 : x;
  return { text: mark.text, left, right: left + length, top: y - LETTER_HEIGHT + 3, bottom: y + 3 };
}

/** Minimum gap between two values of an axis, in pixels. */
const TICK_GAP = 6;
/** Widths of the drawing area on a 320-pixel screen, by the room that the labels of lines need. */
const NARROWEST = { none: 220, short: 164, long: 128 };

/** How a value of the horizontal axis is aligned: those at its ends stay within its width. */
export function tickAnchor(x: number): "start" | "middle" | "end" {
  return x < 0.01 ? "start" : x > 0.99 ? "end" : "middle";
}

/**
 * Values of the horizontal axis that do not fit on a narrow phone. With even steps, every second or third value is kept; on a
 * logarithmic axis, all that do not touch the previous one.
 */
export function spareTicks({ x: axis, endRoom }: PlotSpec): readonly number[] {
  const { ticks } = axis;
  const boxes = ticks.map((tick) => tickBox(axis, tick, NARROWEST[endRoom ?? "none"]));
  const isClear = (a: Box | undefined, b: Box) => !a || a.right + TICK_GAP <= b.left;
  if (axis.log) {
    let last: Box | undefined;
    return ticks.filter((_, index) => {
      const box = boxes[index];
      if (!box || !isClear(last, box)) return true;
      last = box;
      return false;
    });
  }
  const stride = ticks.findIndex((_, before) =>
    boxes.every((box, index) => isClear(boxes[index - before - 1], box) || index % (before + 1)),
  );
  return ticks.filter((_, index) => index % (stride + 1) > 0);
}

/** The box of a value on the horizontal axis when the drawing area is `width` pixels wide. */
export function tickBox(axis: Axis, tick: number, width: number): Box {
  const x = position(axis, tick);
  const text = axis.text(tick);
  const length = text.length * LETTER_WIDTH;
  const left = x * width - { start: 0, middle: length / 2, end: length }[tickAnchor(x)];
  return { text, left, right: left + length, top: 0, bottom: LETTER_HEIGHT };
}

/** Pairs of labels that cover each other, as strings. */
export function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `"${a.text}" and "${b.text}"`),
  );
}
