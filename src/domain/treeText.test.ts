import { element, type TreeNode } from "./documentTree";
import { treeText } from "./treeText";

const raised = (...children: readonly TreeNode[]) =>
  treeText(["10", element("sup", {}, children)], {});

test("superscript is distinguished from the text before it", () =>
  expect(raised("18")).toBe("10¹⁸"));

test("the number of a footnote is not part of the text", () =>
  expect(raised(element("a", { "data-footnote-ref": "" }, ["1"]))).toBe("10"));

test("a superscript link is, unless it is a footnote", () =>
  expect(raised(element("a", { href: "/a" }, ["1"]))).toBe("10¹"));
