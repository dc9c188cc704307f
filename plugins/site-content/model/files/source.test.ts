import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { digest, parseNumberPrefix, readSources, splitFrontMatter } from "./source";

describe("reading the content folder", () => {
  let root = "";
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const read = () => readSources(root, "content").map((file) => [file.path, file.text]);

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "sources-"));
    mkdirSync(path.join(root, "content"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("gives Markdown and YAML below it in a stable order, with paths from the root", () => {
    for (const file of ["b.mdx", "a.md", "docs/deep/er/c.yml", "docs/d.yaml"])
      write(`content/${file}`, file);
    expect(read()).toStrictEqual([
      ["content/a.md", "a.md"],
      ["content/b.mdx", "b.mdx"],
      ["content/docs/d.yaml", "docs/d.yaml"],
      ["content/docs/deep/er/c.yml", "docs/deep/er/c.yml"],
    ]);
  });

  test.each([["UTF-8 with a byte order mark", Buffer.from("\uFEFFé\r\nb")]])(
    "reads %s",
    (_, bytes) => {
      writeFileSync(path.join(root, "content/a.md"), bytes);
      expect(read()).toStrictEqual([["content/a.md", "é\nb"]]);
    },
  );

  test.each([
    "a.png",
    "a.txt",
    "a.md.bak",
    "_draft.md",
    "_drafts/a.md",
    ".hidden.md",
    "docs/.git/a.md",
    "docs/_partials/a.md",
    "_category.ymlx",
  ])("leaves out %s", (file) => {
    write(`content/${file}`, "x");
    expect(read()).toStrictEqual([]);
  });

  test.each(["docs/_category.yml", "docs/_category.yaml", "a_b.md", "a.b.md"])(
    "keeps %s",
    (file) => {
      write(`content/${file}`, "x");
      expect(read()).toStrictEqual([[`content/${file}`, "x"]]);
    },
  );

  test("reads files of Windows and old Macs as those of everyone else", () => {
    write("content/a.md", "\uFEFF---\r\ntitle: A\r\n---\r\n\r\nb\rc");
    expect(read()).toStrictEqual([["content/a.md", "\n\n\n\nb\nc"]]);
  });

  test("keeps a byte order mark inside the text", () => {
    write("content/a.md", "a\uFEFFb");
    expect(read()).toStrictEqual([["content/a.md", "a\uFEFFb"]]);
  });

  test("ignores the folder's own name", () => {
    write("_content/a.md", "x");
    expect(readSources(root, "_content")).toHaveLength(1);
  });
});

describe("front matter", () => {
  test.each<[string, string, string | undefined, string]>([
    [
      "is the YAML between the first lines; the body keeps its line numbers",
      "---\ntitle: A\n---\nBody\n",
      "title: A\n",
      "\n\n\nBody\n",
    ],
    ["may be empty", "---\n---\nBody", "", "\n\nBody"],
    [
      "may have spaces after its marks",
      "---  \ntitle: A\n--- \t\nBody",
      "title: A\n",
      "\n\n\nBody",
    ],
    ["may end with the file", "---\ntitle: A\n---", "title: A\n", "\n\n"],
    ["ends at the first mark", "---\na: 1\n---\nb\n---\nc", "a: 1\n", "\n\n\nb\n---\nc"],
    ["does not end inside a line", "---\na: x --- y\n---\nb", "a: x --- y\n", "\n\n\nb"],
    ["is absent from a text without it", "Body\n", undefined, "Body\n"],
    ["is a rule after a blank line", "\n---\na\n---\n", undefined, "\n---\na\n---\n"],
    ["is absent after a text", "b\n---\na: 1\n---\n", undefined, "b\n---\na: 1\n---\n"],
    ["is absent when it does not end", "---\na: 1\nBody", undefined, "---\na: 1\nBody"],
    ["is absent after four dashes", "----\na: 1\n----\n", undefined, "----\na: 1\n----\n"],
    ["is absent from an empty file", "", undefined, ""],
  ])("%s", (_, text, yaml, body) => {
    expect(splitFrontMatter(text)).toEqual({ yaml, body });
  });
});

describe("a number before a name", () => {
  test.each<[string, string, number | undefined]>([
    ["01-intro", "intro", 1],
    ["2_pools", "pools", 2],
    ["3.fees", "fees", 3],
    ["4. Fees and more", "Fees and more", 4],
    ["100-last", "last", 100],
    ["0-first", "first", 0],
    ["intro", "intro", undefined],
    ["u\u0308ber", "\u00fcber", undefined],
    ["2026-01-15-notes", "2026-01-15-notes", undefined],
    ["1000 - users", "users", 1000],
    ["0004__users", "users", 4],
    ["1.0-release", "1.0-release", undefined],
    ["24-7-support", "24-7-support", undefined],
    ["404", "404", undefined],
    ["3d-view", "3d-view", undefined],
    ["01-", "01-", undefined],
  ])("%s → %s, %p", (name, rest, position) => {
    expect(parseNumberPrefix(name)).toStrictEqual({
      name: rest,
      ...(position !== undefined && { position }),
    });
  });
});

test("a digest tells apart what only looks alike when joined", () => {
  expect(digest("a", "b")).toBe(digest("a", "b"));
  expect(
    new Set([digest("a", "b"), digest("ab"), digest("ab", ""), digest("", "ab"), digest("b", "a")])
      .size,
  ).toBe(5);
});
