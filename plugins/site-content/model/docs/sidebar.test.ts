import type { SidebarItem } from "../../../../src/domain/sidebar";
import { category, doc } from "../../../../src/testing/builders";
import { group, link } from "../../../../src/testing/sidebarItems";
import type { DocData } from "../types";
import { buildSidebar } from "./sidebar";

/** A page at `/name` of a folder. */
const inFolder = (folder: string, name: string, overrides: Partial<DocData> = {}) => {
  const file = ["content/docs", ...(folder ? [folder] : []), `${name}.md`].join("/");
  return doc({ file, folder, path: `/${name}`, sidebarLabel: name, ...overrides });
};
const page = (name: string, overrides?: Partial<DocData>) => inFolder("f", name, overrides);
type Said = Parameters<typeof category>[1];
const unlisted = { unlisted: true };
const labels = (items: readonly SidebarItem[]) => items.map(({ label }) => label);

test("pages and folders are sorted together by position, then by the names of their files", () => {
  const docs = [
    inFolder("", "a", { position: 2, sidebarLabel: "d" }),
    inFolder("", "b"),
    inFolder("", "part-10", { sidebarLabel: "a" }),
    inFolder("", "part-9", { sidebarLabel: "z" }),
    inFolder("c", "x"),
    inFolder("e", "y"),
  ];
  const categories = [category("c", { position: 1 }), category("e", { position: 3 })];
  expect(labels(buildSidebar(docs, categories))).toStrictEqual(["b", "C", "z", "a", "d", "E"]);
});

test("a page is a link, which is marked only when it is unlisted", () => {
  const docs = [inFolder("", "a"), inFolder("", "b", unlisted)];
  expect(buildSidebar(docs, [])).toStrictEqual([link("a"), link("b", unlisted)]);
});

test("a folder is a category with its settings, which holds its pages and the folders right below it", () => {
  const settings = { collapsed: false, collapsible: false };
  const categories = [category("f", settings), category("f/g")];
  const inside = group("G", [link("b")], { key: "f/g" });
  expect(buildSidebar([page("a"), inFolder("f/g", "b")], categories)).toStrictEqual([
    group("F", [link("a"), inside], { key: "f", ...settings }),
  ]);
});

test("folders without any page are left out, at every depth, but not one that links to a page", () => {
  expect(buildSidebar([], [category("f"), category("f/g")])).toStrictEqual([]);
  const items = buildSidebar([], [category("f", { link: "/elsewhere" })]);
  expect(items).toStrictEqual([group("F", [], { key: "f", href: "/elsewhere" })]);
});

test.each<[string, string, Partial<DocData>, Said, string | undefined]>([
  ["its index", "index", {}, {}, "/index"],
  ["its README", "README", {}, {}, "/README"],
  ["no page that only has the id of an index", "a", { docId: "f/index" }, {}, undefined],
  ["the page that its file links to, before its index", "index", {}, { link: "/b" }, "/b"],
  ["nothing where its file says so", "index", {}, { link: null }, undefined],
])("a folder opens %s", (_, name, overrides, said, href) => {
  const [item] = buildSidebar([page(name, overrides), page("b")], [category("f", said)]);
  expect(item?.href).toBe(href);
});

test("a folder at the top opens nothing, and no folder repeats its own page below it", () => {
  expect(buildSidebar([inFolder("", "index")], [])).toStrictEqual([link("index")]);
  const [item] = buildSidebar([page("index"), page("a")], [category("f", { label: "F" })]);
  expect(item).toStrictEqual(group("F", [link("a")], { key: "f", href: "/index" }));
});

test.each<[string, Said, Partial<DocData>, string[]]>([
  ["has the page's label and place", {}, { folderPosition: 2 }, ["a", "The index", "b"]],
  ["comes last where the page names no place", {}, {}, ["a", "b", "The index"]],
  ["keeps what its file says", { label: "F", position: 9 }, { folderPosition: 2 }, ["a", "b", "F"]],
])("a folder that opens a page %s", (_, said, index, expected) => {
  const docs = [
    inFolder("", "a"),
    inFolder("", "b", { position: 3 }),
    page("index", { sidebarLabel: "The index", ...index }),
  ];
  expect(labels(buildSidebar(docs, [category("f", said)]))).toStrictEqual(expected);
});

test.each<[string, DocData[], boolean | undefined]>([
  ["is listed while one of its pages is", [page("a", unlisted), page("b")], undefined],
  ["is unlisted when all its pages are", [page("a", unlisted), page("b", unlisted)], true],
  ["is unlisted when its own page is", [page("index", unlisted), page("a")], true],
  ["is listed when its own page is", [page("index"), page("a", unlisted)], undefined],
])("a folder %s", (_, docs, expected) => {
  expect(buildSidebar(docs, [category("f")])[0]?.unlisted).toBe(expected);
});
