import { isElement, stringProp, type TreeElement, walk } from "../../../../src/domain/documentTree";
import { diagramToTree } from "./diagram";

function elements(source: string, line = 3): TreeElement[] {
  const all: TreeElement[] = [];
  walk([diagramToTree(source, "The finding.", line)], (node) => all.push(node));
  return all;
}

describe("a diagram", () => {
  const [diagram, , svg, ...parts] = elements("graph LR\n  A[Wallet] --> B[Router]");

  test("has its finding and its line", () => {
    expect(diagram).toMatchObject({ type: "figure", line: 3 });
  });

  test("is one picture, and has a size", () => {
    expect(svg).toMatchObject({ type: "svg", props: { role: "img" } });
    expect(
      [svg?.props?.width, svg?.props?.height].every(
        (size) => Number.isInteger(size) && Number(size) > 0,
      ),
    ).toBe(true);
    expect(svg && stringProp(svg, "viewBox")).toMatch(/^0 0 [\d.]+ [\d.]+$/);
  });

  test("shows its text", () => {
    const texts = parts
      .flatMap(({ children }) => children ?? [])
      .filter((node) => !isElement(node));
    expect(texts).toEqual(expect.arrayContaining(["Wallet", "Router"]));
  });

  test("has no style, script or handler, and requests nothing from other sites", () => {
    expect(parts.filter(({ type }) => type === "style" || type === "script")).toStrictEqual([]);
    const names = parts.flatMap(({ props }) => Object.keys(props ?? {}));
    expect(names.filter((name) => name === "style" || /^on/i.test(name))).toStrictEqual([]);
    expect(JSON.stringify(parts)).not.toMatch(/https?:/);
  });

  test.each([
    ["another", "graph LR\n  A[Wallet] --> C[Pool]", 3],
    ["the same", "graph LR\n  A[Wallet] --> B[Router]", 9],
  ])("shares no id with %s diagram of the page", (_, source, line) => {
    const ids = (nodes: readonly TreeElement[]) =>
      nodes.flatMap((node) => stringProp(node, "id") ?? []);
    const other = ids(elements(source, line));
    expect(other.length).toBeGreaterThan(0);
    expect(ids([...parts]).filter((id) => other.includes(id))).toStrictEqual([]);
  });
});

test.each([
  [
    "graph LR\n  A[Wallet] -->|signs & sends| B[Router]\n  B --- C",
    "Wallet → Router (signs & sends); Router – C",
  ],
  ["flowchart LR\nA <--> B", "A ↔ B"],
  ['flowchart LR\nA["<b>Pool</b> of a < b"] -- "<i>swaps</i>" --> B', "Pool of a < b → B (swaps)"],
  ['flowchart LR\nA["/quote"] --> B["(end)"]', "/quote → (end)"],
  ["stateDiagram-v2\n[*] --> Open : made\nOpen --> [*]", "start → Open (made); Open → end"],
  [
    "sequenceDiagram\nparticipant W as Wallet\nW->>B: swap\nNote over B: waits",
    "Wallet → B (swap); waits",
  ],
  ["xychart-beta\nx-axis [a, b]\nbar [1, 2]", "The finding."],
])("%j is described by its arrows", (source, name) => {
  expect(elements(source)[2]?.props).toMatchObject({ role: "img", "aria-label": name });
});

test.each([
  "graph TD\nA-->B",
  "flowchart LR\nA-->B",
  "sequenceDiagram\nA->>B: swap",
  "stateDiagram-v2\n[*] --> Open",
])("%j can be drawn", (source) => {
  expect(elements(source).length).toBeGreaterThan(3);
});

test.each([
  "flowchart LR\nA -->|a label| B",
  "sequenceDiagram\nA->>B: swap\nNote over A: wait",
  "stateDiagram-v2\n[*] --> Open : made",
  "classDiagram\nclass Pool {\n+u64 fee\n}",
  "erDiagram\nPOOL {\nint fee\n}\nPOOL ||--o{ SWAP : has",
  "xychart-beta\nx-axis [a, b]\nbar [1, 2]",
])("no text in %j is less than 12 pixels high", (source) => {
  const [, , svg, ...parts] = elements(source);
  const [, , unscaled = 0] = String(svg?.props?.viewBox).split(" ").map(Number);
  const sizes = parts.flatMap(({ props }) => Number(props?.fontSize ?? []) || []);
  expect(sizes).not.toHaveLength(0);
  expect(Math.min(...sizes) * (Number(svg?.props?.width) / unscaled)).toBeGreaterThan(11.95);
});

test("no box of a drawing is cut", () => {
  const siblings =
    "flowchart LR\nA[You pay 1,000 USDX] --> B[997.00]\nA --> D[0.60 to the protocol]";
  for (const source of [siblings, "flowchart TD\nA -->|malicious payload| B\nA --> C"]) {
    const [, , svg, ...parts] = elements(source);
    const [left = 0, , width = 0] = String(svg?.props?.viewBox).split(" ").map(Number);
    for (const { type, props } of parts) {
      if (type !== "rect") continue;
      expect(Number(props?.x)).toBeGreaterThan(left);
      expect(Number(props?.x) + Number(props?.width)).toBeLessThan(left + width);
    }
  }
});

test("text that is not a diagram is an error", () => {
  expect(() => diagramToTree("nonsense", "x")).toThrow("Invalid mermaid header");
});
