import { isElement, walk } from "../../domain/documentTree";
import { drawPlot } from "./drawPlot";
import { labelBoxes } from "./labelBoxes";
import { overlaps, place, placePanels } from "./layout";
import { PLOTS, type PlotId } from "./plots";

const IDS = Object.keys(PLOTS) as PlotId[];

/** What the brief prints for each plot: cells of its table (row, column, text) and excerpts of its finding. */
const FIGURES: Readonly<
  Record<
    PlotId,
    {
      readonly cells: readonly (readonly [string, number, string])[];
      readonly finding: readonly string[];
    }
  >
> = {
  P01: {
    cells: [
      ["1,000,000", 4, "1,000,000"],
      ["1,500,000", 2, "666,667"],
      ["1,500,000", 4, "503,247"],
    ],
    finding: ["follows the straight line", "503,247"],
  },
  P02: {
    cells: [
      ["1,000", 1, "0.0999%"],
      ["50,000", 2, "7.1473%"],
      ["100,000", 3, "0.0999%"],
      ["200,000", 1, "16.6667%"],
      ["200,000", 3, "0.2057%"],
    ],
    finding: ["0.9901%", "1.5338%", "0.0099%"],
  },
  P03: {
    cells: [
      ["0.10", 1, "−42.50%"],
      ["0.10", 2, "−43.40%"],
      ["0.25", 3, "−10.84%"],
      ["5.00", 1, "−25.46%"],
    ],
    finding: ["−5.72%", "−3.27%", "−4.28%"],
  },
  P04: {
    cells: [
      ["10%", 1, "1,621.62"],
      ["25%", 2, "7.69%"],
      ["50%", 3, "×2.56"],
      ["90%", 3, "×9.47"],
      ["100%", 1, "60,000.00"],
    ],
    finding: ["20%", "2.56", "16 times"],
  },
  P05: {
    cells: [
      ["1", 1, "7,810,085.19"],
      ["12", 1, "5,586,564.90"],
      ["24", 2, "135,005,855.91"],
      ["48", 2, "200,000,000.00"],
    ],
    finding: ["39.85%", "22.76"],
  },
  P06: {
    cells: [
      ["0", 7, "90.000"],
      ["6", 7, "167.233"],
      ["12", 7, "284.347"],
      ["12", 1, "79.704"],
      ["12", 2, "97.500"],
      ["12", 3, "37.143"],
      ["12", 5, "20.000"],
      ["24", 7, "558.101"],
      ["48", 7, "1,000.000"],
    ],
    finding: ["90 million", "284.3 million"],
  },
  P07: {
    cells: [
      ["Pool 1 only", 1, "23,741.49"],
      ["Pool 2 only", 1, "22,162.94"],
      ["Pool 3 only", 1, "20,649.44"],
      ["Pools 1 and 2", 1, "24,068.01"],
      ["All three", 1, "24,172.77"],
    ],
    finding: ["24,172.77", "431.28", "1.817%"],
  },
  P08: {
    cells: [
      ["80%", 1, "0.8001"],
      ["80%", 4, "0.9942"],
      ["90%", 1, "0.5284"],
      ["90%", 3, "0.8940"],
    ],
    finding: ["0.8001", "0.9465", "0.9720", "0.9942"],
  },
  P09: {
    cells: [
      ["0.99", 3, "−0.108%"],
      ["0.95", 3, "−1.332%"],
      ["0.90", 2, "−1.275%"],
      ["0.90", 4, "−4.337%"],
    ],
    finding: ["−0.14%", "−1.28%", "−3.38%", "−4.34%"],
  },
  P10: {
    cells: [
      ["1", 2, "100"],
      ["4", 2, "200"],
      ["6", 3, "790"],
    ],
    finding: ["1.5190", "1.6583"],
  },
  P11: {
    cells: [
      ["Mean", 1, "1.00"],
      ["Mean", 2, "1.00"],
      ["Standard deviation", 1, "0.24"],
      ["Standard deviation", 2, "0.40"],
      ["5th percentile", 1, "0.67"],
      ["95th percentile", 2, "1.75"],
    ],
    finding: ["1.00", "0.40", "0.24", "20240229"],
  },
  P12: {
    cells: [
      ["2.20", 1, "2,188.82"],
      ["2.20", 2, "checked, not filled"],
      ["2.21125", 1, "2,200.00"],
      ["2.21125", 2, "filled"],
    ],
    finding: ["above its limit", "2.21125"],
  },
  P13: {
    cells: [
      ["12", 1, "0"],
      ["12", 2, "30,000,000"],
      ["13", 1, "3,333,333"],
      ["24", 1, "40,000,000"],
      ["24", 2, "60,000,000"],
    ],
    finding: ["released 0 tokens", "30,000,000"],
  },
  P14: {
    cells: [
      ["0.5%", 1, "2,525.67"],
      ["1.0%", 2, "49.36"],
      ["3.0%", 3, "209.99"],
      ["5.0%", 2, "246.79"],
    ],
    finding: ["24.68", "246.79", "35.10", "349.14"],
  },
  P15: {
    cells: [
      ["6", 1, "×1.25"],
      ["11", 1, "×1.50"],
      ["14", 1, "×1.50"],
    ],
    finding: ["day 11"],
  },
  P16: {
    cells: [
      ["0.125", 2, "10.95%"],
      ["0.5", 1, "146.00%"],
    ],
    finding: ["10.95%"],
  },
  P17: {
    cells: [
      ["0.25", 3, "−2,500.00"],
      ["2", 2, "28,284.27"],
      ["2", 3, "−1,715.73"],
      ["4", 1, "50,000.00"],
    ],
    finding: ["28,284.27", "30,000"],
  },
};

describe.each(IDS)("plot %s", (id) => {
  const spec = PLOTS[id]();
  const { cells, finding } = FIGURES[id];

  test("its data are the published figures", () => {
    for (const [row, column, text] of cells)
      expect([row, spec.table.rows.find(([name]) => name === row)?.[column]]).toEqual([row, text]);
    for (const part of finding) expect(spec.finding).toContain(part);
  });

  test("its table is complete", () => {
    for (const row of spec.table.rows) expect(row).toHaveLength(spec.table.columns.length);
  });

  // Drawing areas of screens 320, 390 and 1280 pixels wide.
  test.each([288, 358, 704])(
    "its labels neither touch nor leave a figure %i pixels wide",
    (figure) => {
      const room = spec.endRoom === "long" ? 108 : spec.endRoom === "short" ? 72 : 16;
      const width = figure - 52 - room;
      const boxes = labelBoxes(spec, width);
      expect(overlaps(boxes)).toEqual([]);
      for (const { text, left, right } of boxes)
        expect([text, left >= -52, right <= width + room]).toEqual([text, true, true]);
    },
  );

  test("every point is within the axes", () => {
    for (const placed of placePanels(spec).panels)
      for (const mark of placed.panel.marks) {
        if (mark.kind !== "line" && mark.kind !== "area") continue;
        for (const point of mark.points) {
          const { x, y } = place(spec, placed, point);
          expect(x).toBeGreaterThanOrEqual(-1e-9);
          expect(x).toBeLessThanOrEqual(1 + 1e-9);
          expect(y).toBeGreaterThanOrEqual(placed.top - 0.6);
          expect(y).toBeLessThanOrEqual(placed.top + placed.panel.height + 0.6);
        }
      }
  });

  test("lines of one panel differ in more than color", () => {
    for (const { marks } of spec.panels) {
      const dashes = marks.filter((mark) => mark.kind === "line").map(({ dash = 0 }) => dash);
      if (id !== "P06") expect(new Set(dashes).size).toBe(dashes.length);
    }
  });

  test("is drawn as one picture named after its axes, a caption with the finding and a table", () => {
    const nodes = drawPlot(spec, true).filter(isElement);
    expect(nodes.map(({ type }) => type)).toEqual(["figure", "Details"]);
    const pictures: unknown[] = [];
    walk(nodes, ({ props }) => props?.role === "img" && pictures.push(props["aria-label"]));
    expect(pictures).toEqual([expect.stringMatching(/^Plot\. /)]);
    expect(String(pictures)).toContain(`Horizontal axis: ${spec.x.label}`);
    for (const { y } of spec.panels) expect(String(pictures)).toContain(y.label);
    expect(JSON.stringify(nodes)).toContain(spec.finding);
    expect(JSON.stringify(nodes)).not.toMatch(/NaN|Infinity|"style"/);
    expect(drawPlot(spec, false)).toHaveLength(1);
  });
});
