/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpHtmlPath } from "./htmlPath";

afterEach(() => {
  window.pagePath = undefined;
  history.replaceState(null, "", "/");
});

test.each([
  ["a page with a trailing slash", "/fees/?a=1#b", "/fees", "/fees?a=1#b"],
  ["a page by its file name", "/fees/index.html", "/fees", "/fees"],
  ["a page by its other file name", "/fees.html#b", "/fees", "/fees#b"],
  ["the first page below a base path", "/docs/", "/", "/docs/"],
  ["a page that does not exist", "/nowhere/", "/404.html", "/nowhere/"],
  ["an address that cannot be decoded", "/%zz", "/404.html", "/_zz"],
  ["a hash that cannot be decoded", "/fees#%zz", "/fees", "/fees#%25zz"],
])("%s: %s of the page %s is shown as %s", (_, address, pagePath, shown) => {
  freshDocument("");
  history.replaceState(null, "", address);
  window.pagePath = pagePath;
  setUpHtmlPath();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(location.href).toBe(location.origin + shown);
});
