import { element } from "../../../../src/domain/documentTree";
import { markup } from "../../../../src/testing/builders";
import { resolveContext } from "../../../../src/testing/resolveElement";
import { resolvePage } from "./resolve";

test.each([
  ["codecov.io", "https://codecov.io/gh/a", "codecov.io"],
  ["Join at https://gitter.im/a", "https://gitter.im/a", "Join at https://gitter.im/a"],
  ["example.org", "https://example.net/", "https://example.net/"],
])(
  "a badge %j in a link is replaced by its alt text, unless that names another host",
  (alt, href, shown) => {
    const badge = element("img", { src: "https://img.example.com/a.svg", alt }, [], 1);
    const link = element("a", { href }, [badge], 1);
    const { tree, problems } = resolvePage("content/docs/a.md", [link], resolveContext());
    expect(markup(tree)).toBe(`<a href="${href}">${shown}</a>`);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("is on another site"),
    ]);
  },
);
