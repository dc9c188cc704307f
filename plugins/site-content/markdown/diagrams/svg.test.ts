import { element } from "../../../../src/domain/documentTree";
import { svgToTree } from "./svg";

describe("a drawing as a tree", () => {
  test.each([
    [
      "has React's attribute names",
      '<svg stroke-width="2" class="a" xlink:href="#b"/>',
      element("svg", { strokeWidth: "2", className: "a", xlinkHref: "#b" }),
    ],
    [
      "keeps names for assistive technology",
      '<svg aria-hidden="true" viewBox="0 0 1 1"/>',
      element("svg", { "aria-hidden": "true", viewBox: "0 0 1 1" }),
    ],
    [
      "drops styles, data, handlers and namespaces",
      '<svg style="a" data-x="1" onload="x()" xmlns="u" xmlns:xlink="v"/>',
      element("svg"),
    ],
    [
      "drops style and script elements and comments",
      "<svg><style>a</style><script>b</script><!-- c --><g/></svg>",
      element("svg", {}, [element("g")]),
    ],
    [
      "drops white space between elements and keeps text",
      "<svg>\n <text>a b</text>\n</svg>",
      element("svg", {}, [element("text", {}, ["a b"])]),
    ],
    [
      "gives ids and their uses a prefix",
      '<svg><g id="a"/><path marker-end="url(#a)"/></svg>',
      element("svg", {}, [
        element("g", { id: "p-a" }),
        element("path", { markerEnd: "url(#p-a)" }),
      ]),
    ],
    [
      "rounds coordinates to one decimal",
      '<svg><path d="M1.26 2.5L3.04,10"/></svg>',
      element("svg", {}, [element("path", { d: "M1.3 2.5L3,10" })]),
    ],
    [
      "begins at the svg, whatever stands before it",
      '<?xml version="1.0"?>\n<!-- a --><svg/>',
      element("svg"),
    ],
  ])("%s", (_, text, tree) => {
    expect(svgToTree(text, "p")).toStrictEqual(tree);
  });

  test.each(["", "plain text", "<div><svg/></div>"])("is undefined for %j", (text) => {
    expect(svgToTree(text, "p")).toBeUndefined();
  });
});
