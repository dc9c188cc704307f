import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import { placeOf } from "./model/files/source";
import { isMarkdownFile, keepFrontMatter, pageOf, readNodeSources } from "./nodeSources";

const parent = mkdtempSync(path.join(tmpdir(), "node-sources-"));
const root = path.join(parent, "site");
afterAll(() => rmSync(parent, { recursive: true, force: true }));

function fileNode(folder: string, sourceInstanceName: string, relativePath: string): Node {
  const absolutePath = path.join(root, folder, relativePath);
  return {
    id: absolutePath,
    parent: null,
    children: [],
    absolutePath,
    relativePath,
    sourceInstanceName,
    ext: path.extname(relativePath),
    internal: { type: "File", contentDigest: "", owner: "gatsby-source-filesystem" },
  };
}

function mdxNode(file: Node): Node {
  return {
    id: `${file.id} mdx`,
    parent: file.id,
    children: [],
    body: "\n\uFEFF---\r\ntitle: A\r\n---\r\na\r\nb",
    internal: { type: "Mdx", contentDigest: "", owner: "gatsby-plugin-mdx" },
  };
}

/** Writes the files, and reads them through their nodes; each Markdown file has its `Mdx` node. */
function read(...files: readonly Node[]) {
  for (const file of files) {
    mkdirSync(path.dirname(file.id), { recursive: true });
    writeFileSync(file.id, "\uFEFFa\r\nb");
  }
  const nodes = [...files, ...files.filter(isMarkdownFile).map(mdxNode)];
  return readNodeSources(nodeStore(nodes), root);
}

function nodeStore(nodes: readonly Node[]) {
  return {
    getNode: (id: string) => nodes.find((node) => node.id === id),
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
  };
}

test("pages and data have their paths, their places in the content and their text with plain line endings", () => {
  const files = read(
    fileNode("../contracts/docs", "contracts", "guides/a.md"),
    fileNode("../contracts/docs", "contracts", "_category.yml"),
    fileNode("content", "content", "docs/contracts/_category.yml"),
    fileNode("content", "content", "docs/index.mdx"),
    fileNode("content", "content", "docs/pools/_category_.json"),
    fileNode(".cache/wiki", "__PROGRAMMATIC__", "site/.cache/wiki/b.md"),
  );
  expect(files.map((file) => [file.path, placeOf(file), file.text])).toEqual([
    [".cache/wiki/site/.cache/wiki/b.md", "content/docs/b.md", "\n\n\na\nb"],
    ["content/docs/contracts/_category.yml", "content/docs/contracts/_category.yml", "a\nb"],
    ["../contracts/docs/_category.yml", "content/docs/contracts/_category.yml", "a\nb"],
    ["../contracts/docs/guides/a.md", "content/docs/contracts/guides/a.md", "\n\n\na\nb"],
    ["content/docs/index.mdx", "content/docs/index.mdx", "\n\n\na\nb"],
    ["content/docs/pools/_category_.json", "content/docs/pools/_category_.json", "a\nb"],
  ]);
});

test("editors' own files, pictures and Markdown without an Mdx node are not content", () => {
  expect(
    read(
      fileNode("content", "content", "docs/_notes/a.md"),
      fileNode("content", "content", "docs/.a.md"),
      fileNode("content", "content", "docs/a.png"),
      fileNode("content", "content", "docs/_draft.yml"),
    ),
  ).toEqual([]);
  expect(readNodeSources(nodeStore([fileNode("content", "content", "docs/a.md")]), root)).toEqual(
    [],
  );
});

test("a page whose file was deleted is no longer read", () => {
  const file = fileNode("content", "content", "docs/gone.md");
  const mdx = mdxNode(file);
  expect(pageOf(mdx, nodeStore([file, mdx]).getNode, root)).toBeUndefined();
});

test("gatsby-plugin-mdx leaves front matter in the body, and so never parses it", async () => {
  const file = fileNode("content", "content", "docs/a.md");
  await keepFrontMatter(file, async () => '---\ntitle: "A\n---\n');
  expect(file.internal.content).toBe('\n---\ntitle: "A\n---\n');
});
