import { markup, nodesOf } from "../../components/mdx/define";
import { Fold } from "../../components/mdx/details/details";
import { element, type TreeElement, type TreeNode } from "../../domain/documentTree";
import { dataTable } from "./dataTable";
import { endRoom, type PlacedPanel, placePanels, spread } from "./layout";
import { type Mark, round, STRETCH, share } from "./marks";
import type { PlotSpec } from "./plotSpec";
import { scale } from "./scale";

/** Height of a line of lettering in a plot, in CSS pixels. */
const LETTER_HEIGHT = 14;

/** A plot as the nodes of its figure: picture, caption, and the same data as a table. */
export function drawPlot(spec: PlotSpec, withTable: boolean): TreeNode[] {
  const { title, finding, table } = spec;
  const room = endRoom(spec);
  const className = room ? `plot-frame end-${room}` : "plot-frame";
  const figure = element("figure", {}, [
    element("div", { className }, [picture(spec)]),
    element("figcaption", {}, [element("b", {}, [`${title}.`]), ` ${finding}`]),
  ]);
  if (!withTable) return [figure];
  const data = Fold({ summary: "Data of the figure", children: markup([dataTable(table)]) });
  return [figure, ...nodesOf(data)];
}

function picture(spec: PlotSpec): TreeElement {
  const { panels, height } = placePanels(spec);
  const { ticks, hidden = [], text, label } = spec.x;
  return element("svg", { role: "img", "aria-label": axesOf(spec), width: "100%", height }, [
    ...panels.flatMap((placed) => panelNodes(spec, placed)),
    ...ticks.map((tick, index) => {
      const x = scale(spec.x, tick);
      const className = hidden.includes(index) ? "tick spare" : "tick";
      // Those at the ends of the axis stay within its width.
      const textAnchor = x < 0.01 ? "start" : x > 0.99 ? "end" : "middle";
      return element("text", { className, x: share(x), y: height - 26, textAnchor }, [text(tick)]);
    }),
    element("text", { className: "axis", x: "100%", y: height - 4, textAnchor: "end" }, [label]),
  ]);
}

/**
 * A description of the axes for readers who do not see the drawing; the caption below says what it shows, and a table has the
 * values.
 */
function axesOf({ x, y, below }: PlotSpec): string {
  const measured = [y.label, below?.y.label].filter(Boolean);
  const vertical = measured.length > 0 ? `Vertical axis: ${measured.join("; ")}. ` : "";
  return `Plot. ${vertical}Horizontal axis: ${x.label}`;
}

function panelNodes({ x: axis }: PlotSpec, placed: PlacedPanel): TreeNode[] {
  const { panel, top, height, at } = placed;
  const drawn = (layer: Mark["layer"]) =>
    panel.marks.flatMap((mark) =>
      "draw" in mark && mark.layer === layer ? mark.draw(placed) : [],
    );
  const viewBox = `0 0 ${STRETCH} ${height}`;
  const stretched = { x: 0, y: top, width: "100%", height, viewBox, preserveAspectRatio: "none" };
  const name = { className: "axis", x: 0, y: top - 12, dx: -44 };
  return [
    ...(panel.y.label === "" ? [] : [element("text", name, [panel.y.label])]),
    ...panel.y.ticks.flatMap((tick) => {
      const y = round(at([axis.low, tick]).y);
      const value = { className: "tick", x: 0, y, dx: -6, dy: 4, textAnchor: "end" };
      return [
        element("line", { className: "grid", x1: 0, x2: "100%", y1: y, y2: y }),
        element("text", value, [panel.y.text(tick)]),
      ];
    }),
    ...axis.ticks.map((tick) => {
      const x = share(scale(axis, tick));
      const y1 = top + height;
      return element("line", { className: "grid", x1: x, x2: x, y1, y2: y1 + 4 });
    }),
    ...drawn("back"),
    element("svg", stretched, drawn("lines")),
    ...drawn("front"),
    ...endLabels(axis.high, placed),
  ];
}

function endLabels(x: number, { panel, top, height, at }: PlacedPanel): TreeElement[] {
  const ends = panel.marks.filter((mark) => "text" in mark);
  const wanted = ends.map((mark) => at([x, mark.y]).y);
  const heights = spread(wanted, LETTER_HEIGHT, top + height + 4);
  return ends.map(({ tone, text }, index) => {
    const y = round(heights[index] ?? top);
    return element("text", { className: `note tone-${tone}`, x: "100%", y, dx: 8, dy: 4 }, [text]);
  });
}
