import type { Axis } from "./scale";

/** A point in the units of the axes. */
export type Point = readonly [x: number, y: number];

/** Colour of a mark: a role of the style sheet. Lines of one plot differ in dash and label as well. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

/** 0 is solid. */
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
  /** Stands on a filled area, which needs no halo around letters. */
  readonly onArea?: boolean;
};

/** Something drawn in a panel. */
export type Mark =
  | {
      readonly kind: "line";
      readonly points: readonly Point[];
      readonly tone: Tone;
      readonly dash?: Dash;
      /** The edge of an area, which has no reading of its own. */
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
  /** A label right of the area, at the height where a line ends; labels that would touch are moved apart. */
  | { readonly kind: "end"; readonly y: number; readonly text: string; readonly tone: Tone }
  | {
      readonly kind: "rule";
      readonly x?: number;
      readonly y?: number;
      readonly tone?: Tone;
      readonly dash?: Dash;
    }
  | TextMark;

/** One drawing area; panels of a plot stand below each other and share the horizontal axis. */
export type Panel = {
  readonly height: number;
  readonly y: Axis;
  readonly marks: readonly Mark[];
  readonly hideTicks?: boolean;
};

/** A table of texts; the first column names the row. */
export type DataTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A plot as data: what it shows, what a reader should see in it, and the same figures as a table. */
export type PlotSpec = {
  readonly title: string;
  /** The finding, one or two sentences made from computed figures; alternative text and caption. */
  readonly finding: string;
  readonly x: Axis;
  readonly panels: readonly Panel[];
  /** Letters kept free right of the area for the labels of line ends. */
  readonly endRoom?: "short" | "long";
  readonly table: DataTable;
};
