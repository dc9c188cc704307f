import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { content, doc, source } from "../../src/testing/builders";
import { LivePages } from "./livePages";

const FILES = ["a", "b"].map((name) => source(`content/docs/${name}.md`, `Old ${name}`));
const root = mkdtempSync(path.join(tmpdir(), "live-pages-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Saves a page some seconds after Gatsby has read it. */
function save(name: string, text: string, seconds: number): void {
  const file = path.join(root, `content/docs/${name}.md`);
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
}

/** Pages whose titles are their files' texts, as Gatsby has read them at second 1. */
function open() {
  const pages = new LivePages(root);
  const loads: string[][] = [];
  const make = (files: typeof FILES) =>
    content({
      docs: files.map(({ path: file, text }) =>
        doc({ file, path: `/${path.basename(file, ".md")}`, title: text }),
      ),
    });
  pages.replace(make(FILES), FILES, 1000);
  const titleOf = async (route: string) => {
    const page = await pages.page(route, async (files, paths) => {
      loads.push([...files.map(({ text }) => text), ...paths]);
      return make([...files]);
    });
    return page?.title;
  };
  return { pages, make, loads, titleOf };
}

beforeEach(() => {
  mkdirSync(path.join(root, "content/docs"), { recursive: true });
  for (const name of ["a", "b"]) save(name, `Old ${name}`, 1);
});

test("a page is what Gatsby has read until its file is saved, and is loaded once for each save", async () => {
  const { loads, titleOf } = open();
  expect([await titleOf("/a"), await titleOf("/gone"), loads]).toEqual(["Old a", undefined, []]);
  save("a", "New a", 2);
  expect([await titleOf("/a"), await titleOf("/a"), await titleOf("/b")]).toEqual([
    "New a",
    "New a",
    "Old b",
  ]);
  save("a", "Newer a", 3);
  expect(await titleOf("/a")).toBe("Newer a");
  expect(loads).toEqual([
    ["New a", "Old b", "/a"],
    ["Newer a", "Old b", "/a"],
  ]);
});

test("a page is again what Gatsby has read once it has read the saved file; a deleted one stays until then", async () => {
  const { pages, make, titleOf } = open();
  save("a", "New a", 2);
  expect(await titleOf("/a")).toBe("New a");
  pages.replace(make([source("content/docs/a.md", "Read a")]), FILES, 2500);
  expect(await titleOf("/a")).toBe("Read a");
  rmSync(path.join(root, "content"), { recursive: true });
  expect(await titleOf("/a")).toBe("Read a");
});
