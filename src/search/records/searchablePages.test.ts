import * as builtIn from "../../components/mdx/builtIn";
import { element } from "../../domain/documentTree";
import { searchableDoc, searchablePost, searchableStandalone } from "./searchablePages";

const page = { path: "/a", title: "A", tree: [] };

test.each([
  ["a docs page", searchableDoc(page, "Guides", builtIn), "Guides", "docs-default-current", 10],
  [
    "a page of questions",
    searchableDoc(
      { ...page, tree: [element("Faq", {}, [element("FaqItem", { q: "Why?" })])] },
      "Support",
      builtIn,
    ),
    "Support",
    "docs-default-current",
    8,
  ],
  [
    "a glossary",
    searchableDoc({ ...page, tree: [element("Glossary")] }, "AMM", builtIn),
    "AMM",
    "docs-default-current",
    8,
  ],
  ["a legal page", searchableDoc(page, "Legal", builtIn), "Legal", "docs-default-current", 2],
  ["a blog post", searchablePost(page, "News"), "News", "default", 1],
  ["a free-standing page", searchableStandalone(page), "Pages", "default", 5],
])(
  "gives %s its group, tag and importance",
  (_, { group, tag, pageRank, language, versions }, ...expected) => {
    expect([group, tag, pageRank]).toEqual(expected);
    expect([language, versions]).toEqual(["en", ["current"]]);
  },
);
