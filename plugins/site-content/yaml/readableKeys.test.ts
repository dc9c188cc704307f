import { readableKeys } from "./readableKeys";

test.each<[string, string, object]>([
  ["a bracket left open", "slug: /a\ntitle: [\nid: a", { slug: "/a", id: "a" }],
  [
    "lists and texts over several lines",
    "tags:\n  - a\n  - b\ntext: >\n  c\n  d\nx: }",
    { tags: ["a", "b"], text: "c d\n" },
  ],
  ["an alias for another key", "a: &b 1\nc: *b\nd: 2", { a: 1, d: 2 }],
  ["a line that is not a key", "slug: /a\n*position: 1\nid: a", { slug: "/a", id: "a" }],
  ["no key at all", "- a\n- [", {}],
])("with %s, the other keys are read", (_, yaml, keys) => {
  expect(readableKeys(yaml)).toStrictEqual(keys);
});
