import { withoutSome } from "./withoutSome";

test.each([
  ["dark pool", "pool", "This is what was found for “pool”, without “dark”."],
  ["Dark pool?", "dark pool", "These results have some of them."],
])("says what became of %j", (query, kept, expected) => {
  expect(withoutSome(query, kept)).toBe(`Nothing has all of these words. ${expected}`);
});
