import { prepareMermaid } from "./mermaid";

const source = (text: string) => prepareMermaid(text).source;

test.each([
  ["an arrow without spaces", "graph TD\nA-->B", "graph TD\nA --> B"],
  ["semicolons", "graph TD;\n  A-->B;\n  B-->C;", "graph TD\nA --> B\nB --> C"],
  ["statements on one line", "graph LR; A-->B; B-->C", "graph LR\nA --> B\nB --> C"],
  ["no direction", "flowchart\nA-->B", "flowchart TD\nA --> B"],
  ["settings", '%%{init: {"theme":"dark"}}%%\nflowchart LR\nA-->B', "flowchart LR\nA --> B"],
  ["comments", "graph TD\n%% first\nA --> B", "graph TD\nA --> B"],
  ["links", 'graph TD\nA-->B\nclick A "https://x.example"', "graph TD\nA --> B"],
  ["labels", "graph TD\nA[In; out]-->|yes|B{Is it?}", "graph TD\nA[In; out] -->|yes| B{Is it?}"],
  ["quoted labels", 'graph TD\nA["f(x)"]-- "a b" -->B', "graph TD\nA[f(x)] -->|a b| B"],
  [
    "a route in quotes",
    'graph TD\nA["/quote"]-->B["(end)"]',
    "graph TD\nA[ /quote ] --> B[ (end) ]",
  ],
  [
    "text in arrows",
    "graph TD\nA -. maybe .-> B == sure ==> C",
    "graph TD\nA -.->|maybe| B ==>|sure| C",
  ],
  ["long arrows", "graph TD\nA ----> B ---- C", "graph TD\nA --> B --- C"],
  ["several nodes", "graph TD\nA & B-->C:::x", "graph TD\nA & B --> C:::x"],
  ["names with hyphens", "graph TD\nus-east-->eu-west", "graph TD\nus-east --> eu-west"],
  ["groups", 'graph TD\nsubgraph one ["First"]\nA\nend', "graph TD\nsubgraph one [First]\nA\nend"],
  [
    "numbers",
    "sequenceDiagram\nautonumber\nA->>B: x\nB-->>A: y",
    "sequenceDiagram\nA->>B: 1. x\nB-->>A: 2. y",
  ],
  ["states", "stateDiagram-v2\n[*]-->Open: start", "stateDiagram-v2\n[*]-->Open: start"],
])("a diagram with %s is prepared", (_, text, expected) => {
  expect(source(text)).toBe(expected);
});

test.each([
  ["---\ntitle: Tides\n---\ngraph TD\nA-->B", "Tides"],
  ["graph TD\naccTitle: Boats\nA-->B", "Boats"],
  ["graph TD\naccDescr {\n  Boats\n  go\n}\nA-->B", "Boats go"],
  ["graph TD\nA-->B", undefined],
])("the title of %j is %p", (text, title) => {
  expect(prepareMermaid(text).title).toBe(title);
});

test.each([
  ["gantt\ntitle x", '"gantt" is not a kind'],
  ['pie\n"a": 1', '"pie" is not a kind'],
  ["nonsense", '"nonsense" is not a kind'],
  ["graph TD\nA --o B", '"A --o B" cannot be drawn'],
  ["graph TD\nA@{ shape: rect }", "cannot be drawn"],
  ["graph TD\nA[/text/]", "cannot be drawn"],
  ["graph TD\nA[one", "cannot be drawn"],
  ["stateDiagram-v2\nnote right of A", '"note right of A" cannot be drawn'],
  ["stateDiagram-v2\nstate fork <<fork>>", "cannot be drawn"],
  ["sequenceDiagram\nA B->>C: x", "cannot be drawn"],
  ['classDiagram\nnote "x"', "cannot be drawn"],
])("%j is not drawn, rather than drawn wrong", (text, reason) => {
  expect(() => source(text)).toThrow(reason);
});
