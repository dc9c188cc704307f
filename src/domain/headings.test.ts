import * as builtIn from "../components/mdx/builtIn";
import { element, isElement, type TreeNode } from "./documentTree";
import {
  buildToc,
  clashingIds,
  collectHeadings,
  headingLevel,
  headingText,
  skippedLevels,
  withHeadingIds,
} from "./headings";
import { CONTENT_ID, MENU_ID } from "./shellIds";
import { slugify } from "./slugs";

const h = (level: number, ...children: TreeNode[]) => element(`h${level}`, {}, children, 1);
const ids = (...nodes: TreeNode[]) =>
  collectHeadings(withHeadingIds(nodes, builtIn), builtIn).map(({ id }) => id);

test.each([
  ["h1", 1],
  ["h6", 6],
  ["h7", undefined],
  ["hr", undefined],
  ["thead", undefined],
  ["H2", undefined],
])("the level of <%s> is %s", (type, level) => {
  expect(headingLevel(type)).toBe(level);
});

describe("the id of a heading", () => {
  test.each<[string, TreeNode[], string[]]>([
    ["is the slug of its text", [h(2, "Quick start")], ["quick-start"]],
    [
      "is made of the text without markup",
      [h(2, "The ", element("code", {}, ["swap"]), " call")],
      ["the-swap-call"],
    ],
    ["keeps letters of every script", [h(2, "Größe"), h(2, "价格影响")], ["größe", "价格影响"]],
    [
      "is numbered when the text was there before",
      [h(2, "Fees"), h(3, "Fees")],
      ["fees", "fees-1"],
    ],
    ["is the one written at its end", [h(2, "Quick start {#go}")], ["go"]],
    [
      "is the one written at its end, after markup",
      [h(2, element("em", {}, ["Quick"]), " {#go}")],
      ["go"],
    ],
    ["may be written in any script", [h(2, "Größe {#größe.1}")], ["größe.1"]],
    ["is not read from the middle", [h(2, "Set {#x} theory")], ["set-x-theory"]],
    ["is not read from within markup", [h(2, element("code", {}, ["{#x}"]))], ["x"]],
    ["is the one the element has", [element("h2", { id: "own" }, ["Text"])], ["own"]],
    [
      "at the end of the text wins over the element's",
      [element("h2", { id: "own" }, ["Text {#mine}"])],
      ["mine"],
    ],
    [
      "never is one that another heading writes below",
      [h(2, "Usage"), h(2, "Other {#usage}"), h(2, "Usage")],
      ["usage-1", "usage", "usage-2"],
    ],
    [
      "never is one that an HTML element has",
      [element("a", { id: "usage" }), h(2, "Usage")],
      ["usage-1"],
    ],
    [
      "may be one that a component has for its own purposes",
      [element("Term", { id: "usage" }), h(2, "Usage")],
      ["usage"],
    ],
    [
      "is section where the text gives no slug",
      [h(2, "🎉"), h(2, "???")],
      ["section", "section-1"],
    ],
    [
      "is made of the alternative of a picture that stands alone",
      [h(2, element("img", { alt: "Our logo" }))],
      ["our-logo"],
    ],
  ])("%s", (_, nodes, expected) => {
    expect(ids(...nodes)).toStrictEqual(expected);
  });

  test("is given to headings inside other elements", () => {
    expect(ids(element("Details", {}, [h(3, "Inside")]))).toStrictEqual(["inside"]);
  });

  test("is not given to an empty heading", () => {
    expect(withHeadingIds([h(2), h(2, element("img"))], builtIn)).toStrictEqual([
      h(2),
      h(2, element("img")),
    ]);
  });

  test("is removed from the text when it was written there", () => {
    expect(withHeadingIds([h(2, "Quick start {#go}")], builtIn)).toStrictEqual([
      element("h2", { id: "go" }, ["Quick start"], 1),
    ]);
  });

  test("is not one of the page's frame", () => {
    expect(ids(h(2, "Gatsby-announcer"), h(2, "___gatsby"))).toEqual([
      "gatsby-announcer-1",
      "___gatsby-1",
    ]);
    for (const id of [CONTENT_ID, MENU_ID]) expect(slugify(id)).not.toBe(id);
    expect(ids(h(2, "Content"), h(2, "Content link"))).toEqual(["content", "content-link"]);
  });

  test("starts over on every page", () => {
    expect([ids(h(2, "Fees")), ids(h(2, "Fees"))]).toStrictEqual([["fees"], ["fees"]]);
  });
});

test("an element whose id is already taken loses it, and a heading gets its slug", () => {
  const nodes = [
    element("p", { id: "fees", dir: "ltr" }, [element("b", { id: "fees" }, ["a"])]),
    element("a", { id: "fees" }, []),
    h(2, "Fees {#fees}"),
    element("h3", { id: CONTENT_ID }, []),
  ];
  const shown = withHeadingIds(nodes, builtIn);
  expect(shown.map((node) => (isElement(node) ? node.props : node))).toEqual([
    { dir: "ltr" },
    {},
    { id: "fees-1" },
    {},
  ]);
});

test("a duplicate id, or one of the page's frame, clashes", () => {
  const nodes = [
    h(2, "Fees {#fees}"),
    element("p", { id: "fees" }, [], 4),
    element("p", { id: CONTENT_ID }, [], 6),
    h(2, "Other {#other}"),
  ];
  expect(clashingIds(nodes)).toEqual([
    { id: "fees", line: 4 },
    { id: CONTENT_ID, line: 6 },
  ]);
});

test.each([
  ["none", [h(2, "a"), h(3, "b"), h(4, "c"), h(2, "d"), h(3, "e")], []],
  ["below the title", [h(3, "a"), h(3, "b")], [[1, 3, "a"]]],
  ["in the middle", [h(2, "a"), h(4, "b"), h(5, "c")], [[2, 4, "b"]]],
  ["in a part of the page", [h(2, "a"), element("Details", {}, [h(4, "b")])], [[2, 4, "b"]]],
])("levels that headings skip: %s", (_, nodes, expected) => {
  const skipped = skippedLevels(withHeadingIds(nodes, builtIn), builtIn);
  expect(skipped.map(({ above, level, text }) => [above, level, text])).toEqual(expected);
});

test("the text of a heading omits its id and prefers words to pictures", () => {
  expect(headingText(["Words ", element("img", { alt: "Logo" }), " {#x}"], builtIn)).toBe("Words");
  expect(
    headingText(
      [
        element("a", {}, [
          element("img", { alt: "One" }),
          element("img", { alt: "two" }),
          element("img"),
        ]),
      ],
      builtIn,
    ),
  ).toBe("One two");
});

describe("the headings of a page", () => {
  test("are those with an id and a text, in document order with their lines", () => {
    const nodes = [
      element("h2", { id: "a" }, ["A"], 3),
      element("h2", {}, ["no id"]),
      element("h2", { id: "empty" }),
      element("Card", { id: "b" }, ["B"]),
    ];
    expect(
      collectHeadings(
        [...nodes, element("div", {}, [element("h3", { id: "c" }, ["C"], 9)])],
        builtIn,
      ),
    ).toStrictEqual([
      { level: 2, id: "a", text: "A", line: 3 },
      { level: 3, id: "c", text: "C", line: 9 },
    ]);
  });

  test("enter the table of contents between two levels, both included", () => {
    const headings = [1, 2, 3, 4].map((level) => ({ level, id: `h${level}`, text: "x", line: 5 }));
    expect(buildToc(headings, 2, 3)).toStrictEqual([
      { id: "h2", text: "x", level: 2 },
      { id: "h3", text: "x", level: 3 },
    ]);
  });
});
