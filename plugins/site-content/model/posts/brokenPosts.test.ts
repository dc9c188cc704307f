import { load, source } from "../../../../src/testing/builders";

const CUT = "\nText.\n\n{/* truncate */}\n\nMore.\n";
const QUOTE = 'This is not valid YAML: Missing closing "quote.';
const TITLE = 'warning 1 "title" is missing, so the name of the file is shown.';
const NUL = "The file is not UTF-8 text: it has a NUL here.";

test.each<[string, string, string, string[]]>([
  [
    "a wrong date in its name beside wrong front matter",
    "2026-99-01-x.mdx",
    `---\ntitle: []\n---\n${CUT}`,
    [TITLE, 'error 2 "title" is not valid: expected string, received array.'],
  ],
  [
    "a wrong date in its name beside YAML that cannot be read",
    "2026-99-01-x.mdx",
    `---\ntitle: "A\n---\n${CUT}`,
    [`error 3 ${QUOTE}`],
  ],
  ["a plan for later", "2031-01-15-x.mdx", `---\ntitle: A\n---\n${CUT}`, []],
  [
    "a wrong date in its front matter",
    "x.mdx",
    `---\ntitle: A\ndate: 2026-13-01\n---\n${CUT}`,
    ['error 3 "date" is not valid: use a date such as 2026-01-15. It is "2026-13-01".'],
  ],
  [
    "a date in YAML that cannot be read",
    "x.mdx",
    `---\ntitle: "A\ndate: 2026-01-01\n---\n${CUT}`,
    [`error 4 ${QUOTE}`],
  ],
  [
    "front matter without an end",
    "x.mdx",
    `---\ntitle: A\ndate: 2026-01-01\n${CUT}`,
    ["error 1 The front matter has no closing ---."],
  ],
  [
    "bytes that are no text, and nothing that follows from them",
    "2026-01-01-x.md",
    "---\ntitle: A\n---\n\n\0$}$\n",
    [`error 5 ${NUL}`],
  ],
  [
    "wrong front matter and no marker",
    "2026-01-01-x.md",
    "---\ntitle: []\n---\n\nText.\n",
    [TITLE, 'error 2 "title" is not valid: expected string, received array.'],
  ],
])("a post has %s", async (_, name, text, expected) => {
  const { problems } = await load([source(`content/blog/${name}`, text)]);
  expect(
    problems.map(({ severity, line, message }) => `${severity} ${line ?? "?"} ${message}`).sort(),
  ).toStrictEqual([...expected].sort());
});
