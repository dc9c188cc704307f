import type { Json } from "./documentTree";
import { exampleOf, type PropShapes, readProps, type Shape, shapeName } from "./propShapes";

const ROW: Shape = { name: "text", "size?": "number" };

test.each<[string, Shape, Json, Json]>([
  ["text", "text", "a", "a"],
  ["a number as text", "text", 131076, "131076"],
  ["a blank cell", [["cell"]], [["", "a"]], [["", "a"]]],
  ["a blank text that may be left out", { "a?": "text" }, { a: "" }, { a: "" }],
  ["a number", "number", -1.5, -1.5],
  ["text that is a number", "number", "12", 12],
  ["true", "flag", true, true],
  ["true as HTML writes it", "flag", "", true],
  ["false as text", "flag", "false", false],
  ["one of some words", "'light' | 'dark'", "dark", "dark"],
  ["one of two kinds", "flag | text", "network", "network"],
  ["anything", "data", { a: [null] }, { a: [null] }],
  ["an empty list", ["text"], [], []],
  ["a list of lists", [["text"]], [["a", 1], []], [["a", "1"], []]],
  ["a pair", [["text", "number"]], [["a", "2"]], [["a", 2]]],
  ["an object without what it may lack", { a: "text", "b?": "text" }, { a: "x" }, { a: "x" }],
])("%s is read", (_, shape, value, read) => {
  expect(readProps({ a: value }, { a: shape })).toStrictEqual({ props: { a: read }, faults: [] });
});

test.each<[string, Shape, Json]>([
  ["a list", "text", ["a"]],
  ["true", "text", true],
  ["nothing", "text", ""],
  ["a space", "text", " \u00a0"],
  ["an object", "text", {}],
  ["words", "number", "twelve"],
  ["infinity", "number", Number.POSITIVE_INFINITY],
  ["a number", "flag", 1],
  ["another word", "'light' | 'dark'", "blue"],
  ["text", ["text"], "a"],
  ["an object", ["text"], {}],
  ["three", ["text", "text"], ["a", "b", "c"]],
  ["a list", { a: "text" }, []],
])("%s is not %j", (_, shape, value) => {
  expect(readProps({ a: value }, { a: shape })).toStrictEqual({
    props: {},
    faults: [{ kind: "wrong", place: ["a"], value, shape }],
  });
});

test("the place of a fault is its path from the outside in", () => {
  const rows = [{ name: "a" }, { size: 1 }, { name: "b", size: [] }, { name: "c", sise: 2 }, null];
  expect(readProps({ rows }, { rows: [ROW] }).faults).toStrictEqual([
    { kind: "missing", place: ["rows", "entry 2"], name: "name", shape: "text" },
    { kind: "wrong", place: ["rows", "entry 3", "size"], value: [], shape: "number" },
    { kind: "unknown", place: ["rows", "entry 4"], name: "sise", known: ["name", "size"] },
    { kind: "wrong", place: ["rows", "entry 5"], value: null, shape: ROW },
  ]);
});

test("names that every object has are not properties", () => {
  expect(readProps({ constructor: "x" }, {}).faults).toMatchObject([{ name: "constructor" }]);
  const shapes: PropShapes = JSON.parse('{ "toString": "text" }');
  expect(readProps({}, shapes).faults).toMatchObject([{ kind: "missing" }]);
});

test.each<[Shape, string, string]>([
  ["text", "text", '"…"'],
  ["data", "data", '"…"'],
  ["number | text", "a number or text", "1"],
  ["flag", "true or false", "true"],
  ["'light' | 'dark'", "light or dark", '"light"'],
  [[["text", "number"]], "a list", '[["…", 1]]'],
  [["text", "text"], "a list of 2", '["…", "…"]'],
  [{ name: "text", "size?": "number" }, "{ name, size }", '{ name: "…" }'],
])("%j in words and as an example", (shape, name, example) => {
  expect([shapeName(shape), exampleOf(shape)]).toStrictEqual([name, example]);
});
