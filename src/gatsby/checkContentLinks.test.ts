import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addressOf } from "../../plugins/site-content/assets";
import { DEVELOPMENT, FIXTURES_ROOT, load, siteYml, source } from "../testing/builders";
import { checkContentLinks } from "./checkContentLinks";

const NOW = DEVELOPMENT.now;
const GUIDE = source("content/docs/guide.md", "# Guide\n\nText.\n\n## Fees\n\nMore.\n");

async function findings(...files: Parameters<typeof load>[0]): Promise<string[]> {
  const publish = (file: string) => addressOf(file);
  const content = await load([GUIDE, ...files], { ...DEVELOPMENT, publish });
  return checkContentLinks(FIXTURES_ROOT, content, NOW).map(
    ({ file, line, message }) => `${file}:${line ?? "?"} ${message}`,
  );
}
const page = (text: string) => source("content/docs/a.md", `# A\n\n${text}\n`);

test("links to pages, headings, lists of the blog, feeds and files of static/ lead somewhere", async () => {
  const post = source(
    "content/blog/2026-01-15-one.md",
    "---\ntitle: One\nauthors: [ada]\ntags: [news]\n---\n\nText.\n\n<!-- truncate -->\n",
  );
  const targets = [
    "/guide#fees",
    "./guide.md#fees",
    "/blog",
    "/blog/one",
    "/blog/tags/news",
    "/blog/authors/ada",
    "/blog/archive",
    "/blog/rss.xml",
    "/search",
    "/tide.png",
    "/llms.txt",
    "/.well-known/security.txt",
    "/build.json",
    "./report.csv",
    "https://www.example.com/nowhere",
  ];
  expect(await findings(post, page(targets.map((to) => `[x](${to})`).join(" ")))).toEqual([]);
});

test("a missing file of static/assets is found: only published files are exempt", async () => {
  expect(await findings(page("[x](/assets/logos.zip)"))).toEqual([
    'content/docs/a.md:3 The link "/assets/logos.zip" leads to no page.',
  ]);
});

test("a page that cannot be read may have any anchor", async () => {
  const broken = source("content/docs/broken.mdx", "# Broken\n\n<Tabs>\n\n## Fees");
  expect(await findings(broken, page("[x](/broken#fees) [y](/guide#none)"))).toEqual([
    expect.stringContaining('"/guide#none" leads to no anchor'),
  ]);
});

test("a tag's page exists while a post has the tag, even an unlisted one", async () => {
  const post = (unlisted: boolean) =>
    source(
      "content/blog/2026-01-15-one.md",
      `---\ntitle: One\nauthors: [ada]\ntags: [news]\nunlisted: ${unlisted}\n---\n\nText.\n\n<!-- truncate -->\n`,
    );
  const link = page("[x](/blog/tags/news)");
  expect(await findings(post(false), link)).toEqual([]);
  expect(await findings(post(true), link)).toEqual([]);
  expect(await findings(link)).toEqual([
    expect.stringContaining('"/blog/tags/news" leads to no page.'),
  ]);
});

test("pages from the owner's own code count as pages, with any anchor; tests and pages made from data do not", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "own-pages-"));
  for (const name of ["status.tsx", "team/index.js", "team/status.test.tsx", "{Doc.id}.tsx"]) {
    mkdirSync(path.join(root, "src/pages", path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, "src/pages", name), "");
  }
  const targets = ["/status", "/status#today", "/team", "/team/status", "/team/status.test"];
  const content = await load(
    [GUIDE, page(targets.map((to) => `[x](${to})`).join("\n"))],
    DEVELOPMENT,
  );
  const found = checkContentLinks(root, content, NOW);
  rmSync(root, { recursive: true });
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining('"/team/status" leads to no page'),
    expect.stringContaining('"/team/status.test" leads to no page'),
  ]);
});

test("a question and a glossary entry are anchors, the id of a term is not", async () => {
  const faq = source(
    "content/docs/faq.mdx",
    '# FAQ\n\n<Faq>\n<FaqItem q="What is it?">A <Term id="slippage">slip</Term>.</FaqItem>\n</Faq>\n\n<Glossary />\n',
  );
  expect(await findings(faq, page("[x](/faq#what-is-it) [y](/faq#slippage)"))).toEqual([]);
  const term = source("content/docs/term.mdx", '# Term\n\n<Term id="slippage">slip</Term>.\n');
  expect(await findings(term, page("[z](/term#slippage)"))).toEqual([
    'content/docs/a.md:3 The link "/term#slippage" leads to no anchor: /term has no "slippage".',
  ]);
});

test("wrong routes and anchors are found with file and line", async () => {
  expect(await findings(page("[a](/gide)\n\n[b](/guide#fee)"))).toEqual([
    'content/docs/a.md:3 The link "/gide" leads to no page. Did you mean "/guide"?',
    'content/docs/a.md:5 The link "/guide#fee" leads to no anchor: /guide has no "fee". Did you mean "fees"?',
  ]);
});

test("a published page may not link to a draft, a draft may", async () => {
  const draft = source(
    "content/docs/draft.md",
    "---\ntitle: Draft\ndraft: true\n---\n\n[a](/other)\n",
  );
  const other = source("content/docs/other.md", "---\ntitle: Other\ndraft: true\n---\n\nText.\n");
  expect(await findings(draft, other)).toEqual([]);
  expect(await findings(draft, other, page("[d](/draft)"))).toEqual([
    'content/docs/a.md:3 The link "/draft" leads to a draft or to a post with a future date, which is not published.',
  ]);
});

test("links in content/site.yml are checked, including those of the 404 page and of the results page", async () => {
  const file = siteYml({
    navbar: { links: [{ label: "Gone", to: "/gone" }] },
    notFound: { links: [{ label: "Guide", to: "/gide" }] },
    search: { browseLink: { label: "all pages", to: "/guide#all" } },
  });
  const lineOf = (to: string) => file.text.split("\n").findIndex((line) => line.includes(to)) + 1;
  expect(await findings(file)).toEqual([
    `content/site.yml:${lineOf("/gone")} The link "/gone" leads to no page.`,
    `content/site.yml:${lineOf("/gide")} The link "/gide" leads to no page. Did you mean "/guide"?`,
    `content/site.yml:${lineOf("/guide#all")} The link "/guide#all" leads to no anchor: /guide has no "all".`,
  ]);
});
