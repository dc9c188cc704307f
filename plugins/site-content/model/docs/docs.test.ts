import { element } from "../../../../src/domain/documentTree";
import { category, parsed, source, VARIABLES } from "../../../../src/testing/builders";
import type { DocFrontMatter } from "../../schemas/frontMatter";
import { loadCategories } from "./categories";
import { toDoc } from "./docs";

const LAST = Number.MAX_SAFE_INTEGER;
const at = (file: string, frontMatter: DocFrontMatter = {}) =>
  parsed(frontMatter, `content/docs/${file}`);

describe("categories", () => {
  const load = (...files: [string, string][]) =>
    loadCategories(
      files.map(([file, text]) => source(`content/docs/${file}`, text)),
      VARIABLES,
      [],
    );

  test("without file are made from the folder's name", () => {
    expect(load(["02-hyper_amm-pools/a.md", ""])).toEqual([
      {
        folder: "02-hyper_amm-pools",
        file: "content/docs/02-hyper_amm-pools",
        said: { collapsed: true, collapsible: true },
        lineOf: expect.any(Function),
        name: "hyper_amm-pools",
        number: 2,
      },
    ]);
  });

  test.each(["_category.yml", "_category.yaml"])(
    "have the content of %s, with values of the product",
    (file) => {
      const text =
        'label: "{product} AMM"\nslug: "{productSlug}-amm"\nposition: 5\nlink: /overview\ncollapsed: false\ncollapsible: false\n';
      expect(load([`01-amm/${file}`, text])).toEqual([
        {
          folder: "01-amm",
          file: `content/docs/01-amm/${file}`,
          said: {
            label: "Harbour AMM",
            slug: "harbour-amm",
            position: 5,
            collapsed: false,
            collapsible: false,
            link: "/overview",
          },
          lineOf: expect.any(Function),
          name: "amm",
          number: 1,
        },
      ]);
    },
  );
});

describe("a docs page", () => {
  const categories = [
    category("01-amm", { slug: "harbour-amm" }),
    category("01-amm/pools", { slug: "/" }),
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

  test("has every value of its front matter", () => {
    const front: DocFrontMatter = {
      title_meta: "Meta",
      description: "About.",
      keywords: ["a"],
      draft: true,
      unlisted: true,
      hide_table_of_contents: true,
      sidebar_label: "Short",
      pagination_label: "Next to it",
      pagination_prev: null,
      pagination_next: "/b",
      status: "planned",
      noindex: true,
      last_reviewed: "2026-01-15",
      custom_edit_url: null,
      last_update: { date: "2026-01-16", author: "Ada" },
      tags: ["fees", { label: "Pools", permalink: "/pools" }],
    };
    expect(toDoc(at("a.md", front), [])).toMatchObject({
      metaTitle: "Meta",
      description: "About.",
      keywords: ["a"],
      draft: true,
      unlisted: true,
      sidebarLabel: "Short",
      front,
      editUrl: null,
      lastUpdate: { date: "2026-01-16", author: "Ada" },
      tags: [
        { label: "fees", href: "/tags/fees" },
        { label: "Pools", href: "/tags/pools" },
      ],
    });
  });
});

describe("any page", () => {
  test.each<[string, DocFrontMatter, readonly number[] | undefined]>([
    ["has levels 2 and 3", {}, [2, 3]],
    ["has the levels asked for", { toc_min_heading_level: 3, toc_max_heading_level: 4 }, [3, 4]],
    ["is empty where the front matter hides it", { hide_table_of_contents: true }, undefined],
  ])("its table of contents %s", (_, front, levels) => {
    expect(at("a.md", front).page.tocLevels).toStrictEqual(levels);
  });

  test.each<[string, string, RegExp]>([
    [
      "is cut after a word, to 155 characters at most",
      `${"word ".repeat(40)}`,
      /^(word ){29}word…$/,
    ],
  ])("its description %s", (_, text, expected) => {
    const { description } = parsed({}, "content/docs/a.md", [element("p", {}, [text])]).page;
    expect(description).toMatch(expected);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});
