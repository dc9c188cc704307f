import { category, doc } from "../../../../src/testing/builders";
import { toSidebarFolder } from "./categories";

describe("the folders of the sidebar", () => {
  const inFolder = (name: string, overrides: Parameters<typeof doc>[0] = {}) =>
    doc({
      file: `content/docs/f/${name}.md`,
      folder: "f",
      path: `/f/${name}`,
      docId: `f/${name}`,
      ...overrides,
    });

  test("hold their pages and the folders right below them", () => {
    const categories = [
      category({ folder: "f" }),
      category({ folder: "f/g" }),
      category({ folder: "h" }),
    ];
    const root = toSidebarFolder([doc(), inFolder("a"), doc({ folder: "f/g" })], categories);
    expect([root.docs.length, root.folders.map(({ key }) => key)]).toStrictEqual([1, ["f", "h"]]);
    expect(root.folders[0]).toMatchObject({
      docs: [{ href: "/f/a" }],
      folders: [{ key: "f/g", docs: [{}], folders: [] }],
    });
  });

  test.each<[string, string, Parameters<typeof doc>[0], string | undefined]>([
    ["their index", "index", {}, "/f/index"],
    ["their README", "README", {}, "/f/README"],
    ["no page that only has the id of an index", "a", { docId: "f/index" }, undefined],
  ])("open %s", (_, name, overrides, href) => {
    expect(toSidebarFolder([inFolder(name, overrides)], [category()]).folders[0]?.href).toBe(href);
  });

  test("open the page their category links to, before their index", () => {
    expect(
      toSidebarFolder([inFolder("index")], [category({ link: "/other" })]).folders[0]?.href,
    ).toBe("/other");
  });

  test.each<[string, Parameters<typeof category>[0], Parameters<typeof doc>[0], string, number]>([
    ["have its label and place", {}, { folderPosition: 2 }, "The index", 2],
    ["keep their own place where it names none", {}, {}, "The index", 9],
    [
      "keep what their category file says",
      { isNamed: true, isPlaced: true },
      { folderPosition: 2 },
      "F",
      9,
    ],
  ])("that open a page %s", (_, settings, page, label, position) => {
    const index = inFolder("index", { sidebarLabel: "The index", ...page });
    const folder = category({ label: "F", position: 9, ...settings });
    expect(toSidebarFolder([index], [folder]).folders[0]).toMatchObject({ label, position });
  });

  test("at the top open nothing", () => {
    expect(
      toSidebarFolder([doc({ file: "content/docs/index.md", docId: "index" })], []),
    ).not.toHaveProperty("href");
  });
});
