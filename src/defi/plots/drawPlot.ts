import {
  element,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from "../../domain/documentTree";
import {
  hiddenTicks,
  LETTER_HEIGHT,
  type PlacedPanel,
  place,
  placePanels,
  spread,
  tickAnchor,
} from "./layout";
import type { Mark, Point } from "./marks";
import type { DataTable, PlotSpec } from "./plotSpec";
import { scale } from "./scale";

/** Width of the stretched drawings inside a panel; their height is the panel's. */
const STRETCH = 1000;

/** A plot as the nodes of its figure: picture, caption, and the same data as a table. */
export function drawPlot(spec: PlotSpec, withTable: boolean): TreeNode[] {
  const { title, finding, endRoom, table } = spec;
  const className = endRoom ? `plot-frame end-${endRoom}` : "plot-frame";
  const figure = element("figure", {}, [
    element("div", { className }, [picture(spec)]),
    element("figcaption", {}, [element("b", {}, [`${title}.`]), ` ${finding}`]),
  ]);
  if (!withTable) return [figure];
  const data = element("Table", { name: table.caption }, [tableNode(table)]);
  return [figure, element("Details", { summary: "Data of the figure" }, [data])];
}

function picture(spec: PlotSpec): TreeElement {
  const { panels, height } = placePanels(spec);
  const hidden = hiddenTicks(spec);
  return element("svg", { role: "img", "aria-label": axesOf(spec), width: "100%", height }, [
    ...panels.flatMap((placed) => panelNodes(spec, placed)),
    ...spec.x.ticks.map((tick) => {
      const x = scale(spec.x, tick);
      const className = hidden.includes(tick) ? "tick spare" : "tick";
      const textAnchor = tickAnchor(x);
      return text({ className, x: share(x), y: height - 26, textAnchor }, spec.x.text(tick));
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
  const drawn = (...kinds: readonly Mark["kind"][]) =>
    panel.marks
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap((mark) => markNode(spec, placed, mark) ?? []);
  const stretched = {
    x: 0,
    y: top,
    width: "100%",
    height: panel.height,
    viewBox: `0 0 ${STRETCH} ${panel.height}`,
    preserveAspectRatio: "none",
  };
  return [
    ...(panel.y.label === ""
      ? []
      : [text({ className: "axis", x: 0, y: top - 12, dx: -44 }, panel.y.label)]),
    ...panel.y.ticks.flatMap((tick) => {
      const y = round(place(spec, placed, [spec.x.low, tick]).y);
      return [
        element("line", { className: "grid", x1: 0, x2: "100%", y1: y, y2: y }),
        text({ className: "tick", x: 0, y, dx: -6, dy: 4, textAnchor: "end" }, panel.y.text(tick)),
      ];
    }),
    ...spec.x.ticks.map((tick) => {
      const x = share(scale(spec.x, tick));
      const bottom = top + panel.height;
      return element("line", { className: "grid", x1: x, x2: x, y1: bottom, y2: bottom + 4 });
    }),
    ...drawn("bar", "vertical", "horizontal"),
    element("svg", stretched, drawn("line", "area")),
    ...drawn("dot", "ring", "text"),
    ...endLabels(spec, placed),
  ];
}

function endLabels(spec: PlotSpec, placed: PlacedPanel): TreeElement[] {
  const ends = placed.panel.marks.filter((mark) => mark.kind === "end");
  const wanted = ends.map(({ y }) => place(spec, placed, [spec.x.high, y]).y);
  const heights = spread(wanted, LETTER_HEIGHT, placed.top + placed.panel.height + 4);
  return ends.map(({ tone, text: label }, index) => {
    const y = round(heights[index] ?? placed.top);
    return text({ className: `note tone-${tone}`, x: "100%", y, dx: 8, dy: 4 }, label);
  });
}

/** A mark at its place; labels at line ends are placed together, by `endLabels`. */
function markNode(spec: PlotSpec, placed: PlacedPanel, mark: Mark): TreeElement | undefined {
  const at = (point: Point) => place(spec, placed, point);
  const path = (points: readonly Point[]) => {
    const pairs = points
      .map(at)
      .map(({ x, y }) => `${round(x * STRETCH)} ${round(y - placed.top)}`);
    return `M${pairs.join("L")}`;
  };
  switch (mark.kind) {
    case "line":
      return element("path", {
        className: `line tone-${mark.tone} dash-${mark.dash}`,
        d: path(mark.points),
      });
    case "area":
      return element("path", { className: `area tone-${mark.tone}`, d: `${path(mark.points)}z` });
    case "bar": {
      const [a, b] = [at(mark.from), at(mark.to)];
      return element("rect", {
        className: `bar tone-${mark.tone}`,
        x: share(Math.min(a.x, b.x)),
        width: share(Math.abs(a.x - b.x)),
        y: round(Math.min(a.y, b.y)),
        height: round(Math.abs(a.y - b.y)),
      });
    }
    case "dot":
    case "ring": {
      const { x, y } = at(mark.at);
      const className = `${mark.kind} tone-${mark.tone}`;
      return element("circle", { className, cx: share(x), cy: round(y), r: round(mark.radius) });
    }
    case "vertical": {
      const x = share(scale(spec.x, mark.x));
      const y2 = placed.top + placed.panel.height;
      return element("line", { className: "rule tone-4 dash-2", x1: x, x2: x, y1: placed.top, y2 });
    }
    case "horizontal": {
      const y = round(at([spec.x.low, mark.y]).y);
      const className = `rule tone-${mark.tone} dash-${mark.dash}`;
      return element("line", { className, x1: 0, x2: "100%", y1: y, y2: y });
    }
    case "end":
      return undefined;
    case "text": {
      const { kind, at: point, text: label, tone, onArea, ...attributes } = mark;
      const { x, y } = at(point);
      const className = `note${tone === undefined ? "" : ` tone-${tone}`}${onArea ? " bare" : ""}`;
      return text({ className, x: share(x), y: round(y), ...attributes }, label);
    }
  }
}

function text(props: TreeProps, content: string): TreeElement {
  return element("text", props, [content]);
}

function tableNode({ caption, columns, rows }: DataTable): TreeElement {
  const cell = (scope: string, content: string, index: number) => {
    const align = index > 0 && { className: "align-right" };
    return scope === "row" && index > 0
      ? element("td", { ...align }, [content])
      : element("th", { scope, ...align }, [content]);
  };
  const row = (scope: string, cells: readonly string[]) =>
    element(
      "tr",
      {},
      cells.map((content, index) => cell(scope, content, index)),
    );
  return element("table", {}, [
    element("caption", {}, [caption]),
    element("thead", {}, [row("col", columns)]),
    element(
      "tbody",
      {},
      rows.map((cells) => row("row", cells)),
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
