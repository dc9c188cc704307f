import type { DataTable } from "./dataTable";
import type { EndLabel, Mark } from "./marks";
import type { Axis } from "./scale";

/** One drawing area. */
export type Panel = {
  /** In CSS pixels. */
  readonly height: number;
  readonly y: Axis;
  readonly marks: readonly (Mark | EndLabel)[];
};

/** A plot as data: what it shows, what a reader should see in it, and the same values as a table. */
export type PlotSpec = Panel & {
  readonly title: string;
  /** The finding, one or two sentences made from computed values; used as alternative text and caption. */
  readonly finding: string;
  readonly x: Axis;
  /** A second drawing area, over the same horizontal axis. */
  readonly below?: Panel;
  readonly table: DataTable;
};
