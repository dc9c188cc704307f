import { element } from "../../domain/documentTree";
import { searchableDoc, searchablePost, searchableStandalone } from "./searchablePages";

const page = { path: "/a", title: "A", tree: [] };

test.each([
  ["a docs page", searchableDoc(page, "Guides"), "Guides", "docs-default-current", 10],
  [
    "a page of questions",
    searchableDoc({ ...page, tree: [element("section", { "data-filter-item": "" })] }, "Support"),
    "Support",
    "docs-default-current",
    8,
  ],
  ["a legal page", searchableDoc(page, "Legal"), "Legal", "docs-default-current", 2],
  ["a blog post", searchablePost(page, "News"), "News", "default", 1],
  ["a free-standing page", searchableStandalone(page), "Pages", "default", 5],
])(
  "gives %s its group, tag and importance",
  (_, { group, tag, pageRank, language, versions }, ...expected) => {
    expect([group, tag, pageRank]).toEqual(expected);
    expect([language, versions]).toEqual(["en", ["current"]]);
  },
);
