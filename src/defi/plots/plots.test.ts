import { isElement, walk } from "../../domain/documentTree";
import { drawPlot } from "./drawPlot";
import { type PlacedPanel, placePanels } from "./layout";
import { PLOTS, type PlotId } from "./plots";

const IDS = Object.keys(PLOTS) as PlotId[];

/** Published cells of the plots' tables. */
test.each<[PlotId, row: string, column: number, cell: string]>([
  ["P01", "1,000,000", 4, "1,000,000"],
  ["P01", "1,500,000", 2, "666,667"],
  ["P01", "1,500,000", 4, "503,247"],
  ["P02", "1,000", 1, "0.0999%"],
  ["P02", "50,000", 2, "7.1473%"],
  ["P03", "0.10", 1, "−42.50%"],
  ["P03", "0.10", 2, "−43.40%"],
  ["P04", "10%", 1, "1,621.62"],
  ["P04", "25%", 2, "7.69%"],
  ["P05", "1", 1, "7,810,085.19"],
  ["P05", "12", 1, "5,586,564.90"],
  ["P05", "24", 2, "135,005,855.91"],
  ["P06", "0", 7, "90.000"],
  ["P06", "6", 7, "167.233"],
  ["P06", "12", 7, "284.347"],
  ["P06", "24", 7, "558.101"],
  ["P07", "Pool 1 only", 1, "23,741.49"],
  ["P07", "Pool 2 only", 1, "22,162.94"],
  ["P08", "80%", 1, "0.8001"],
  ["P08", "80%", 4, "0.9942"],
  ["P09", "0.99", 3, "−0.108%"],
  ["P09", "0.95", 3, "−1.332%"],
  ["P10", "1", 2, "100"],
  ["P10", "4", 2, "200"],
  ["P10", "6", 3, "790"],
  ["P11", "Mean", 1, "1.00"],
  ["P11", "Mean", 2, "1.00"],
  ["P12", "2.20", 1, "2,188.82"],
  ["P12", "2.20", 2, "checked, not filled"],
  ["P13", "12", 1, "0"],
  ["P13", "12", 2, "30,000,000"],
  ["P13", "24", 1, "40,000,000"],
  ["P14", "0.5%", 1, "2,525.67"],
  ["P14", "1.0%", 2, "49.36"],
  ["P15", "6", 1, "×1.25"],
  ["P15", "11", 1, "×1.50"],
  ["P15", "14", 1, "×1.50"],
  ["P16", "0.125", 2, "10.95%"],
  ["P16", "0.5", 1, "146.00%"],
  ["P17", "0.25", 3, "−2,500.00"],
  ["P17", "2", 2, "28,284.27"],
])("the table of %s has, for %s in column %i, %s", (id, row, column, cell) => {
  const found = PLOTS[id]().table.rows.find(([name]) => name === row);
  expect(found?.[column]).toBe(cell);
});

/** Published numbers that the findings state. */
test.each<[PlotId, ...parts: string[]]>([
  ["P01", "follows the straight line", "503,247"],
  ["P02", "0.9901%", "1.5338%", "0.0099%"],
  ["P03", "−5.72%", "−3.27%", "−4.28%"],
  ["P04", "20%", "2.56", "16 times"],
  ["P05", "39.85%", "22.76"],
  ["P06", "90 million", "284.3 million"],
  ["P07", "24,172.77", "431.28", "1.817%"],
  ["P08", "0.8001", "0.9465", "0.9720", "0.9942"],
  ["P09", "−0.14%", "−1.28%", "−3.38%", "−4.34%"],
  ["P10", "1.5190", "1.6583"],
  ["P11", "1.00", "0.40", "0.24", "20240229"],
  ["P12", "above its limit", "2.21125"],
  ["P13", "released 0 tokens", "30,000,000"],
  ["P14", "24.68", "246.79", "35.10", "349.14"],
  ["P15", "day 11"],
  ["P16", "10.95%"],
  ["P17", "28,284.27", "30,000"],
])("the finding of %s states its numbers", (id, ...parts) => {
  for (const part of parts) expect(PLOTS[id]().finding).toContain(part);
});

describe.each(IDS)("plot %s", (id) => {
  const spec = PLOTS[id]();

  test("its table is complete", () => {
    for (const row of spec.table.rows) expect(row).toHaveLength(spec.table.columns.length);
  });

  const linesOf = (panel: PlacedPanel) =>
    panel.panel.marks.flatMap((mark) => ("line" in mark && mark.line ? [mark] : []));

  test("every point of its lines is within the axes", () => {
    for (const placed of placePanels(spec).panels)
      for (const point of linesOf(placed).flatMap(({ line }) => line?.points ?? [])) {
        const { x, y } = placed.at(point);
        expect(x).toBeGreaterThanOrEqual(-1e-9);
        expect(x).toBeLessThanOrEqual(1 + 1e-9);
        expect(y).toBeGreaterThanOrEqual(placed.top - 0.6);
        expect(y).toBeLessThanOrEqual(placed.top + placed.height + 0.6);
      }
  });

  test("lines of one panel differ in their dashes and have names", () => {
    for (const placed of placePanels(spec).panels) {
      const lines = linesOf(placed);
      const dashes = lines.map((mark) =>
        /dash-\d/.exec(String(mark.draw(placed).props?.className))?.toString(),
      );
      expect(new Set(dashes).size).toBe(lines.length);
      const names = lines.map(({ line }) => line?.name);
      if (lines.length > 1) expect(names).not.toContain(undefined);
    }
  });

  test("is drawn as one picture named after its axes, a caption with the finding and a table", () => {
    const nodes = drawPlot(spec, true).filter(isElement);
    expect(nodes.map(({ type }) => type)).toEqual(["figure", "details"]);
    const pictures: unknown[] = [];
    walk(nodes, ({ props }) => props?.role === "img" && pictures.push(props["aria-label"]));
    expect(pictures).toEqual([expect.stringMatching(/^Plot\. /)]);
    expect(String(pictures)).toContain(`Horizontal axis: ${spec.x.label}`);
    for (const { panel } of placePanels(spec).panels)
      expect(String(pictures)).toContain(panel.y.label);
    expect(JSON.stringify(nodes)).toContain(spec.finding);
    expect(JSON.stringify(nodes)).not.toMatch(/NaN|Infinity|"style"/);
    expect(drawPlot(spec, false)).toHaveLength(1);
  });
});
