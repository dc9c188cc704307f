import { buildDocPages, buildStandalonePages } from "./docs";

const rows = [
  { id: "1", path: "/" },
  { id: "2", path: "/dev/FA-entry" },
];

test("every doc has a page at its own path, in the frame of the docs", () => {
  expect(buildDocPages(rows)).toStrictEqual([
    { path: "/", template: "DocPage", context: { surface: "docs", id: "1" } },
    { path: "/dev/FA-entry", template: "DocPage", context: { surface: "docs", id: "2" } },
  ]);
});

test("every free-standing page has one, in a frame of its own", () => {
  expect(buildStandalonePages(rows.slice(1))).toStrictEqual([
    { path: "/dev/FA-entry", template: "StandalonePage", context: { surface: "page", id: "2" } },
  ]);
});

test("without content there are no pages", () => {
  expect([...buildDocPages([]), ...buildStandalonePages([])]).toStrictEqual([]);
});
