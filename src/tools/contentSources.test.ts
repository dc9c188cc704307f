import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { placeOf } from "../../plugins/site-content/model/files/source";
import { readAllSources } from "./contentSources";

const folder = mkdtempSync(path.join(tmpdir(), "sources-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("every folder of Gatsby's configuration is read, each at its place", () => {
  for (const file of ["site/content/docs/a.md", "contracts/docs/b.md", "contracts/docs/_c.md"]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), "x");
  }
  const source = (name: string, at: string) => ({
    resolve: "gatsby-source-filesystem",
    options: { name, path: at },
  });
  const plugins = [
    source("content", "content"),
    "gatsby-plugin-image",
    source("contracts", "../contracts/docs"),
    source("gone", "gone"),
  ];
  const files = readAllSources(path.join(folder, "site"), { plugins });
  expect(files.map((file) => [file.path, placeOf(file)])).toStrictEqual([
    ["content/docs/a.md", "content/docs/a.md"],
    ["../contracts/docs/b.md", "content/docs/contracts/b.md"],
  ]);
});
