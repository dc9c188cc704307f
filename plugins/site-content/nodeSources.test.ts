import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import { placeOf } from "./model/files/source";
import { guardFrontMatter, isMarkdownFile, pageOf, readNodeSources } from "./nodeSources";

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
    body: "a\nb",
    frontmatter: { title: "A" },
    fields: { linesAbove: 3 },
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

test.each([
  ["valid front matter stays", "---\ntitle: A\n---\n\nText", undefined],
  ["invalid YAML becomes text", '---\ntitle: "A\n---\n', '\n---\ntitle: "A\n---\n'],
  ["an open block becomes text", "---\n- a\nb: {", "\n---\n- a\nb: {"],
  ["code becomes text", "---js\nthrow new Error()\n---\n", "\n---js\nthrow new Error()\n---\n"],
])("%s", async (_, text, content) => {
  const file = fileNode("content", "content", "docs/a.md");
  await guardFrontMatter(file, async () => text);
  expect(file.internal.content).toBe(content);
});

test.each([
  ["with the line ends of Windows", "---\r\na: &a [x]\r\nb: [*a]\r\n---\r\n"],
  ["behind a byte order mark", "\uFEFF---\na: &a [x]\nb: [*a]\n---\n"],
  ["in YAML that is named so", "---yaml\na: &a [x]\nb: [*a]\n---\n"],
])("aliases in front matter %s become text", async (_, text) => {
  const file = fileNode("content", "content", "docs/a.md");
  await guardFrontMatter(file, async () => text);
  expect(file.internal.content).toBe(`\n${text.replace("\uFEFF", "")}`);
});
