import { atLine, DEVELOPMENT, load, source } from "../../../src/testing/builders";

const NO_TEXT = "warning ?: The page has no text.";
const front = (keys: string) => `---\ntitle: A\n${keys}---\n`;

test.each<[string, string, string, readonly string[]]>([
  ["a docs page with a title alone", "docs/a.md", front(""), [NO_TEXT]],
  ["a comment alone", "docs/a.mdx", "# A\n\n{/* later */}\n", [NO_TEXT]],
  ["a post with a title alone", "blog/2026-01-15-a.md", front(""), [NO_TEXT]],
  ["a draft", "docs/a.md", front("draft: true\n"), []],
  ["a picture alone", "docs/a.md", "# A\n\n![Tide](tide.png)\n", []],
  ["the page of a folder, which lists the others", "docs/f/index.md", front(""), []],
  [
    "a text that was left out",
    "docs/a.md",
    "# A\n\n#\n",
    ["warning 3: A heading without text was left out."],
  ],
])("a page without text is a warning: %s", async (_, file, text, expected) => {
  const other = source("content/docs/f/b.md", "# B\n\nText.\n");
  const { problems } = await load([source(`content/${file}`, text), other], DEVELOPMENT);
  expect(problems.map(atLine)).toStrictEqual(expected);
});
