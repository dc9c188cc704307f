import * as builtIn from "../components/mdx/builtIn";
import { element, type TreeNode } from "./documentTree";
import { countWords, readingMinutes, readingTimeText } from "./readingTime";

const p = (text: string) => element("p", {}, [text]);
const code = element("CodeBlock", { lines: [{ tokens: ["const a = 1"] }] });

describe("the words of a page", () => {
  test.each<[string, TreeNode[], number]>([
    ["are 0 on an empty page", [], 0],
    ["are 0 on a page of white space", ["\n", p("  ")], 0],
    ["are counted over blocks", [p("one two"), "\n", p("three")], 3],
    ["leave out code inside other elements", [element("Steps", {}, [p("one"), code])], 1],
  ])("%s", (_, nodes, words) => {
    expect(countWords(nodes, builtIn)).toBe(words);
  });
});

describe("the reading time", () => {
  test.each([
    [0, 1],
    [200, 1],
    [201, 2],
  ])("of %i words is %i min", (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });

  test.each([
    [1, "One min read"],
    [2, "2 min read"],
  ])("%i is written %s", (minutes, text) => {
    expect(readingTimeText(minutes)).toBe(text);
  });
});
