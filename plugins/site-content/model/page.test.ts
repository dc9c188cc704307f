import * as components from "../../../src/components/mdx/builtIn";
import type { TreeNode } from "../../../src/domain/documentTree";
import { collectHeadings } from "../../../src/domain/headings";
import { FIXTURES_ROOT, markup, parseBody, source, VARIABLES } from "../../../src/testing/builders";
import { docFrontMatter } from "../schemas/frontMatter";
import { type PageCache, parsePage } from "./page";

const PARSER = {
  root: FIXTURES_ROOT,
  variables: VARIABLES,
  markdownFormat: "md",
  parseBody,
  components,
} as const;
const FILE = "content/docs/a.md";
const parse = async (text: string, file = FILE, cache?: PageCache, parserVersion = "") => {
  const { page, ...parsed } = await parsePage(source(file, text), docFrontMatter, {
    ...PARSER,
    cache,
    parserVersion,
  });
  return { ...page, ...parsed };
};
const found = async (text: string, file = FILE) =>
  (await parse(text, file)).problems.map(
    ({ severity, line, message }) => `${severity} ${line} ${message}`,
  );

const headingsOf = ({ tree }: { readonly tree: readonly TreeNode[] }) =>
  collectHeadings(tree, components).map(({ level, text }) => `${level} ${text}`);

describe("the anchor of a title", () => {
  test.each([
    [
      "counts: a section of the same name gets the next number, as on GitHub",
      "# Fees\n\n## Fees",
      '<h2 id="fees-1">Fees</h2>',
    ],
  ])("%s", async (_, text, html) => {
    expect(markup((await parse(text)).tree)).toBe(html);
  });
});

describe("a # heading below something else is the title", () => {
  test.each([["a badge", "[![Build](a.svg)](b) ![x](c.svg)"]])(
    "and leaves the body after %s",
    async (_, above) => {
      const page = await parse(`${above}\n\n# Code\n\nText`);
      expect([page.title, headingsOf(page)]).toStrictEqual(["Code", []]);
    },
  );

  test.each([["a text", "The code is in the core repository."]])(
    "and stays a section after %s",
    async (_, above) => {
      const page = await parse(`${above}\n\n# Code\n\nText`);
      expect(page.title).toBe("Code");
      expect(headingsOf(page).at(-1)).toBe("2 Code");
    },
  );
});

describe("a second # heading", () => {
  test("is a warning, and becomes a section", async () => {
    expect(await found("# A\n\n# B\n\nText")).toStrictEqual([
      'warning 3 A second title "# B" is shown as a section.',
    ]);
    expect(markup((await parse("# A\n\n# B")).tree)).toBe('<h2 id="b">B</h2>');
  });

  test("takes the headings below it down with it, and leaves those above it", async () => {
    const text = "# A\n\n## One\n\n# Events\n\n## Mint\n\n###### Deep\n\n# Code";
    expect(headingsOf(await parse(text))).toStrictEqual([
      "2 One",
      "2 Events",
      "3 Mint",
      "6 Deep",
      "2 Code",
    ]);
  });

  test("inside another block becomes a section, too", async () => {
    expect(markup((await parse("# A\n\n> # B")).tree)).toBe(
      '<blockquote><h2 id="b">B</h2></blockquote>',
    );
  });
});

describe("the body", () => {
  test("keeps the lines of the file below the front matter", async () => {
    const { tree } = await parse("---\ntitle: A\n---\n\nOne\n\n## Two\n");
    expect(
      tree.filter((node) => typeof node !== "string").map(({ type, line }) => [type, line]),
    ).toStrictEqual([
      ["p", 5],
      ["h2", 7],
    ]);
  });

  test("has values of the product in text, code, links and properties", async () => {
    const { tree } = await parse(
      '# A\n\n[{product}](/{productSlug}-amm) `{ticker}` ![{product}](x.png "{ticker}")',
    );
    expect(markup(tree)).toBe(
      '<p><a href="/harbour-amm">Harbour</a> <code>HBR</code> <img src="x.png" alt="Harbour" title="HBR"/></p>',
    );
  });

  test("with a problem still has its front matter, and the line of each key", async () => {
    const page = await parse(
      "---\ntitle: A\nsidebar_position: 3\n---\n{foo}",
      "content/docs/a.mdx",
    );
    expect(page).toMatchObject({
      title: "A",
      front: { sidebar_position: 3 },
      tree: [],
      problems: [{ line: 5 }],
    });
    expect(page.lineOf("sidebar_position")).toBe(3);
  });
});

describe("a cached body", () => {
  function memory() {
    const map = new Map<string, unknown>();
    const cache = {
      get: jest.fn(async (key: string) => map.get(key)),
      set: jest.fn(async (key: string, value: unknown) => map.set(key, value)),
    };
    return { cache, map };
  }

  test("is not parsed again, and gives the same page with the same problems", async () => {
    const { cache } = memory();
    const first = await parse("# A\n\n:::\n", FILE, cache);
    const second = await parse("# A\n\n:::\n", FILE, cache);
    expect(cache.set).toHaveBeenCalledTimes(1);
    expect(first.problems.map(({ severity }) => severity)).toStrictEqual(["warning"]);
    const functions = { lineOf: undefined };
    expect({ ...second, ...functions }).toStrictEqual({ ...first, ...functions });
  });

  test("that has an error is parsed again", async () => {
    const { cache } = memory();
    const { problems } = await parse("---\ntitle: A\n---\n{foo}", "content/docs/a.mdx", cache);
    expect(problems.map(({ severity }) => severity)).toStrictEqual(["error"]);
    expect(cache.set).not.toHaveBeenCalled();
  });

  test.each<[string, Parameters<typeof parse>]>([
    ["the text", ["# A\n\nOther", FILE]],
    ["the code that reads pages", ["# A\n\nText", FILE, undefined, "newer"]],
  ])("is parsed again after a change of %s", async (_, [text, file, , parserVersion]) => {
    const { cache } = memory();
    await parse("# A\n\nText", FILE, cache);
    await parse(text, file, cache, parserVersion);
    expect(cache.set).toHaveBeenCalledTimes(2);
  });

  test("is parsed again after a change of the product's name", async () => {
    const { cache } = memory();
    await parse("# A", FILE, cache);
    await parsePage(source(FILE, "# A"), docFrontMatter, {
      ...PARSER,
      variables: { ...VARIABLES, product: "Other" },
      cache,
    });
    expect(cache.set).toHaveBeenCalledTimes(2);
  });
});

test("a page in UTF-16 has one problem, and not that its title is missing", async () => {
  const text = Buffer.from("# A\n\nText", "utf16le").toString("utf8");
  const { problems } = await parsePage(source(FILE, text), docFrontMatter, PARSER);
  expect(problems.map(({ message }) => message)).toEqual([
    "The file is not UTF-8 text: it has a NUL here.",
  ]);
});
