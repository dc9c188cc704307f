import type { Frame } from "./marks";
import type { Panel, PlotSpec } from "./plotSpec";
import { scale } from "./scale";

/**
 * Heights are CSS pixels, widths are shares of the drawing area: lettering keeps its size on every screen, and the drawing area
 * takes the available width without a shift when the page loads.
 */
const LABEL_ROW = 26;
const TICK_ROW = 24;
const PANEL_GAP = 14;

export type PlacedPanel = Frame & { readonly panel: Panel };

/** Each panel below the name of its vertical axis, and the height of the whole drawing. */
export function placePanels(spec: PlotSpec): {
  readonly panels: readonly PlacedPanel[];
  readonly height: number;
} {
  let bottom = -PANEL_GAP;
  const placed = [spec, spec.below].flatMap((panel): PlacedPanel[] => {
    if (!panel) return [];
    const { height } = panel;
    const top = bottom + PANEL_GAP + LABEL_ROW;
    bottom = top + height;
    const at: Frame["at"] = ([x, y]) => ({
      x: scale(spec.x, x),
      y: top + (1 - scale(panel.y, y)) * height,
    });
    return [{ panel, top, height, at }];
  });
  return { panels: placed, height: bottom + TICK_ROW + LABEL_ROW - 4 };
}

/** The room that the labels at line ends need, right of the drawing area. */
export function endRoom({ marks }: PlotSpec): "short" | "long" | undefined {
  const longest = Math.max(...marks.map((mark) => ("draw" in mark ? 0 : mark.text.length)));
  return longest > 8 ? "long" : longest > 0 ? "short" : undefined;
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
