import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load, source } from "../../../../src/testing/builders";
import { readSources } from "./source";

const root = mkdtempSync(path.join(tmpdir(), "odd-"));
afterEach(() => rmSync(path.join(root, "content"), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const found = async () =>
  (await load([source("content/docs/a.md", "# A\n\nText")], { root })).problems
    .filter(({ file }) => file !== "content/site.yml") // its pictures are not there
    .map(({ file, message }) => `${file}: ${message}`);

test("a page with another extension is a warning, since its text is not on the site", async () => {
  for (const name of ["UP.MD", "b.markdown", "c.Mdx", "d.md", "e.mdx.txt", "f.txt"])
    write(`content/docs/${name}`, "# B\n");
  expect(await found()).toStrictEqual([
    'content/docs/UP.MD: This is not a page, since its name ends in ".MD".',
    'content/docs/b.markdown: This is not a page, since its name ends in ".markdown".',
    'content/docs/c.Mdx: This is not a page, since its name ends in ".Mdx".',
    'content/docs/e.mdx.txt: This is not a page, since its name ends in ".txt".',
  ]);
});

test("a document in another markup language is a warning among the pages", async () => {
  for (const name of ["docs/b.rst", "blog/c.adoc", "docs/d.ipynb", "docs/e.Rmd", "docs/f.csv"])
    write(`content/${name}`, "x");
  write("content/examples/a/index.html", "x");
  expect(await found()).toStrictEqual([
    'content/blog/c.adoc: This is not a page, since ".adoc" files are not read.',
    'content/docs/b.rst: This is not a page, since ".rst" files are not read.',
    'content/docs/d.ipynb: This is not a page, since ".ipynb" files are not read.',
    'content/docs/e.Rmd: This is not a page, since its name ends in ".Rmd".',
  ]);
});

test("Markdown outside the folders of pages is a warning, except documents for editors", async () => {
  for (const name of [
    "swap.md",
    "guides/swap.MDX",
    "Blog/a.md",
    "README.md",
    "examples/a/README.md",
    "_a.md",
  ])
    write(`content/${name}`, "# Swap\n");
  const message = "This is not a page of the site, since it is outside the folders of pages.";
  expect(await found()).toStrictEqual([
    `content/Blog/a.md: ${message}`,
    `content/guides/swap.MDX: ${message}`,
    `content/swap.md: ${message}`,
  ]);
});

test("names with an underscore from Hugo and Jekyll are warnings", async () => {
  for (const name of ["docs/fees/_index.md", "blog/_posts/2026-01-01-a.md", "docs/_partial.md"])
    write(`content/${name}`, "# A\n");
  expect(await found()).toStrictEqual([
    'content/blog/_posts: Names that begin with "_" are skipped, so no file in this folder is a page.',
    'content/docs/fees/_index.md: Names that begin with "_" are skipped, so this is not a page.',
  ]);
});

test("a file that sets the order of pages in other tools is a warning among the docs", async () => {
  const names = [
    ...["_meta.json", "_meta.ts", ".pages", "mkdocs.yml", "docs.json", "SUMMARY.md"],
    ...["meta.json", ".nav.yml", "_order.yaml", "toc.yml", "_sidebar.md"],
  ];
  for (const name of names) {
    write(`content/docs/${name}`, "");
    write(`content/examples/a/${name}`, "");
  }
  write("content/docs/summary-of-fees.md", "# A\n");
  expect([...(await found())].sort()).toStrictEqual(
    names
      .map(
        (name) =>
          `content/docs/${name}: Another tool reads titles and the order of pages from this file; this site does not.`,
      )
      .sort(),
  );
});

test("data that nothing reads because its file name is slightly wrong is a warning", async () => {
  for (const name of ["valeus.yml", "site.yaml", "blog/tag.yml", "docs/a/category.yml"])
    write(`content/${name}`, "");
  for (const name of ["docs/d/_categry.yml", "docs/d/_notes.yml"]) write(`content/${name}`, "");
  for (const name of ["docs/b/categories.yml", "docs/c/_category_.yaml", "docs/valeus.yml"])
    write(`content/${name}`, "");
  for (const name of ["openapi.yml", "openapi.json", "swagger.yaml", "Theme.css", "authors.yml"])
    write(`content/${name}`, "");
  write("content/redirects.yml", "");
  for (const name of [
    "values.yml",
    "openapi.yaml",
    "theme.css",
    "editorial/style.yml",
    "examples/value.yml",
  ])
    write(`content/${name}`, "");
  const meant = (name: string) => `Nothing reads this file. Did you mean "${name}"?`;
  expect([...(await found())].sort()).toStrictEqual([
    `content/Theme.css: ${meant("content/theme.css")}`,
    `content/authors.yml: ${meant("content/blog/authors.yml")}`,
    `content/blog/tag.yml: ${meant("content/blog/tags.yml")}`,
    `content/docs/a/category.yml: ${meant("_category.yml")}`,
    `content/docs/b/categories.yml: ${meant("_category.yml")}`,
    `content/docs/d/_categry.yml: ${meant("_category.yml")}`,
    `content/openapi.json: ${meant("content/openapi.yaml")}`,
    `content/openapi.yml: ${meant("content/openapi.yaml")}`,
    `content/site.yaml: ${meant("content/site.yml")}`,
    `content/swagger.yaml: ${meant("content/openapi.yaml")}`,
    `content/valeus.yml: ${meant("content/values.yml")}`,
  ]);
});

test("a name that is not UTF-8 is an error, one that shows the character for such names is not", async () => {
  const folder = path.join(root, "content/docs");
  mkdirSync(folder, { recursive: true });
  const garbled = Buffer.concat([Buffer.from(`${folder}/x`), Buffer.from([0xff])]);
  mkdirSync(garbled);
  writeFileSync(Buffer.concat([garbled, Buffer.from("y.mdx")]), "# A\n");
  writeFileSync(path.join(folder, "z\uFFFD.mdx"), "# A\n");
  expect(await found()).toStrictEqual([
    "content/docs/x\uFFFD: The name of this folder is not UTF-8.",
    "content/docs/x\uFFFDy.mdx: The name of this file is not UTF-8.",
  ]);
  expect(readSources(root, "content").map((file) => file.path)).toStrictEqual([
    "content/docs/z\uFFFD.mdx",
  ]);
});
