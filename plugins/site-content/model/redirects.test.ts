import { DEVELOPMENT, load, PRODUCTION, source } from "../../../src/testing/builders";

const page = (name: string, front: string, text = "Text.") =>
  source(`content/docs/${name}.md`, `---\ntitle: ${name}\n${front}\n---\n\n${text}\n`);
const problemsOf = async (...files: ReturnType<typeof page>[]) =>
  (await load(files, DEVELOPMENT)).problems.map(
    ({ file, line, message }) => `${file.slice(13)}:${line} ${message}`,
  );

test("old addresses lead to the route that a page has now, once it is published", async () => {
  const { redirects } = await load(
    [
      page("fees", "slug: /costs\nredirect_from: [/fees, /docs/Gebühren/, /old/fees.html]"),
      source(
        "content/blog/2030-01-01-later.md",
        "---\ntitle: Later\nauthors: [ada]\ntags: [news]\nredirect_from: [/blog/soon]\n---\n\nText.\n\n<!-- truncate -->\n",
      ),
    ],
    PRODUCTION,
  );
  expect([...redirects]).toEqual([
    ["/fees", "/costs"],
    ["/docs/Gebühren", "/costs"],
    ["/old/fees.html", "/costs"],
  ]);
});

test("old addresses of a folder lead to the page that it opens", async () => {
  const folder = (text: string) => source("content/docs/amm/_category.yml", text);
  const fees = source("content/docs/amm/fees.md", "# Fees\n\nText.\n");
  const index = source("content/docs/amm/index.md", "# AMM\n\nText.\n");
  const { redirects, problems } = await load([fees, index, folder("redirect_from: [/pools]\n")]);
  expect([[...redirects], problems]).toEqual([[["/pools", "/amm"]], []]);
  const closed = await load([fees, folder("label: AMM\nredirect_from: [/pools]\n")]);
  expect(closed.problems).toMatchObject([
    { line: 2, message: expect.stringContaining("the folder opens none") },
  ]);
});

test("an address that is taken blames the page that asks for it, and of two redirects the later one", async () => {
  const found = await problemsOf(
    page("a", "redirect_from:\n  - /once\n  - /B/"),
    page("b", "redirect_from: [/b, /once, /blog, /tide.png, /tide.png/x]"),
    page("c", "draft: true\nredirect_from: [/c-was]"),
  );
  expect(found).toEqual([
    'a.md:5 The old address "/B/" is taken by content/docs/b.md.',
    'b.md:3 The old address "/b" is taken by content/docs/b.md.',
    'b.md:3 The old address "/once" is taken by the redirect to content/docs/a.md.',
    'b.md:3 The old address "/blog" is taken by the blog.',
    'b.md:3 The old address "/tide.png" is taken by static/tide.png.',
    'b.md:3 The old address "/tide.png/x" is taken by static/tide.png.',
    'c.md:4 The old address "/c-was" leads to a draft.',
  ]);
});

test.each(["old", "/a//b", "/../x", "/.git", "//evil.example", "/a?b", "/a b", "/a$1", "/"])(
  "%s is no address of a page",
  async (from) => {
    expect(await problemsOf(page("a", `redirect_from: ["${from}"]`))).toEqual([
      expect.stringContaining("a.md:3"),
    ]);
  },
);

test("a link to an old address is a warning that names the new one", async () => {
  const { problems } = await load(
    [page("a", "redirect_from: [/old]"), page("b", "", "[x](/old/#fees)")],
    DEVELOPMENT,
  );
  expect(problems).toMatchObject([
    { severity: "warning", file: "content/docs/b.md", line: 6, fix: 'Write "/a#fees".' },
  ]);
});
