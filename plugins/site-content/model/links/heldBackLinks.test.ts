import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load, source } from "../../../../src/testing/builders";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "held-back-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test.each([
  ["a draft", "content/docs/b.md", "b.md", "draft: true"],
  ["a draft, with an anchor", "content/docs/b.md", "./b.md#x", "draft: true"],
  [
    "a post of a later day",
    "content/blog/2036-01-01-b.md",
    "../blog/2036-01-01-b.md",
    "authors: ada",
  ],
])("a link to %s is reported with why the build omits it", async (_, file, href, front) => {
  const page = source("content/docs/a.md", `---\ntitle: A\n---\n\n[b](${href})\n`);
  const other = source(file, `---\ntitle: B\n${front}\n---\n\nText.\n\n<!-- truncate -->\n`);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), other.text);
  const { problems } = await load([page, other], { root });
  expect(
    problems.filter((found) => found.file === page.path).map(({ message }) => message),
  ).toStrictEqual([`The link "${href}" leads to ${file}, which this build leaves out.`]);
});
