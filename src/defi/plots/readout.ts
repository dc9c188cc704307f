import { fixed } from "../numberText";
import { endRoom, placePanels } from "./layout";
import type { PlotSpec } from "./plotSpec";
import { type Axis, interpolate, invert, linspace, type Point, scale } from "./scale";

/** What a reader reads off a plot at one position of its horizontal axis. */
export type ReadoutStop = {
  /** Share of the width, 0–1. */
  readonly at: number;
  readonly x: string;
  /** For each line, its height in CSS pixels from the top of the drawing and its value; null where it has none. */
  readonly values: readonly (readonly [y: number, text: string] | null)[];
};

/** The values of a plot's lines along its horizontal axis. */
export type Readout = {
  readonly title: string;
  /** Quantity and unit of the horizontal axis. */
  readonly x: string;
  readonly axis: Pick<Axis, "low" | "high" | "log">;
  readonly height: number;
  readonly endRoom?: "short" | "long";
  /** Names of the lines, with the color of each. */
  readonly lines: readonly { readonly name: string; readonly tone: number }[];
  readonly stops: readonly ReadoutStop[];
};

/** Maximum number of stops: more would be closer together than a finger can tell apart on a phone. */
const STOPS_MAX = 61;
/** Number of steps along an axis to which a reading is rounded, so that it is no more precise than the drawing. */
const STEPS = 1000;

/** The values along the lines of a plot; undefined for a plot without lines, whose bars are labelled with their values. */
export function readoutOf(spec: PlotSpec): Readout | undefined {
  const { title, x: axis } = spec;
  const { panels, height } = placePanels(spec);
  const room = endRoom(spec);
  const lines = panels.flatMap(({ panel, top }) =>
    panel.marks.flatMap((mark) => {
      if (!("line" in mark) || !mark.line) return [];
      const { points, tone, name = panel.y.label } = mark.line;
      return [{ name, tone, panel, top, shares: sharesOf(points, axis, panel.y) }];
    }),
  );
  if (lines.length === 0) return undefined;
  return {
    title,
    x: axis.label,
    axis: { low: axis.low, high: axis.high, ...(axis.log && { log: true }) },
    height,
    ...(room && { endRoom: room }),
    lines: lines.map(({ name, tone }) => ({ name, tone })),
    stops: stopsOf(lines.map(({ shares }) => shares.map(([x]) => x))).map((at) => ({
      at: round(at, 4),
      x: reading(axis, invert(axis, at)),
      values: lines.map(({ shares, panel, top }) => {
        const y = interpolate(shares, at);
        if (y === undefined) return null;
        const text = reading(panel.y, invert(panel.y, y));
        return [round(top + (1 - y) * panel.height, 1), text] as const;
      }),
    })),
  };
}

/** The points of a line as shares of the two axes, from left to right. */
function sharesOf(points: readonly Point[], x: Axis, y: Axis): readonly Point[] {
  const shares = points.map(([px, py]): Point => [scale(x, px), scale(y, py)]);
  return shares.sort(([a], [b]) => a - b);
}

/**
 * Positions of the stops: where the lines have points, so that readings are exact there, or evenly spaced if there are too few or
 * too many points.
 */
function stopsOf(places: readonly (readonly number[])[]): readonly number[] {
  const all = [...new Set(places.flat().map((at) => round(at, 4)))]
    .filter((at) => at >= 0 && at <= 1)
    .sort((a, b) => a - b);
  const step = Math.ceil(all.length / STOPS_MAX);
  if (all.length < 8) return linspace(all[0] ?? 0, all.at(-1) ?? 1, STOPS_MAX);
  return all.filter((_, index) => index % step === 0 || index === all.length - 1);
}

const TICK = /^(\D*?)([\d.,]+)(\D*)$/;

/** A value as the axis writes its ticks ("25%", "×1.5", "2M"), with the decimals that its range can show. */
export function reading(axis: Axis, value: number): string {
  const tick = axis.ticks.findLast((each) => each !== 0) ?? 1;
  const [, before = "", digits = "", after = ""] =
    TICK.exec(axis.text(tick).replace("−", "")) ?? [];
  const scale = Math.abs(Number(digits.replaceAll(",", "")) / tick) || 1;
  const size = axis.log ? Math.abs(value) : Math.abs(axis.high - axis.low);
  const decimals = Math.ceil(Math.log10(STEPS / (size * scale || 1)));
  const text = fixed(value * scale, Math.min(Math.max(decimals, 0), 6));
  return text.startsWith("−") ? `−${before}${text.slice(1)}${after}` : before + text + after;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
