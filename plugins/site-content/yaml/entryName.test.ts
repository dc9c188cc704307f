import { placeIn } from "./entryName";

const DATA = {
  list: [{ id: "a" }, { name: "B" }, { size: 1 }, 5],
  deep: [{ rows: [{ label: " " }] }],
};

test.each<[readonly PropertyKey[], { key: string; entry?: string }]>([
  [["product", "name"], { key: "product.name" }],
  [[], { key: "" }],
  [["list", 0, "size"], { key: "size", entry: 'the entry "a" of list' }],
  [["list", 1, "part", "size"], { key: "part.size", entry: 'the entry "B" of list' }],
  [["list", 2, "name"], { key: "name", entry: "the third entry of list" }],
  [["list", 11], { key: "", entry: "entry 12 of list" }],
  [["deep", 0, "rows", 0, "to"], { key: "to", entry: "the first entry of deep.0.rows" }],
])("%j is described as its owner knows it", (path, expected) => {
  expect(placeIn(DATA, path)).toStrictEqual(expected);
});

test("a list that is the entire file needs no name", () => {
  expect(placeIn([{ id: "a" }], [0, "label"])).toStrictEqual({
    key: "label",
    entry: 'the entry "a"',
  });
});
