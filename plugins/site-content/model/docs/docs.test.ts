import * as builtIn from "../../../../src/components/mdx/builtIn";
import { element } from "../../../../src/domain/documentTree";
import { category, parsed, source, VARIABLES } from "../../../../src/testing/builders";
import type { DocFrontMatter } from "../../schemas/frontMatter";
import { withContents } from "../page";
import { loadCategories } from "./categories";
import { toDoc, toPage } from "./docs";

const LAST = Number.MAX_SAFE_INTEGER;
const at = (file: string, frontMatter: DocFrontMatter = {}) =>
  parsed(frontMatter, { file: `content/docs/${file}` });

describe("categories", () => {
  const load = (...files: [string, string][]) =>
    loadCategories(
      files.map(([file, text]) => source(`content/docs/${file}`, text)),
      VARIABLES,
    );

  test("are one for every folder, at every depth, sorted", () => {
    const { categories, problems } = load(["b/c/d.md", ""], ["a/x.md", ""], ["top.md", ""]);
    expect(categories.map(({ folder }) => folder)).toStrictEqual(["a", "b", "b/c"]);
    expect(problems).toStrictEqual([]);
  });

  test("without file are made from the folder's name", () => {
    expect(load(["02-hyper_amm-pools/a.md", ""]).categories).toStrictEqual([
      {
        folder: "02-hyper_amm-pools",
        label: "Hyper AMM pools",
        slug: "hyper_amm-pools",
        position: 2,
        collapsed: true,
        collapsible: true,
      },
    ]);
  });

  test("without number come last", () => {
    expect(load(["a/b.md", ""]).categories).toMatchObject([{ position: LAST }]);
  });

  test.each(["_category.yml", "_category.yaml"])(
    "have the content of %s, with values of the product",
    (file) => {
      const text =
        'label: "{product} AMM"\nslug: "{productSlug}-amm"\nposition: 5\nlink: /overview\ncollapsed: false\ncollapsible: false\n';
      expect(load([`01-amm/${file}`, text]).categories).toStrictEqual([
        {
          folder: "01-amm",
          isNamed: true,
          isPlaced: true,
          label: "Harbour AMM",
          slug: "harbour-amm",
          position: 5,
          collapsed: false,
          collapsible: false,
          link: "/overview",
          linkLine: 4,
          file: `content/docs/01-amm/${file}`,
        },
      ]);
    },
  );

  test("with a broken file are made from the folder's name, and the problem is reported", () => {
    const { categories, problems } = load(["amm/_category.yml", "labell: A\n"], ["amm/a.md", ""]);
    expect(categories).toMatchObject([{ label: "AMM" }]);
    expect(problems).toMatchObject([
      {
        file: "content/docs/amm/_category.yml",
        line: 1,
        message: 'Unknown key "labell". Did you mean "label"?',
      },
    ]);
  });

  test("are not made for folders of the blog", () => {
    expect(loadCategories([source("content/blog/a/b.md", "")], VARIABLES).categories).toStrictEqual(
      [],
    );
  });
});

describe("a docs page", () => {
  const categories = [
    category({ folder: "01-amm", slug: "harbour-amm" }),
    category({ folder: "01-amm/pools", slug: "/" }),
  ];

  test.each<[string, string, DocFrontMatter, string]>([
    ["at the top has its file's name", "first-steps.mdx", {}, "/first-steps"],
    ["in a folder has the folder's slug", "01-amm/fees.md", {}, "/harbour-amm/fees"],
    ["loses the number before its name", "01-amm/02-fees.md", {}, "/harbour-amm/fees"],
    [
      "in a folder whose slug is / does not show it",
      "01-amm/pools/stable.md",
      {},
      "/harbour-amm/stable",
    ],
    ["in a folder without category shows the folder", "other/a.md", {}, "/other/a"],
    ["called index is the folder's", "01-amm/index.md", {}, "/harbour-amm"],
    ["called 01-README is the folder's", "01-amm/01-README.md", {}, "/harbour-amm"],
    ["has the slug of its front matter", "01-amm/fees.md", { slug: "costs" }, "/harbour-amm/costs"],
    ["has the absolute slug of its front matter", "01-amm/fees.md", { slug: "/" }, "/"],
  ])("%s", (_, file, front, path) => {
    expect(toDoc(at(file, front), categories).path).toBe(path);
  });

  test.each<[string, string, DocFrontMatter, number]>([
    ["is that of its front matter", "01-a.md", { sidebar_position: 7 }, 7],
    ["is the number before its name", "03-a.md", {}, 3],
    ["is the first for index", "index.md", {}, 0],
    ["is the last without any", "a.md", {}, LAST],
    ["may be zero or a fraction", "03-a.md", { sidebar_position: 0 }, 0],
  ])("its position %s", (_, file, front, position) => {
    expect(toDoc(at(file, front), categories).position).toBe(position);
  });

  test.each<[string, string, DocFrontMatter, string]>([
    ["is folders and name", "x/pools/02-stable.md", {}, "x/pools/stable"],
    ["is the name alone at the top", "stable.md", {}, "stable"],
    ["is that of its front matter", "x/stable.md", { id: "welcome" }, "welcome"],
  ])("its id %s", (_, file, front, id) => {
    expect(toDoc(at(file, front), categories).docId).toBe(id);
  });

  test.each([
    ["of the nearest folder that has one", "x/y/a.md", "https://git.example.com/y/a.md"],
    ["of a folder further up", "x/z/b/a.md", "https://git.example.com/x/z/b/a.md"],
    ["that no folder gives", "a.md", undefined],
  ])("has the edit address %s", (_, file, editUrl) => {
    const { categories } = loadCategories(
      [
        source("content/docs/x/_category.yml", "edit_url: https://git.example.com/x/"),
        source("content/docs/x/y/_category.yml", "edit_url: https://git.example.com/y"),
        source("content/docs/x/z/b/a.md", ""),
      ],
      VARIABLES,
    );
    expect(toDoc(at(file), categories).editUrl).toBe(editUrl);
  });

  test("has plain values without front matter", () => {
    const { frontMatter: _, ...page } = at("x/a.md");
    expect(toDoc(page, [])).toStrictEqual({
      file: "content/docs/x/a.md",
      path: "/x/a",
      title: "A",
      description: "",
      keywords: [],
      draft: false,
      unlisted: false,
      hideTitle: false,
      tree: [],
      tocLevels: [2, 3],
      words: 0,
      docId: "x/a",
      folder: "x",
      sidebarLabel: "A",
      position: LAST,
      tags: [],
    });
  });

  test("has every value of its front matter", () => {
    const front: DocFrontMatter = {
      title_meta: "Meta",
      description: "About.",
      lang: "de",
      keywords: ["a"],
      draft: true,
      unlisted: true,
      hide_title: true,
      hide_table_of_contents: true,
      sidebar_label: "Short",
      pagination_label: "Next to it",
      pagination_prev: null,
      pagination_next: "/b",
      status: "planned",
      noindex_until: "legal",
      last_reviewed: "2026-01-15",
      custom_edit_url: null,
      last_update: { date: "2026-01-16", author: "Ada" },
      tags: ["fees", { label: "Pools", permalink: "/pools" }],
    };
    expect(toDoc(at("a.md", front), [])).toMatchObject({
      metaTitle: "Meta",
      description: "About.",
      lang: "de",
      keywords: ["a"],
      draft: true,
      unlisted: true,
      hideTitle: true,
      sidebarLabel: "Short",
      paginationLabel: "Next to it",
      paginationPrev: null,
      paginationNext: "/b",
      status: "planned",
      noIndexUntil: "legal",
      lastReviewed: "2026-01-15",
      editUrl: null,
      lastUpdate: { date: "2026-01-16", author: "Ada" },
      tags: [
        { label: "fees", href: "/tags/fees" },
        { label: "Pools", href: "/tags/pools" },
      ],
    });
  });

  test("a tag without its own address gets one from its label", () => {
    const front: DocFrontMatter = { title: "A", tags: [{ label: "Swap fees" }] };
    expect(toDoc(at("a.md", front), []).tags).toEqual([
      { label: "Swap fees", href: "/tags/swap-fees" },
    ]);
  });
});

describe("any page", () => {
  const h = (level: number, id: string) => element(`h${level}`, { id }, [id], 3);
  const tree = [
    h(2, "two"),
    h(3, "three"),
    h(4, "four"),
    h(2, "footnote-label"),
    element("p", {}, ["one two"]),
  ];

  test.each<[string, DocFrontMatter, readonly number[] | undefined]>([
    ["has levels 2 and 3", {}, [2, 3]],
    ["has the levels asked for", { toc_min_heading_level: 3, toc_max_heading_level: 4 }, [3, 4]],
    ["is empty where the front matter hides it", { hide_table_of_contents: true }, undefined],
  ])("its table of contents %s", (_, front, levels) => {
    expect(toPage(at("a.md", front), "/a").tocLevels).toStrictEqual(levels);
  });

  test("counts its words", () => {
    expect(toPage({ ...at("a.md"), ...withContents(tree, builtIn) }, "/a").words).toBe(6);
  });

  test.each<[string, string, RegExp]>([
    ["is its text while that is short", "x".repeat(155), /^x{155}$/],
    [
      "is cut after a word, to 155 characters at most",
      `${"word ".repeat(40)}`,
      /^(word ){29}word…$/,
    ],
    ["is cut at the word that would not fit", `${"x".repeat(150)} longword`, /^x{150}…$/],
  ])("its description %s", (_, text, expected) => {
    const { description } = toPage(
      { ...at("a.md"), ...withContents([element("p", {}, [text])], builtIn) },
      "/a",
    );
    expect(description).toMatch(expected);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});
