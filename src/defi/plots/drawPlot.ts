import {
  element,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from "../../domain/documentTree";
import {
  LETTER_HEIGHT,
  type PlacedPanel,
  place,
  placePanels,
  spareTicks,
  spread,
  tickAnchor,
} from "./layout";
import type { DataTable, Mark, PlotSpec, Point } from "./plotSpec";
import { position } from "./scale";

/** Width of the stretched drawings inside a panel; their height is the panel's. */
const STRETCH = 1000;

/** A plot as the nodes of its figure: picture, caption, and the same data as a table. */
export function drawPlot(spec: PlotSpec, withTable: boolean): TreeNode[] {
  return [
    element("figure", {}, [
      element(
        "div",
        { className: spec.endRoom ? `plot-frame end-${spec.endRoom}` : "plot-frame" },
        [picture(spec)],
      ),
      element("figcaption", {}, [element("b", {}, [`${spec.title}.`]), ` ${spec.finding}`]),
    ]),
    ...(withTable
      ? [
          element("Details", { summary: "Data of the figure" }, [
            element("Table", { name: spec.table.caption }, [tableNode(spec.table)]),
          ]),
        ]
      : []),
  ];
}

function picture(spec: PlotSpec): TreeElement {
  const { panels, height } = placePanels(spec);
  const bottom = height - 26;
  const spare = spareTicks(spec);
  return element("svg", { role: "img", "aria-label": axesOf(spec), width: "100%", height }, [
    ...panels.flatMap((placed) => panelNodes(spec, placed)),
    ...spec.x.ticks.map((tick) => {
      const x = position(spec.x, tick);
      return text(
        {
          className: spare.includes(tick) ? "tick spare" : "tick",
          x: share(x),
          y: bottom,
          textAnchor: tickAnchor(x),
        },
        spec.x.text(tick),
      );
    }),
    text({ className: "axis", x: "100%", y: height - 4, textAnchor: "end" }, spec.x.label),
  ]);
}

/**
 * A description of the axes for readers who do not see the drawing; the caption below says what it shows, and a table has the
 * values.
 */
function axesOf({ x, panels }: PlotSpec): string {
  const measured = panels.map(({ y }) => y.label).filter((label) => label !== "");
  const vertical = measured.length > 0 ? `Vertical axis: ${measured.join("; ")}. ` : "";
  return `Plot. ${vertical}Horizontal axis: ${x.label}`;
}

function panelNodes(spec: PlotSpec, placed: PlacedPanel): TreeNode[] {
  const { panel, top } = placed;
  const y = (tick: number) => round(top + (1 - position(panel.y, tick)) * panel.height);
  return [
    ...(panel.y.label === ""
      ? []
      : [text({ className: "axis", x: 0, y: top - 12, dx: -44 }, panel.y.label)]),
    ...(panel.hideTicks
      ? []
      : panel.y.ticks.flatMap((tick) => [
          element("line", { className: "grid", x1: 0, x2: "100%", y1: y(tick), y2: y(tick) }),
          text(
            { className: "tick", x: 0, y: y(tick), dx: -6, dy: 4, textAnchor: "end" },
            panel.y.text(tick),
          ),
        ])),
    ...spec.x.ticks.map((tick) => {
      const x = share(position(spec.x, tick));
      return element("line", {
        className: "grid",
        x1: x,
        x2: x,
        y1: top + panel.height,
        y2: top + panel.height + 4,
      });
    }),
    ...panel.marks
      .filter((mark) => mark.kind === "bar" || mark.kind === "rule")
      .map((mark) => markNode(spec, placed, mark)),
    element(
      "svg",
      {
        x: 0,
        y: top,
        width: "100%",
        height: panel.height,
        viewBox: `0 0 ${STRETCH} ${panel.height}`,
        preserveAspectRatio: "none",
      },
      panel.marks
        .filter((mark) => mark.kind === "line" || mark.kind === "area")
        .map((mark) => markNode(spec, placed, mark)),
    ),
    ...panel.marks
      .filter((mark) => mark.kind === "dot" || mark.kind === "text")
      .map((mark) => markNode(spec, placed, mark)),
    ...endLabels(placed),
  ];
}

function endLabels({ panel, top }: PlacedPanel): TreeElement[] {
  const ends = panel.marks.filter((mark) => mark.kind === "end");
  const wanted = ends.map(({ y }) => top + (1 - position(panel.y, y)) * panel.height);
  const heights = spread(wanted, LETTER_HEIGHT, top + panel.height + 4);
  return ends.map((mark, index) =>
    text(
      {
        className: `note tone-${mark.tone}`,
        x: "100%",
        y: round(heights[index] ?? top),
        dx: 8,
        dy: 4,
      },
      mark.text,
    ),
  );
}

function markNode(
  spec: PlotSpec,
  placed: PlacedPanel,
  mark: Exclude<Mark, { kind: "end" }>,
): TreeElement {
  const at = (point: Point) => place(spec, placed, point);
  switch (mark.kind) {
    case "line":
      return element("path", {
        className: `line tone-${mark.tone} dash-${mark.dash ?? 0}`,
        d: path(spec, placed, mark.points),
      });
    case "area":
      return element("path", {
        className: `area tone-${mark.tone}`,
        d: `${path(spec, placed, mark.points)}z`,
      });
    case "bar": {
      const [a, b] = [at(mark.from), at(mark.to)];
      const top = Math.min(a.y, b.y);
      return element("rect", {
        className: `bar tone-${mark.tone}`,
        x: share(Math.min(a.x, b.x)),
        width: share(Math.abs(a.x - b.x)),
        y: round(top),
        height: round(Math.abs(a.y - b.y)),
      });
    }
    case "dot": {
      const { x, y } = at(mark.at);
      return element("circle", {
        className: `${mark.hollow ? "ring" : "dot"} tone-${mark.tone}`,
        cx: share(x),
        cy: round(y),
        r: round(mark.radius ?? 4),
      });
    }
    case "rule": {
      const className = `rule tone-${mark.tone ?? 4} dash-${mark.dash ?? 2}`;
      if (mark.x !== undefined) {
        const x = share(position(spec.x, mark.x));
        return element("line", {
          className,
          x1: x,
          x2: x,
          y1: placed.top,
          y2: placed.top + placed.panel.height,
        });
      }
      const y = round(at([spec.x.low, mark.y ?? placed.panel.y.low]).y);
      return element("line", { className, x1: 0, x2: "100%", y1: y, y2: y });
    }
    case "text": {
      const { x, y } = at(mark.at);
      return text(
        {
          className: `note${mark.tone === undefined ? "" : ` tone-${mark.tone}`}${mark.onArea ? " bare" : ""}`,
          x: share(x),
          y: round(y),
          ...(mark.dx !== undefined && { dx: mark.dx }),
          ...(mark.dy !== undefined && { dy: mark.dy }),
          ...(mark.anchor !== undefined && { textAnchor: mark.anchor }),
        },
        mark.text,
      );
    }
  }
}

function path(spec: PlotSpec, placed: PlacedPanel, points: readonly Point[]): string {
  const pairs = points.map((point) => {
    const { x, y } = place(spec, placed, point);
    return `${round(x * STRETCH)} ${round(y - placed.top)}`;
  });
  return `M${pairs.join("L")}`;
}

function text(props: TreeProps, content: string): TreeElement {
  return element("text", props, [content]);
}

function tableNode({ caption, columns, rows }: DataTable): TreeElement {
  return element("table", {}, [
    element("caption", {}, [caption]),
    element("thead", {}, [
      element(
        "tr",
        {},
        columns.map((column, index) =>
          element("th", { scope: "col", ...(index > 0 && { className: "align-right" }) }, [column]),
        ),
      ),
    ]),
    element(
      "tbody",
      {},
      rows.map((cells) =>
        element(
          "tr",
          {},
          cells.map((cell, index) =>
            index === 0
              ? element("th", { scope: "row" }, [cell])
              : element("td", { className: "align-right" }, [cell]),
          ),
        ),
      ),
    ),
  ]);
}

function share(value: number): string {
  return `${round(100 * value)}%`;
}

/** Rounds to a tenth, of a pixel or of a percent, which is precise enough for any screen. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
