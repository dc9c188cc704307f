import type { DataTable } from "./dataTable";
import type { EndLabel, Mark } from "./marks";
import type { Axis } from "./scale";

/** One drawing area; the panels of a plot are below each other and share the horizontal axis. */
export type Panel = {
  /** In CSS pixels. */
  readonly height: number;
  readonly y: Axis;
  readonly marks: readonly (Mark | EndLabel)[];
};

/** A plot as data: what it shows, what a reader should see in it, and the same values as a table. */
export type PlotSpec = {
  readonly title: string;
  /** The finding, one or two sentences made from computed values; used as alternative text and caption. */
  readonly finding: string;
  readonly x: Axis;
  readonly panels: readonly Panel[];
  /** How much room to reserve right of the drawing area for the labels at line ends. */
  readonly endRoom?: "short" | "long";
  readonly table: DataTable;
};

export function panel(height: number, y: Axis, marks: Panel["marks"]): Panel {
  return { height, y, marks };
}
