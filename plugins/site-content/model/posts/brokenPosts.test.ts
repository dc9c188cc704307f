import { load, source } from "../../../../src/testing/builders";

const CUT = "\nText.\n\n{/* truncate */}\n\nMore.\n";
const UNDATED = 'error 1 The post has no valid date ("2026-99-01" is not a date).';
const QUOTE = "error 2 The quotation mark that opens here is never closed.";
const NUL = "The file is not UTF-8 text: it has a NUL here.";

test.each<[string, string, string, string[]]>([
  [
    "a wrong date in its name beside wrong front matter",
    "2026-99-01-x.mdx",
    `---\ntitle: 3\n---\n${CUT}`,
    [UNDATED, 'error 2 "title" is 3, but must be text.'],
  ],
  [
    "a wrong date in its name beside YAML that cannot be read",
    "2026-99-01-x.mdx",
    `---\ntitle: "A\n---\n${CUT}`,
    [UNDATED, QUOTE],
  ],
  [
    "a slip in the year of its name",
    "1026-01-15-x.mdx",
    `---\ntitle: A\n---\n${CUT}`,
    ["warning ? The post's date is 1026-01-15."],
  ],
  [
    "a slip in the year of its front matter",
    "x.mdx",
    `---\ntitle: A\ndate: 2062-01-15\n---\n${CUT}`,
    ["warning 3 The post's date is 2062-01-15, and until then it is not published."],
  ],
  ["a plan for later", "2031-01-15-x.mdx", `---\ntitle: A\n---\n${CUT}`, []],
  [
    "a wrong date in its front matter",
    "x.mdx",
    `---\ntitle: A\ndate: 2026-13-01\n---\n${CUT}`,
    ['error 3 "date" is not valid: use a date such as 2026-01-15. It is the text "2026-13-01".'],
  ],
  [
    "a date in YAML that cannot be read",
    "x.mdx",
    `---\ntitle: "A\ndate: 2026-01-01\n---\n${CUT}`,
    [QUOTE],
  ],
  [
    "front matter without an end",
    "x.mdx",
    `---\ntitle: A\ndate: 2026-01-01\n${CUT}`,
    ["error 1 The front matter has no closing ---."],
  ],
  [
    "front matter that is shown as text, and so no date",
    "x.md",
    '+++\ntitle = "A"\n+++\n\nText.\n\n<!-- truncate -->\n',
    [
      "warning 1 The front matter is TOML, which is not supported, and is shown as text.",
      "error 1 The post has no valid date.",
    ],
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
    "---\ntitle: 3\n---\n\nText.\n",
    [
      'error 2 "title" is 3, but must be text.',
      "warning ? The post has no truncate marker, so lists show all of it.",
    ],
  ],
])("a post has %s", async (_, name, text, expected) => {
  const { problems } = await load([source(`content/blog/${name}`, text)]);
  expect(
    problems.map(({ severity, line, message }) => `${severity} ${line ?? "?"} ${message}`).sort(),
  ).toStrictEqual([...expected].sort());
});

test.each([
  [
    "content/blog/2026-01-15-a.md",
    "slug: page/2\n",
    'The route "/blog/page/2" is already taken by the lists of the blog.',
  ],
  [
    "content/blog/2026-01-15-a.md",
    "slug: tags/amm\n",
    'The route "/blog/tags/amm" is already taken by the lists of the blog.',
  ],
  [
    "content/blog/2026-01-15-a.md",
    "slug: archive\n",
    'The route "/blog/archive" is already taken by the blog archive.',
  ],
  [
    "content/docs/a.md",
    "slug: /blog/authors/ada\n",
    'The route "/blog/authors/ada" is already taken by the lists of the blog.',
  ],
  [
    "content/blog/2026-01-15-why?.md",
    "",
    'The route "/blog/why?" contains "?", which page addresses cannot contain.',
  ],
  [
    "content/docs/a.md",
    "slug: /%C3%A9\n",
    'The route "/é" contains "%", which page addresses cannot contain.',
  ],
])("%s with %j cannot have its route", async (file, front, message) => {
  const { problems } = await load([
    source(file, `---\ntitle: A\n${front}---\n\nText.\n\n<!-- truncate -->\n`),
  ]);
  expect(problems).toMatchObject([{ file, line: front ? 3 : 1, severity: "error", message }]);
});
