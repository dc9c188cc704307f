import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseNumberPrefix, readSources, splitFrontMatter } from "./source";

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

  test.each(["a.png", "_draft.md", "_drafts/a.md", ".hidden.md", "docs/_partials/a.md"])(
    "leaves out %s",
    (file) => {
      write(`content/${file}`, "x");
      expect(read()).toStrictEqual([]);
    },
  );

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
    ["may end with the file", "---\ntitle: A\n---", "title: A\n", "\n\n"],
    ["ends at the first mark", "---\na: 1\n---\nb\n---\nc", "a: 1\n", "\n\n\nb\n---\nc"],
    ["is absent from a text without it", "Body\n", undefined, "Body\n"],
    ["is absent after a text", "b\n---\na: 1\n---\n", undefined, "b\n---\na: 1\n---\n"],
    ["is absent when it does not end", "---\na: 1\nBody", undefined, "---\na: 1\nBody"],
  ])("%s", (_, text, yaml, body) => {
    expect(splitFrontMatter(text)).toEqual({ yaml, body });
  });
});

describe("a number before a name", () => {
  test.each<[string, string, number | undefined]>([
    ["01-intro", "intro", 1],
    ["2_pools", "pools", 2],
    ["4. Fees and more", "Fees and more", 4],
    ["intro", "intro", undefined],
    ["u\u0308ber", "\u00fcber", undefined],
    ["2026-01-15-notes", "2026-01-15-notes", undefined],
    ["1000 - users", "users", 1000],
    ["24-7-support", "24-7-support", undefined],
    ["404", "404", undefined],
  ])("%s → %s, %p", (name, rest, position) => {
    expect(parseNumberPrefix(name)).toStrictEqual({
      name: rest,
      ...(position !== undefined && { position }),
    });
  });
});
