import { element, type TreeElement } from "../../domain/documentTree";
import type { Point } from "./scale";

/** Color of a mark: a role in the style sheet. Lines of one plot also differ in dash and label. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

/** Dash pattern; 0 is solid. */
export type Dash = 0 | 1 | 2 | 3;

/** A panel in its drawing, in CSS pixels from the top. `at` places a point: share of the width (0–1) and pixels. */
export type Frame = {
  readonly top: number;
  readonly height: number;
  readonly at: (point: Point) => { readonly x: number; readonly y: number };
};

/** A label to the right of the drawing area, at the height where a line ends; labels that would touch are moved apart. */
export type EndLabel = { readonly y: number; readonly text: string; readonly tone: Tone };

/** Something drawn in a panel; layers are drawn in this order, and `lines` is stretched to the width of the screen. */
export type Mark = {
  readonly layer: "back" | "lines" | "front";
  readonly draw: (frame: Frame) => TreeElement;
  /** A line whose values a reader can read off, with its name unless it is the only one of its panel. */
  readonly line?: {
    readonly points: readonly Point[];
    readonly tone: Tone;
    readonly name?: string;
  };
};

/** Width of the stretched drawings inside a panel; their height is the panel's. */
export const STRETCH = 1000;

/** Rounds to a tenth, of a pixel or of a percent, which is precise enough for any screen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function share(value: number): string {
  return `${round(100 * value)}%`;
}

function path(points: readonly Point[], { at, top }: Frame): string {
  const pairs = points.map(at).map(({ x, y }) => `${round(x * STRETCH)} ${round(y - top)}`);
  return `M${pairs.join("L")}`;
}

/** A line that is the edge of an area, which has no value to read off. */
export function edge(points: readonly Point[], tone: Tone, dash: Dash = 0): Mark {
  const className = `line tone-${tone} dash-${dash}`;
  return {
    layer: "lines",
    draw: (frame) => element("path", { className, d: path(points, frame) }),
  };
}

export function line(points: readonly Point[], tone: Tone, dash?: Dash, name?: string): Mark {
  return { ...edge(points, tone, dash), line: { points, tone, ...(name && { name }) } };
}

export function area(points: readonly Point[], tone: Tone): Mark {
  const className = `area tone-${tone}`;
  return {
    layer: "lines",
    draw: (frame) => element("path", { className, d: `${path(points, frame)}z` }),
  };
}

export function bar(from: Point, to: Point, tone: Tone): Mark {
  return {
    layer: "back",
    draw: ({ at }) => {
      const [a, b] = [at(from), at(to)];
      return element("rect", {
        className: `bar tone-${tone}`,
        x: share(Math.min(a.x, b.x)),
        width: share(Math.abs(a.x - b.x)),
        y: round(Math.min(a.y, b.y)),
        height: round(Math.abs(a.y - b.y)),
      });
    },
  };
}

export function dot(point: Point, tone: Tone, radius = 4, shape: "dot" | "ring" = "dot"): Mark {
  return {
    layer: "front",
    draw: ({ at }) => {
      const { x, y } = at(point);
      const className = `${shape} tone-${tone}`;
      return element("circle", { className, cx: share(x), cy: round(y), r: round(radius) });
    },
  };
}

/** A line across the panel at one value of the horizontal axis. */
export function vertical(value: number): Mark {
  return {
    layer: "back",
    draw: ({ at, top, height }) => {
      const x = share(at([value, 0]).x);
      const className = "rule tone-4 dash-2";
      return element("line", { className, x1: x, x2: x, y1: top, y2: top + height });
    },
  };
}

/** A line across the panel at one value of the vertical axis. */
export function horizontal(value: number, tone: Tone, dash: Dash): Mark {
  return {
    layer: "back",
    draw: ({ at }) => {
      const y = round(at([1, value]).y);
      const className = `rule tone-${tone} dash-${dash}`;
      return element("line", { className, x1: 0, x2: "100%", y1: y, y2: y });
    },
  };
}

type LabelSettings = {
  readonly tone?: Tone;
  readonly textAnchor?: "middle" | "end";
  /** Shift in CSS pixels, right and down. */
  readonly dx?: number;
  readonly dy?: number;
  /** True for a label on a filled area, which needs no halo around its letters. */
  readonly onArea?: boolean;
};

export function text(point: Point, label: string, settings: LabelSettings = {}): Mark {
  const { tone, onArea, ...attributes } = settings;
  const className = `note${tone === undefined ? "" : ` tone-${tone}`}${onArea ? " bare" : ""}`;
  return {
    layer: "front",
    draw: ({ at }) => {
      const { x, y } = at(point);
      return element("text", { className, x: share(x), y: round(y), ...attributes }, [label]);
    },
  };
}

export function end(y: number, label: string, tone: Tone): EndLabel {
  return { y, text: label, tone };
}

/** The line of a function of `xs`. */
export function curve(
  xs: readonly number[],
  y: (x: number) => number,
  ...look: [tone: Tone, dash?: Dash, name?: string]
): Mark {
  const points = xs.map((x): Point => [x, y(x)]);
  return line(points, ...look);
}

/** One of several curves of a panel: its name stands at its end. */
export type Curve = {
  readonly name: string;
  readonly tone: Tone;
  readonly dash: Dash;
  readonly y: (x: number) => number;
};

/** Curves with their names at their ends. @param marked where each has a dot, if anywhere */
export function curves(
  all: readonly Curve[],
  xs: readonly number[],
  marked?: number,
  radius?: number,
): (Mark | EndLabel)[] {
  return all.flatMap(({ name, tone, dash, y }) => [
    curve(xs, y, tone, dash, name),
    ...(marked === undefined ? [] : [dot([marked, y(marked)], tone, radius)]),
    end(y(xs.at(-1) ?? 0), name, tone),
  ]);
}

/** The columns of a table that shows the values of curves. */
export function columnsOf(all: readonly Curve[], text: (value: number) => string) {
  return Object.fromEntries(all.map(({ name, y }) => [name, (x: number) => text(y(x))]));
}
