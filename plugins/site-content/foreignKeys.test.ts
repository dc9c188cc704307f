import { meantKey } from "./foreignKeys";

const KNOWN = ["title", "hide_title", "sidebar_label", "description"];

test.each([
  ["sidebarTitle", ' Did you mean "sidebar_label"?'],
  ["excerpt", ' Did you mean "description"?'],
  ["permalink", ""], // its key here, slug, is not among the known ones
  ["tilte", ' Did you mean "title"?'],
  ["constructor", ""],
  ["hero", " What it says is not shown: write <Hero> in the text of the page."],
  ["features", " What it says is not shown: write <CardGrid> and <Card> in the text of the page."],
])("%s", (key, suggestion) => {
  expect(meantKey(key, KNOWN)).toBe(suggestion);
});
