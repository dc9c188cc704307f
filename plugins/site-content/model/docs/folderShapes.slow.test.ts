import { source } from "../../../../src/testing/builders";
import { readDocs } from "../../../../src/testing/readDocs";

describe("the shape of a folder", () => {
  test("may be numbered, deep, and have an index or README in any folder", async () => {
    const names = [
      "01-intro.md",
      "02-guide/README.md",
      "02-guide/01-start.md",
      "02-guide/02-more/index.mdx",
      "02-guide/02-more/a/b/c/d/deep.md",
    ];
    const { docs, problems } = await readDocs(
      ...names.map((name) => source(`content/docs/${name}`, `# ${name}\n\nText.\n`)),
    );
    expect(problems).toStrictEqual([]);
    expect(docs.map(({ route }) => route)).toStrictEqual([
      "/intro",
      "/guide",
      "/guide/start",
      "/guide/more",
      "/guide/more/a/b/c/d/deep",
    ]);
  });

  test("may contain links by the real names of numbered files", async () => {
    const { docs, problems } = await readDocs(
      source("content/docs/01-a.md", "# A\n\n[b](02-b/01-c.md#d)\n"),
      source("content/docs/02-b/01-c.md", "# C\n\nText.\n"),
    );
    expect(problems).toStrictEqual([]);
    expect(docs[0]?.html).toBe('<p><a href="/b/c#d">b</a></p>');
  });

  test("may contain names with spaces and letters of every script", async () => {
    const { docs, problems } = await readDocs(
      source("content/docs/Größe & Preis.md", "# A\n\n[b](./价格.md) [c](<Größe & Preis.md>)\n"),
      source("content/docs/价格.md", "# B\n\nText.\n"),
    );
    expect(problems).toStrictEqual([]);
    expect(docs[0]).toMatchObject({
      route: "/Größe & Preis",
      html: '<p><a href="/价格">b</a> <a href="/Größe%20&%20Preis">c</a></p>',
    });
  });
});

describe("a file of unusual size", () => {
  test("may be empty, with a warning", async () => {
    const { docs, problems } = await readDocs(
      source("content/docs/empty.md", ""),
      source("content/docs/blank.mdx", "\n\n  \n"),
    );
    expect(docs).toHaveLength(2);
    expect(problems.map(({ file, message }) => [file, message])).toStrictEqual([
      ["content/docs/empty.md", "The page has no text."],
      ["content/docs/blank.mdx", "The page has no text."],
    ]);
  });

  test.each(["md", "mdx"])(
    "may be 30 KB long and keeps its last line's number (.%s)",
    async (format) => {
      const section =
        "## Section\n\nA paragraph of some words, as pages have them.\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n";
      const body = `# A\n\n${section.repeat(Math.ceil(30_000 / section.length))}[x](nope.md)\n`;
      const { docs, problems } = await readDocs(source(`content/docs/a.${format}`, body));
      expect(problems).toMatchObject([
        { line: body.split("\n").length - 1, message: 'The link "nope.md" leads to no file.' },
      ]);
      expect(docs[0]?.html).toContain('<h2 id="section-150">');
    },
  );
});
