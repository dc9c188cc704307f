import { meantKey } from "./foreignKeys";

const KNOWN = ["title", "hide_title", "sidebar_label", "description"];

test.each([
  ["sidebarTitle", ' Did you mean "sidebar_label"?'],
  ["excerpt", ' Did you mean "description"?'],
  ["permalink", ""], // its key here, slug, is not among the known ones
  ["tilte", ' Did you mean "title"?'],
  ["constructor", ""],
])("%s", (key, suggestion) => {
  expect(meantKey(key, KNOWN)).toBe(suggestion);
});
