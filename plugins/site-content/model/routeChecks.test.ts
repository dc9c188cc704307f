import { load, source } from "../../../src/testing/builders";
import type { SourceFile } from "./files/source";

const file = (name: string, slug?: string) => {
  const front = slug === undefined ? "" : `---\nslug: ${slug}\n---\n`;
  return source(`content/${name}`, `${front}# A\n\nText.\n\n<!-- truncate -->\n`);
};
const found = async (...files: readonly SourceFile[]) =>
  (await load(files)).problems.map(
    ({ file: path, line, message }) => `${path.slice("content/".length)}:${line ?? "?"} ${message}`,
  );

test.each<[string, SourceFile[], string, string]>([
  [
    "a slug of another page",
    [file("docs/a.md", "/x"), file("docs/b.md", "/x")],
    "docs/b.md:2",
    '"/x" is already taken by content/docs/a.md',
  ],
  [
    "a file of another page without a slug",
    [file("docs/a.md", "/b"), file("docs/b.md")],
    "docs/a.md:2",
    '"/b" is already taken by content/docs/b.md',
  ],
  [
    "a file for its folder",
    [file("docs/a.md"), file("docs/a/index.md")],
    "docs/a/index.md:1",
    '"/a" is already taken by content/docs/a.md',
  ],
  [
    "a name after other numbers",
    [file("docs/01-a.md"), file("docs/02-a.md")],
    "docs/02-a.md:1",
    '"/a" is already taken by content/docs/01-a.md',
  ],
  [
    "a page in letters of another case",
    [file("docs/FAQ.md"), file("pages/faq.md")],
    "pages/faq.md:1",
    '"/faq" is already taken by content/docs/FAQ.md',
  ],
  [
    "the search page",
    [file("pages/search.md")],
    "pages/search.md:1",
    '"/search" is already taken by the search page',
  ],
  [
    "the lists of the blog",
    [file("blog/2026-01-15-a.md", "tags/amm")],
    "blog/2026-01-15-a.md:2",
    '"/blog/tags/amm" is already taken by the lists of the blog',
  ],
  [
    "a file of the build",
    [file("docs/a.md", "/Robots.txt")],
    "docs/a.md:2",
    '"/Robots.txt" is already taken by a file of the build',
  ],
  [
    "a folder of the build",
    [file("docs/a.md", "/_hosting/a")],
    "docs/a.md:2",
    '"/_hosting/a" is already taken by a file of the build',
  ],
  [
    "a file of static/ above it",
    [file("docs/a.md", "/tide.png/in")],
    "docs/a.md:2",
    '"/tide.png/in" is already taken by static/tide.png',
  ],
  [
    "a Markdown copy",
    [file("docs/a.md", "/b.md")],
    "docs/a.md:2",
    '"/b.md" has ".md" in it, as files of the build do',
  ],
  [
    "an ending of files",
    [file("docs/old.HTM.md")],
    "docs/old.HTM.md:1",
    '"/old.HTM" has ".HTM" in it, as files of the build do',
  ],
  [
    "a character that addresses cannot have",
    [file("docs/a.md", "/%C3%A9")],
    "docs/a.md:2",
    '"/é" contains "%", which addresses cannot contain',
  ],
])("a route is refused that is %s", async (_, files, place, fault) => {
  expect(await found(...files)).toStrictEqual([`${place} The route ${fault}.`]);
});

test("a route may contain what looks like the ending of a file", async () => {
  expect(await found(file("docs/html.md"), file("docs/a.html-b.md"))).toStrictEqual([]);
});

test.each([
  ["a file", file("docs/a\u202Eb\u200Bc.mdx"), "/a\\u{202E}b\\u{200B}c", "U+202E"],
  ["a slug", file("pages/a.md", '"/a\\u200B"'), "/a\\u{200B}", "U+200B"],
])("a route with a hidden character, of %s, is an error", async (_, page, shown, code) => {
  expect(await found(page)).toContainEqual(
    expect.stringContaining(`The route "${shown}" contains the hidden character ${code}.`),
  );
});

test.each(["a".repeat(300), `${"a/".repeat(600)}a`])(
  "a route that is too long for a folder is a problem, not a crash",
  async (slug) => {
    expect(await found(file("docs/a.md", slug))).toStrictEqual([
      expect.stringMatching(/^docs\/a\.md:2 The route "\/a.*longer than 240 bytes/),
    ]);
  },
);

describe("a category's link", () => {
  const linking = (link: string, name: string) => [
    file("docs/amm/overview.md"),
    source(`content/docs/amm/${name}`, `link: ${link}\n`),
  ];

  test("opens a page of the site", async () => {
    const { sidebar, problems } = await load(linking("/amm/overview", "_category.yml"));
    expect(sidebar).toMatchObject([{ href: "/amm/overview", items: [] }]);
    expect(problems).toStrictEqual([]);
  });

  test.each(["_category.yml", "_category.yaml"])(
    "to an unknown route is a problem of %s",
    async (name) => {
      expect(await found(...linking("/amm/overveiw", name))).toStrictEqual([
        `docs/amm/${name}:1 The category links to the unknown page "/amm/overveiw". Did you mean "/amm/overview"?`,
      ]);
    },
  );
});
