import { element } from "../../domain/documentTree";
import { searchablePage } from "./searchablePages";

const page = { path: "/a", title: "A", tree: [] };

test.each([
  ["a docs page", searchablePage(page, "docs", "Guides"), "Guides", "docs-default-current", 10],
  [
    "a page of questions",
    searchablePage(
      { ...page, tree: [element("section", { "data-filter-item": "" })] },
      "docs",
      "Support",
    ),
    "Support",
    "docs-default-current",
    8,
  ],
  ["a legal page", searchablePage(page, "docs", "Legal"), "Legal", "docs-default-current", 2],
  ["a blog post", searchablePage(page, "blog", "News"), "News", "default", 1],
  ["a free-standing page", searchablePage(page, "pages", "Pages"), "Pages", "default", 5],
])("gives %s its group, tag and importance", (_, { group, tag, pageRank }, ...expected) => {
  expect([group, tag, pageRank]).toEqual(expected);
});
