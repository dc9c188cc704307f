import { load, markup, source } from "../../../../src/testing/builders";

const docs = (name: string, text: string) => source(`content/docs/${name}`, text);
const front = (keys: string) => `---\ntitle: A\n${keys}\n---\n\nText.\n`;

describe("the previous and next page that front matter names", () => {
  test.each([
    ["a route", "/pools/fees"],
    ["a route with a slash at its end", "/pools/fees/"],
    ["a file", "../pools/02-fees.md"],
    ["a file from the docs folder", "pools/02-fees.md"],
    ["an id", "pools/fees"],
  ])("may be %s: %s", async (_, name) => {
    const content = await load([
      docs("pools/02-fees.md", "# Fees\n\nText.\n"),
      docs("swap/a.md", front(`pagination_next: ${name}`)),
    ]);
    const doc = content.docs.find(({ path }) => path === "/swap/a");
    expect([doc?.front.pagination_next, content.problems]).toStrictEqual(["/pools/fees", []]);
  });

  test("may be an id of the same folder, or none", async () => {
    const content = await load([
      docs("swap/b.md", "# B\n\nText.\n"),
      docs("swap/a.md", front("pagination_next: b\npagination_prev: null")),
    ]);
    expect(content.docs.find(({ path }) => path === "/swap/a")).toMatchObject({
      front: { pagination_next: "/swap/b", pagination_prev: null },
    });
  });

  test("that do not exist are errors with their lines", async () => {
    const { problems } = await load([docs("a.md", front("pagination_prev: nope"))]);
    expect(problems).toMatchObject([
      { severity: "error", line: 3, message: 'pagination_prev names the unknown page "nope".' },
    ]);
  });
});

describe("a category file of Docusaurus", () => {
  test("may be JSON, with a page that lists the folder", async () => {
    const json =
      '{\n  "label": "All pools",\n  "link": { "type": "generated-index", "slug": "/pools-index" }\n}';
    const {
      docs: pages,
      sidebar,
      problems,
    } = await load([
      docs("pools/_category_.json", json),
      docs("pools/a.md", "---\ntitle: Fees\ndescription: What a swap costs.\n---\n\nText.\n"),
    ]);
    expect(problems).toStrictEqual([]);
    expect(sidebar).toMatchObject([
      { label: "All pools", href: "/pools-index", items: [{ href: "/pools/a" }] },
    ]);
    expect(markup(pages.find(({ path }) => path === "/pools-index")?.tree ?? [])).toMatch(
      /href="\/pools\/a">Fees<.*What a swap costs\./,
    );
  });

  test("may link to a doc by its id, or to nothing", async () => {
    const { sidebar } = await load([
      docs("a/_category_.yml", "link: { type: doc, id: a/x }\n"),
      docs("a/x.md", "# X\n\nText.\n"),
      docs("a/y.md", "# Y\n\nText.\n"),
      docs("b/_category_.yml", "link: null\n"),
      docs("b/index.md", "# B\n\nText.\n"),
    ]);
    expect(sidebar).toMatchObject([
      { label: "X", href: "/a/x", items: [{ href: "/a/y" }] },
      { label: "B", items: [{ href: "/b" }] },
    ]);
    expect(sidebar[1]).not.toHaveProperty("href");
  });

  test("that refers to an unknown doc is an error", async () => {
    const { problems } = await load([
      docs("a/_category_.json", '{ "label": "A",\n "link": { "type": "doc", "id": "nope" } }'),
      docs("a/x.md", "# X\n\nText.\n"),
    ]);
    expect(problems.map(({ severity, line, message }) => [severity, line, message])).toStrictEqual([
      ["error", 2, 'The category links to the unknown page "nope".'],
    ]);
  });
});

describe("the page of a folder without text of its own", () => {
  const index = (body: string) =>
    docs("pools/index.md", `---\ntitle: Pools\ndescription: All kinds.\n---\n${body}`);
  const others = [docs("pools/fees.md", "# Fees\n\nThree per mille.\n"), docs("a.md", "# A\n")];
  const shown = async (body: string, path = "/pools") => {
    const content = await load([index(body), ...others]);
    return markup(content.docs.find((doc) => doc.path === path)?.tree ?? []);
  };

  test("shows its description and the pages below it", async () => {
    expect(await shown("")).toMatch(
      /^<p>All kinds\.<\/p>.*href="\/pools\/fees">Fees<.*Three per mille\./,
    );
  });

  test("shows its text if it has any, and a page that does not belong to a folder stays empty", async () => {
    expect(await shown("\nTwo kinds.\n")).toBe("<p>Two kinds.</p>");
    expect(await shown("", "/a")).toBe("");
  });
});

test("tags of docs have a page each, with listed pages only, and a page of all", async () => {
  const { docs: pages, sidebar } = await load([
    docs("a.md", front("tags: [Fees]")),
    docs("b.md", front("tags: [Fees, { label: Old, permalink: /legacy }]\nunlisted: true")),
  ]);
  expect(pages.map(({ path }) => path)).toStrictEqual(["/a", "/b", "/tags", "/tags/fees"]);
  expect(markup(pages[3]?.tree ?? [])).toContain('href="/a">A</a>');
  expect(sidebar.map(({ href }) => href)).toStrictEqual(["/a", "/b"]);
});
