import { meantKey } from "./foreignKeys";

const KNOWN = ["title", "hide_title", "sidebar_label", "description"];

test.each([
  ["sidebarTitle", ' Did you mean "sidebar_label"?'],
  ["excerpt", ' Did you mean "description"?'],
  ["permalink", ""], // what it means here is none of these keys
  ["tilte", ' Did you mean "title"?'],
  ["constructor", ""],
])("%s", (key, suggestion) => {
  expect(meantKey(key, KNOWN)).toBe(suggestion);
});
