import { element, type TreeElement } from "../../../../src/domain/documentTree";
import { load, markup, source } from "../../../../src/testing/builders";
import { resolveElement } from "../../../../src/testing/resolveElement";

test("a link to nearly the anchor of a heading leads to it, with a problem", () => {
  const headings = [{ id: "getstate", text: "getState", level: 2 }];
  const anchorsAt = (route: string) =>
    route === "/guide" ? { titles: [], headings, ids: () => new Set<string>() } : undefined;
  const link = element("a", { href: "/guide#getState" }, ["x"]);
  expect(resolveElement(link, { anchorsAt })).toMatchObject({
    props: { href: "/guide#getstate" },
    links: [{ href: "/guide#getstate" }],
    problems: [
      '7: The link "/guide#getState" leads to no anchor, but there is a heading with the anchor "getstate".',
    ],
  });
});

test("an address in text that no browser opens stays text; a link to it is a problem", () => {
  const link = (text: string) =>
    resolveElement(element("p", {}, [element("a", { href: "http://host:port" }, [text], 8)]));
  expect(link("http://host:port")).toMatchObject({
    children: ["http://host:port"],
    links: [],
    problems: ['8: The address "http://host:port" leads nowhere, so it is shown as text.'],
  });
  expect(link("here").problems).toStrictEqual([
    '8: The address "http://host:port" has a port that is not a number.',
  ]);
});

test.each([
  ["broken-reference", ["Fees"]],
  ["broken-reference/", ["Fees"]],
  ["/broken", undefined],
])("a link that GitBook has lost is shown as text, with a problem: %s", (href, children) => {
  const found = resolveElement(element("p", {}, [element("a", { href }, ["Fees"], 8)]));
  if (children) expect(found).toMatchObject({ children, links: [] });
  expect(found.problems).toStrictEqual(
    children
      ? [
          `8: The link "Fees" leads to a page that GitBook has lost ("${href}"), so it is shown as text.`,
        ]
      : [],
  );
});

test.each([
  ["http://localhost:8000/fees", "Fees", 1],
  ["http://127.0.0.1:8545", "your node", 1],
  ["http://localhost:3000", "http://localhost:3000", 0],
  ["http://localhost:3000/a", "the app at localhost:3000", 0],
  ["https://localhost.example.com", "Fees", 0],
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
])("%s of another site becomes a link, since that site would learn of every reader", (_, film) => {
  expect(resolveElement(element("p", {}, [film]))).toMatchObject({
    children: [
      {
        type: "a",
        props: { href: "https://x.example/a.mp4" },
        children: ["https://x.example/a.mp4"],
      },
    ],
    problems: [
      '8: The file "https://x.example/a.mp4" is on another site, so the page links to it.',
    ],
  });
});

test("a video poster from another site is refused", () => {
  const film = element("video", { src: "/tide.png", poster: "https://x.example/a.png" }, [], 8);
  expect(resolveElement(film)).toMatchObject({
    props: { poster: "#" },
    problems: ['7: The picture "https://x.example/a.png" is on another site.'],
  });
});

test("a video that is not in static/ is reported with its line", () => {
  expect(
    resolveElement(element("video", { src: "/none.mp4", controls: true }, [], 8)),
  ).toMatchObject({ problems: ['7: The file "/none.mp4" does not exist.'] });
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
    ["without one leaves what else the link shows", link({}, " Ann"), [" Ann"]],
    ["that is alone is where the link leads", link({ alt: "" }), ["https://github.com/ann"]],
  ])("%s", (_, { props, children, problems }, expected) => {
    expect([props, children]).toEqual([{ href: "https://github.com/ann" }, expected]);
    expect(problems).toEqual([warning]);
  });

  test("whose text is a host, as in badges, is checked against the link", () => {
    expect(link({ alt: "app.example.com" })).toMatchObject({
      children: ["https://github.com/ann"],
      problems: [warning],
    });
  });
});

test.each([
  ['[fees.md](fees.md "mention")', '<a href="/fees">What a swap costs</a>'],
  ['<a href="fees.md#lp" title="mention">x</a>', '<a href="/fees#lp">What a swap costs</a>'],
  ['[a](https://x.example "mention")', '<a href="https://x.example" title="mention">a</a>'],
])("a mention of GitBook shows the title of its page: %s", async (text, html) => {
  const { docs } = await load([
    source("content/docs/a.md", `---\ntitle: A\n---\n\n${text}`),
    source("content/docs/fees.md", "---\ntitle: What a swap costs\n---\n\n## LP {#lp}"),
  ]);
  expect(markup(docs.find(({ path }) => path === "/a")?.tree ?? [])).toBe(`<p>${html}</p>`);
});

test("a link that differs from a page's address only in case leads to it, with a problem", () => {
  const page = { path: "/js/Build", title: "Build", description: "", words: 1 };
  const byFile = new Map([["content/docs/js/Build.md", page]]);
  const link = element("a", { href: "/js/build" }, ["x"]);
  expect(resolveElement(link, { byFile, byPath: new Map([["/js/Build", page]]) })).toMatchObject({
    props: { href: "/js/Build" },
    links: [{ href: "/js/Build" }],
    problems: [
      '7: The link "/js/build" leads to no page, but "/js/Build" differs only in capital letters.',
    ],
  });
});
