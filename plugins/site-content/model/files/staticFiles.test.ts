import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load, siteYml, source } from "../../../../src/testing/builders";
import { missingIcons } from "./staticFiles";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A project whose `static/` has files of these names. */
function projectWith(names: readonly string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), "static-files-"));
  folders.push(root);
  for (const name of names) {
    const file = path.join(root, "static", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
  }
  return root;
}

const PAGES = [
  source("content/docs/fees.md", "# Fees\n"),
  source("content/docs/later.md", "---\ntitle: Later\ndraft: true\n---\n"),
];

async function found(name: string, files = PAGES) {
  const { problems } = await load(files, { root: projectWith([name]) });
  return problems
    .filter(({ file }) => file.startsWith("static/"))
    .map(({ file, severity, message, fix }) => [file, severity, message, fix]);
}

test.each([
  ["_headers", "a file of its own", /security in content\/site\.yml/],
  ["robots.txt", "a file of its own", /unlisted: true/],
  ["_hosting/nginx.conf", "a file of its own", /another name/],
  ["blog/rss.xml", "a file of its own", /another name/],
  ["404.html", "a file of its own", /another name/],
  ["search/index.html", "a file of its own", /another name/],
  ["index.html", "a file of its own", /another name/],
  ["fees/index.html", "content/docs/fees.md", /another name/],
  ["fees.md", "the Markdown copy of content/docs/fees.md", /another name/],
])("static/%s is reported, since the build writes %s over it", async (name, writer, fix) => {
  expect(await found(name)).toStrictEqual([
    [
      `static/${name}`,
      "warning",
      `This file is not published, since the build writes ${writer} over it.`,
      expect.stringMatching(fix),
    ],
  ]);
});

test.each([
  "_redirects",
  "CNAME",
  "official-links.json.sig",
  "_hosting/apache.conf",
  "fees/table.csv",
  "fees.html",
  "later/index.html",
  "later.md",
  "assets/logo.png",
])("static/%s is published as it is", async (name) => {
  expect(await found(name)).toStrictEqual([]);
});

test("the contact for vulnerabilities is the owner's where site.yml has none", async () => {
  const name = ".well-known/security.txt";
  expect(await found(name)).toStrictEqual([]);
  const security = { contact: ["mailto:a@example.org"], expires: "2099-01-01" };
  expect(await found(name, [...PAGES, siteYml({ security })])).toHaveLength(1);
});

test("an icon that pages name is reported when it is missing", () => {
  const icons = ["favicon.svg", "favicon-32.png"];
  expect(missingIcons(projectWith(icons)).map(({ file, severity }) => [file, severity])).toEqual([
    ["static/apple-touch-icon.png", "error"],
  ]);
  expect(missingIcons(projectWith([...icons, "apple-touch-icon.png"]))).toEqual([]);
});
