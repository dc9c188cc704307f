/** A point in the units of the axes. */
export type Point = readonly [x: number, y: number];

/** Color of a mark: a role in the style sheet. Lines of one plot also differ in dash and label. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

/** Dash pattern; 0 is solid. */
export type Dash = 0 | 1 | 2 | 3;

type TextSettings = {
  readonly tone?: Tone;
  readonly textAnchor?: "middle" | "end";
  /** Shift in CSS pixels, right and down. */
  readonly dx?: number;
  readonly dy?: number;
  /** True for a label on a filled area, which needs no halo around its letters. */
  readonly onArea?: boolean;
};

/** @param isEdge true for a line that is the edge of an area, which has no value to read off */
export function line(points: readonly Point[], tone: Tone, dash: Dash = 0, isEdge = false) {
  return { kind: "line", points, tone, dash, isEdge } as const;
}

export function area(points: readonly Point[], tone: Tone) {
  return { kind: "area", points, tone } as const;
}

export function bar(from: Point, to: Point, tone: Tone) {
  return { kind: "bar", from, to, tone } as const;
}

export function dot(at: Point, tone: Tone, radius = 4) {
  return { kind: "dot", at, tone, radius } as const;
}

/** A hollow dot. */
export function ring(at: Point, tone: Tone, radius: number) {
  return { kind: "ring", at, tone, radius } as const;
}

/** A label to the right of the drawing area, at the height where a line ends; labels that would touch are moved apart. */
export function end(y: number, text: string, tone: Tone) {
  return { kind: "end", y, text, tone } as const;
}

/** A line across the panel at one value of the horizontal axis. */
export function vertical(x: number) {
  return { kind: "vertical", x } as const;
}

/** A line across the panel at one value of the vertical axis. */
export function horizontal(y: number, tone: Tone, dash: Dash) {
  return { kind: "horizontal", y, tone, dash } as const;
}

export function text(at: Point, label: string, settings: TextSettings = {}) {
  return { kind: "text", at, text: label, ...settings } as const;
}

/** Something drawn in a panel. */
export type Mark = ReturnType<
  | typeof line
  | typeof area
  | typeof bar
  | typeof dot
  | typeof ring
  | typeof end
  | typeof vertical
  | typeof horizontal
  | typeof text
>;

/** The line of a function of `xs`. */
export function curve(
  xs: readonly number[],
  y: (x: number) => number,
  tone: Tone,
  dash: Dash = 0,
): Mark {
  return line(
    xs.map((x): Point => [x, y(x)]),
    tone,
    dash,
  );
}

/** One of several curves of a panel: its name stands at its end. */
export type Series = { readonly name: string; readonly tone: Tone; readonly dash: Dash };

/** A curve with its name, and with a dot at one of its values. */
export function series(
  { name, tone, dash }: Series,
  xs: readonly number[],
  y: (x: number) => number,
  marked?: number,
  radius?: number,
): Mark[] {
  return [
    curve(xs, y, tone, dash),
    ...(marked === undefined ? [] : [dot([marked, y(marked)], tone, radius)]),
    end(y(xs.at(-1) ?? 0), name, tone),
  ];
}
