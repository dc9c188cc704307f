import type { Axis } from "./scale";

/** A point in the units of the axes. */
export type Point = readonly [x: number, y: number];

/** Color of a mark: a role in the style sheet. Lines of one plot also differ in dash and label. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

/** Dash pattern; 0 is solid. */
export type Dash = 0 | 1 | 2 | 3;

export type TextMark = {
  readonly kind: "text";
  readonly at: Point;
  readonly text: string;
  readonly tone?: Tone;
  readonly anchor?: "start" | "middle" | "end";
  /** Shift in CSS pixels, right and down. */
  readonly dx?: number;
  readonly dy?: number;
  /** True for a label on a filled area, which needs no halo around its letters. */
  readonly onArea?: boolean;
};

/** Something drawn in a panel. */
export type Mark =
  | {
      readonly kind: "line";
      readonly points: readonly Point[];
      readonly tone: Tone;
      readonly dash?: Dash;
      /** True for a line that is the edge of an area, which has no value to read off. */
      readonly isEdge?: boolean;
    }
  | { readonly kind: "area"; readonly points: readonly Point[]; readonly tone: Tone }
  | { readonly kind: "bar"; readonly from: Point; readonly to: Point; readonly tone: Tone }
  | {
      readonly kind: "dot";
      readonly at: Point;
      readonly tone: Tone;
      readonly radius?: number;
      readonly hollow?: boolean;
    }
  /** A label to the right of the drawing area, at the height where a line ends; labels that would touch are moved apart. */
  | { readonly kind: "end"; readonly y: number; readonly text: string; readonly tone: Tone }
  | {
      readonly kind: "rule";
      readonly x?: number;
      readonly y?: number;
      readonly tone?: Tone;
      readonly dash?: Dash;
    }
  | TextMark;

/** One drawing area; the panels of a plot are below each other and share the horizontal axis. */
export type Panel = {
  readonly height: number;
  readonly y: Axis;
  readonly marks: readonly Mark[];
  readonly hideTicks?: boolean;
};

/** A table of strings; the first column labels the row. */
export type DataTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A plot as data: what it shows, what a reader should see in it, and the same figures as a table. */
export type PlotSpec = {
  readonly title: string;
  /** The finding, one or two sentences made from computed figures; used as alternative text and caption. */
  readonly finding: string;
  readonly x: Axis;
  readonly panels: readonly Panel[];
  /** How much room to reserve right of the drawing area for the labels at line ends. */
  readonly endRoom?: "short" | "long";
  readonly table: DataTable;
};
