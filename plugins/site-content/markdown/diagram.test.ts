import { isElement, stringProp, type TreeElement, walk } from "../../../src/domain/documentTree";
import { diagramToTree } from "./diagram";

function elements(source: string): TreeElement[] {
  const all: TreeElement[] = [];
  walk([diagramToTree(source, "The finding.", 3)], (node) => all.push(node));
  return all;
}

describe("a diagram", () => {
  const [diagram, svg, ...parts] = elements("graph LR\n  A[Wallet] --> B[Router]");

  test("carries its finding and its line", () => {
    expect(diagram).toMatchObject({ type: "Diagram", props: { alt: "The finding." }, line: 3 });
  });

  test("is one picture with the finding for its name, and has a size", () => {
    expect(svg).toMatchObject({
      type: "svg",
      props: { role: "img", "aria-label": "The finding." },
    });
    expect(
      [svg?.props?.width, svg?.props?.height].every(
        (size) => Number.isInteger(size) && Number(size) > 0,
      ),
    ).toBe(true);
    expect(svg && stringProp(svg, "viewBox")).toMatch(/^0 0 [\d.]+ [\d.]+$/);
  });

  test("shows its texts", () => {
    const texts = parts
      .flatMap(({ children }) => children ?? [])
      .filter((node) => !isElement(node));
    expect(texts).toEqual(expect.arrayContaining(["Wallet", "Router"]));
  });

  test("has no style, script or handler, and asks no other site for anything", () => {
    expect(parts.filter(({ type }) => type === "style" || type === "script")).toStrictEqual([]);
    const names = parts.flatMap(({ props }) => Object.keys(props ?? {}));
    expect(names.filter((name) => name === "style" || /^on/i.test(name))).toStrictEqual([]);
    expect(JSON.stringify(parts)).not.toMatch(/https?:/);
  });

  test("shares no id with another diagram of the page", () => {
    const ids = (source: string) =>
      elements(source).flatMap((node) => stringProp(node, "id") ?? []);
    const other = ids("graph LR\n  A[Wallet] --> C[Pool]");
    expect(other.length).toBeGreaterThan(0);
    expect(
      ids("graph LR\n  A[Wallet] --> B[Router]").filter((id) => other.includes(id)),
    ).toStrictEqual([]);
  });
});

test.each([
  "graph TD\nA-->B",
  "flowchart LR\nA-->B",
  "sequenceDiagram\nA->>B: swap",
  "stateDiagram-v2\n[*] --> Open",
])("%j can be drawn", (source) => {
  expect(elements(source).length).toBeGreaterThan(3);
});

test("text that is no diagram is an error", () => {
  expect(() => diagramToTree("nonsense", "x")).toThrow("Invalid mermaid header");
});

describe("a row of nodes", () => {
  const row = (count: number) =>
    Array.from({ length: count }, (_, place) => `N${place}[A node]`).join(" --> ");
  const pictures = (source: string) =>
    diagramToTree(source, "The finding.").children?.map((svg) => {
      if (!isElement(svg)) throw new Error("no picture");
      const { className = null, width, height } = svg.props ?? {};
      return { className, form: Number(width) > Number(height) ? "row" : "stack" };
    });

  test.each([
    ["stays a row where a phone has room for it", 2, [{ className: null, form: "row" }]],
    [
      "has a stack besides, for narrow columns",
      4,
      [
        { className: "diagram-row", form: "row" },
        { className: "diagram-stack", form: "stack" },
      ],
    ],
    ["becomes a stack where it is wider than the column", 9, [{ className: null, form: "stack" }]],
  ])("%s", (_, count, expected) => {
    expect(pictures(`flowchart LR\n${row(count)}`)).toEqual(expected);
  });

  test("stays a row when its stack would be wider", () => {
    const siblings = Array.from({ length: 9 }, (_, place) => `A[From here] --> N${place}[A node]`);
    expect(pictures(`graph LR\n${siblings.join("\n")}`)).toEqual([
      { className: null, form: "stack" },
    ]);
  });

  test("keeps the direction that its author chose otherwise", () => {
    expect(pictures(`graph TD\n${row(9)}`)).toEqual([{ className: null, form: "stack" }]);
  });
});
