import { element, type TreeElement } from "../../../../src/domain/documentTree";
import { load, source } from "../../../../src/testing/builders";
import { resolveElement } from "../../../../src/testing/resolveElement";

test.each([
  ["http://localhost:8000/fees", "Fees", 1],
  ["http://localhost:3000", "http://localhost:3000", 0],
  ["http://localhost:3000/a", "the app at localhost:3000", 0],
])(
  "a link to the reader's own computer says so, else it is a problem: %s as %s",
  (href, text, count) => {
    const found = resolveElement(element("p", {}, [element("a", { href }, [text], 8)]));
    const message = `8: The link "${href}" leads to the reader's own computer.`;
    expect(found.problems).toStrictEqual(count === 0 ? [] : [message]);
  },
);

test.each([
  ["a film", element("video", { src: "https://x.example/a.mp4", controls: true }, [], 8)],
  [
    "its source",
    element("video", {}, [element("source", { src: "https://x.example/a.mp4" }, [], 9)], 8),
  ],
  ["its poster", element("video", { src: "/a.mp4", poster: "https://x.example/a.mp4" }, [], 8)],
])("%s of another site becomes a link, since that site would learn of every reader", (_, film) => {
  expect(resolveElement(element("p", {}, [film]))).toMatchObject({
    children: [
      {
        type: "a",
        props: { href: "https://x.example/a.mp4" },
        children: ["file"],
      },
    ],
    problems: [
      '8: The file "https://x.example/a.mp4" is on another site, so the page links to it.',
    ],
  });
});

test("a picture embedded as data is a problem that quotes its beginning", () => {
  const src = `data:image/png;base64,${"iVBORw0KGgo".repeat(9)}`;
  const message =
    '7: The picture "data:image/png;base64,iVBORw0K…" is embedded as data in the text of the page.';
  expect(resolveElement(element("img", { src, alt: "A" }, [], 7)).problems).toEqual([message]);
  expect(resolveElement(element("img", { src }, [], 7)).problems).toEqual([message]);
});

test("a link that GFM detects in text has a line", async () => {
  const { problems } = await load([
    source("content/docs/a.md", "# A\n\nText.\n\nA [[https://x.y][b]] c\n"),
  ]);
  expect(problems).toContainEqual(expect.objectContaining({ severity: "error", line: 5 }));
});

describe("a picture of another site in a link", () => {
  const src = "https://avatars.example.com/u/1";
  const link = (alt: Readonly<Record<string, string>>, ...more: (TreeElement | string)[]) =>
    resolveElement(
      element("a", { href: "https://github.com/ann" }, [
        element("img", { src, ...alt }, [], 8),
        ...more,
      ]),
    );
  const warning = `8: The picture "${src}" is on another site, so the page links to it.`;

  test.each([
    ["with a text is that text", link({ alt: "Ann" }), ["Ann"]],
    ["without one says that it is a picture", link({ alt: "" }), ["picture"]],
  ])("%s", (_, { props, children, problems }, expected) => {
    expect([props, children]).toEqual([{ href: "https://github.com/ann" }, expected]);
    expect(problems).toEqual([warning]);
  });

  test("whose text is a host, as in badges, is checked against the link", () => {
    expect(link({ alt: "app.example.com" })).toMatchObject({
      children: ["picture"],
      problems: [warning],
    });
  });
});
