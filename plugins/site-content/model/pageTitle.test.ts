import * as components from "../../../src/components/mdx/builtIn";
import { FIXTURES_ROOT, markup, parseBody, source, VARIABLES } from "../../../src/testing/builders";
import { docFrontMatter } from "../schemas/frontMatter";
import { parsePage } from "./page";

const FILE = "content/docs/a.md";
const parse = async (text: string, file = FILE) => {
  const { page, problems } = await parsePage(source(file, text), docFrontMatter, {
    root: FIXTURES_ROOT,
    variables: VARIABLES,
    markdownFormat: "md",
    parseBody,
    components,
  });
  return { ...page, problems };
};
const found = async (text: string, file = FILE) =>
  (await parse(text, file)).problems.map(
    ({ severity, line, message }) => `${severity} ${line} ${message}`,
  );
const missing = 'warning 1 "title" is missing, so the name of the file is shown.';

describe("the title of a page", () => {
  test.each<[string, string, string, string]>([
    ["is that of its front matter", "---\ntitle: A\n---\nText", "A", "<p>Text</p>"],
    ["is its first heading, which leaves the body", "# A *b*\n\nText", "A b", "<p>Text</p>"],
    ["has the product's name", "# {product} and {ticker}", "Harbour and HBR", ""],
    [
      "in the front matter wins; the heading leaves the body all the same",
      "---\ntitle: A\n---\n# B\n\nText",
      "A",
      "<p>Text</p>",
    ],
    [
      "is a heading below a logo",
      '<p align="center"><img src="a.png" alt="L"></p>\n\n# A\n\nText',
      "A",
      '<p align="center"><img src="a.png" alt="L"/></p><p>Text</p>',
    ],
    [
      "is the alternative of a picture that stands alone, which stays",
      "# ![Our logo](a.png)",
      "Our logo",
      '<p><img src="a.png" alt="Our logo"/></p>',
    ],
    [
      "leaves its pictures and their links above the text",
      "# Boats [![fast](a.png)](/b)\n\nText",
      "Boats",
      '<p><a href="/b"><img src="a.png" alt="fast"/></a></p><p>Text</p>',
    ],
  ])("%s", async (_, text, title, html) => {
    const page = await parse(text);
    expect([page.title, markup(page.tree), page.problems]).toStrictEqual([title, html, []]);
  });

  test.each([["Text"], ["## A"], ["---\ndescription: x\n---\nText"]])(
    "is the file's name in %j, with a warning",
    async (text) => {
      expect(await found(text, "content/docs/02-fee_tiers.md")).toStrictEqual([missing]);
      expect((await parse(text, "content/docs/02-fee_tiers.md")).title).toBe("fee_tiers");
    },
  );

  test("is the file's name where its heading has no text", async () => {
    const problems = await found("#\n\nText", "content/docs/02-fee_tiers.md");
    expect(problems).toEqual(["warning 1 A heading without text was left out.", missing]);
  });

  test("of a page that stands for its folder is the folder's name", async () => {
    expect((await parse("Text", "content/docs/01-pools/README.md")).title).toBe("pools");
  });

  test.each([
    ["# Fees", undefined],
    ["# Fees of **pools**", "Fees of pools"],
  ])("in the front matter, with %j in the text, shows what differs", async (heading, shown) => {
    expect((await parse(`---\ntitle: Fees\n---\n${heading}\n\nText`)).heading).toBe(shown);
  });

  test.each([
    ["with a # heading of its own, shows that", "# Fees", false],
    ["without one, shows none", "Text", true],
  ])("that the front matter hides, %s", async (_, body, hidden) => {
    const page = await parse(`---\ntitle: Fees\nhide_title: true\n---\n${body}`);
    expect([page.hideTitle, markup(page.tree)]).toStrictEqual([
      hidden,
      hidden ? "<p>Text</p>" : "",
    ]);
  });
});
