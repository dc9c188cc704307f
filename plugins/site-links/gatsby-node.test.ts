import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPostBuild } from "./gatsby-node";

const NO_NODES = { nodes: [] };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "site-links-"));
  jest.spyOn(process, "cwd").mockReturnValue(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the plugin over a folder of built files: what it printed, reported and stopped with. */
async function run(files: Readonly<Record<string, string>>, { rules = {}, href = "/gone" } = {}) {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(folder, "public", file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  const printed: string[] = [];
  jest.spyOn(process.stderr, "write").mockImplementation((text) => printed.push(String(text)) > 0);
  const reporter = { panicOnBuild: jest.fn(), info: jest.fn() };
  const graphql = async () => ({
    data: {
      siteConfig: { content: { rules }, routes: [] },
      allDoc: {
        nodes: [{ path: "/a", file: "content/docs/a.md", links: [{ href, line: 3 }] }],
      },
      allPost: NO_NODES,
      allPage: NO_NODES,
    },
  });
  const hook = onPostBuild as (args: unknown) => Promise<void>;
  await hook({ graphql, reporter, pathPrefix: "" });
  return { printed: printed.join(""), ...reporter };
}

test("a site whose links all lead somewhere is counted", async () => {
  const { info, panicOnBuild } = await run({
    "index.html": '<a href="/a">a</a>',
    "a/index.html": '<a href="/">home</a>',
    "page-data/a/index.html": '<a href="/never-read">x</a>',
  });
  expect(panicOnBuild).not.toHaveBeenCalled();
  expect(info).toHaveBeenCalledWith("site-links: 2 links on 2 pages checked");
});

test("Gatsby's top-level folders are not read; deeper ones are pages with these names", async () => {
  const { printed } = await run({
    "page-data/index.html": '<a href="/never-read">x</a>',
    "a/page-data/index.html": '<a href="/read">x</a>',
  });
  expect(printed).toContain('The link "/read" leads to no page.');
  expect(printed).not.toContain("never-read");
});

test("the file that a build writes last may be linked", async () => {
  const files = { "a/index.html": '<a href="/build.json">x</a>' };
  expect((await run(files)).panicOnBuild).not.toHaveBeenCalled();
});

test("a broken link stops the build with file and line", async () => {
  const { printed, panicOnBuild } = await run({ "a/index.html": '<a href="/gone">x</a>' });
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  expect(printed).toContain('content/docs/a.md:3  The link "/gone" leads to no page.');
});

test.each([
  ["stops the build of a site that has the rule as an error", { "broken-anchor": "error" }, 1],
  ["is a warning elsewhere", {}, 0],
])("an anchor that does not exist %s", async (_, rules, stops) => {
  const files = { "a/index.html": '<a href="/a#x">x</a>' };
  const { printed, panicOnBuild } = await run(files, { rules, href: "/a#x" });
  expect(printed).toContain('content/docs/a.md:3  The link "/a#x" leads to no anchor');
  expect(panicOnBuild).toHaveBeenCalledTimes(stops);
});
