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

/** Something drawn in a panel. The functions below make them. */
export type Mark =
  | {
      readonly kind: "line";
      readonly points: readonly Point[];
      readonly tone: Tone;
      readonly dash: Dash;
      /** True for a line that is the edge of an area, which has no value to read off. */
      readonly isEdge: boolean;
    }
  | { readonly kind: "area"; readonly points: readonly Point[]; readonly tone: Tone }
  | { readonly kind: "bar"; readonly from: Point; readonly to: Point; readonly tone: Tone }
  | {
      readonly kind: "dot" | "ring";
      readonly at: Point;
      readonly tone: Tone;
      readonly radius: number;
    }
  | { readonly kind: "end"; readonly y: number; readonly text: string; readonly tone: Tone }
  | { readonly kind: "vertical"; readonly x: number }
  | { readonly kind: "horizontal"; readonly y: number; readonly tone: Tone; readonly dash: Dash }
  | ({ readonly kind: "text"; readonly at: Point; readonly text: string } & TextSettings);

export function line(points: readonly Point[], tone: Tone, dash: Dash = 0, isEdge = false): Mark {
  return { kind: "line", points, tone, dash, isEdge };
}

export function area(points: readonly Point[], tone: Tone): Mark {
  return { kind: "area", points, tone };
}

export function bar(from: Point, to: Point, tone: Tone): Mark {
  return { kind: "bar", from, to, tone };
}

export function dot(at: Point, tone: Tone, radius = 4): Mark {
  return { kind: "dot", at, tone, radius };
}

/** A hollow dot. */
export function ring(at: Point, tone: Tone, radius: number): Mark {
  return { kind: "ring", at, tone, radius };
}

/** A label to the right of the drawing area, at the height where a line ends; labels that would touch are moved apart. */
export function end(y: number, text: string, tone: Tone): Mark {
  return { kind: "end", y, text, tone };
}

/** A line across the panel at one value of the horizontal axis. */
export function vertical(x: number): Mark {
  return { kind: "vertical", x };
}

/** A line across the panel at one value of the vertical axis. */
export function horizontal(y: number, tone: Tone, dash: Dash): Mark {
  return { kind: "horizontal", y, tone, dash };
}

export function text(at: Point, label: string, settings: TextSettings = {}): Mark {
  return { kind: "text", at, text: label, ...settings };
}

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
