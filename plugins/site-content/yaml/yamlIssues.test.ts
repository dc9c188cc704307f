import {
  factsSchema,
  glossarySchema,
  networksSchema,
  searchSchema,
  valuesSchema,
} from "../schemas/data";
import { categorySchema, docFrontMatter, postFrontMatter } from "../schemas/frontMatter";
import { siteSchema } from "../schemas/site";
import { parseYaml } from "./yaml";

test("a missing section is reported with the keys that it needs", () => {
  const { problems } = parseYaml(
    { file: "content/site.yml", text: "product: { name: A, slug: a }", lineOffset: 0 },
    siteSchema,
  );
  expect(problems.map(({ fix }) => fix)).toContain(
    'Add banner, as a mapping (key: value) with "image", "alt", "width", "height".',
  );
});

test("a string instead of a section is reported with the section's keys", () => {
  const text = "search: { startLinks: [/a] }";
  const { problems } = parseYaml({ file: "content/site.yml", text, lineOffset: 0 }, siteSchema);
  expect(problems.map(({ fix }) => fix)).toContain(
    'Write a mapping (key: value) with "label", "to".',
  );
});

test.each<[string, string, [string, string]]>([
  [
    "a value in a mapping where a text may stand",
    "last_update: { date: 31.12.2025 }",
    [
      '"last_update.date" is not valid: use a date such as 2026-01-15. It is the text "31.12.2025".',
      "Correct the value of last_update.date.",
    ],
  ],
  [
    "an unknown key there",
    "last_update: { dat: 2026-01-15 }",
    [
      'Unknown key "dat" in last_update. Did you mean "date"?',
      "Remove it or use one of: date, author.",
    ],
  ],
  [
    "a key that is missing in an entry that may be a text",
    "authors:\n  - title: Engineer",
    [
      '"name" is missing in the entry "Engineer" of authors.',
      'Add name, as text, to the entry "Engineer" of authors.',
    ],
  ],
  [
    "an entry of a kind that no choice takes",
    "tags: [[a]]",
    [
      '"tags.0" is a list, but must be text or a mapping (key: value).',
      "Write text or a mapping (key: value).",
    ],
  ],
])("names the fault inside: %s", (_, text, expected) => {
  const { problems } = parseYaml({ file: "content/a.md", text, lineOffset: 1 }, postFrontMatter);
  expect(problems.map(({ message, fix }) => [message, fix])).toStrictEqual([expected]);
});

test("a string that the only alternative for strings rejects is reported with the reason", () => {
  const { problems } = parseYaml(
    { file: "a.md", text: 'tags: ["!"]', lineOffset: 1 },
    docFrontMatter,
  );
  expect(problems.map(({ message }) => message)).toStrictEqual([
    '"tags.0" is not valid: write a name with letters or digits. It is the text "!".',
  ]);
});

/** What a report says of a site whose file lacks much else, about one key. */
function ofSite(text: string, key: string): readonly [string, string][] {
  const source = { file: "content/site.yml", text, lineOffset: 0 };
  const { problems } = parseYaml(source, siteSchema);
  return problems
    .filter(({ message }) => message.startsWith(`"${key}"`))
    .map(({ message, fix }) => [message, fix]);
}

test.each([
  ["a space", '" "'],
  ["an invisible character", '"\\u200b"'],
])("%s is not text for a link or a title", (_, value) => {
  const invisible: readonly string[] = [
    `navbar: { docsLabel: ${value} }`,
    `blog: { title: ${value} }`,
    `product: { name: ${value}, slug: a }`,
  ];
  for (const [index, key] of ["navbar.docsLabel", "blog.title", "product.name"].entries())
    expect(ofSite(invisible[index] ?? "", key)).toEqual([
      [expect.stringContaining("write text that readers can see"), `Correct the value of ${key}.`],
    ]);
  const title = { file: "a.md", text: `title: ${value}`, lineOffset: 1 };
  expect(parseYaml(title, docFrontMatter).problems).toHaveLength(1);
});

test("an empty string may be removed only if the site does not need it", () => {
  expect(ofSite('tagline: ""', "tagline")).toEqual([['"tagline" is empty.', "Write text."]]);
  expect(ofSite('blog: { title: "" }', "blog.title")).toEqual([
    ['"blog.title" is empty.', "Write text, or remove blog.title."],
  ]);
});

test("a required key that is misspelt is one fault", () => {
  const text = "mainURL: https://a.example\nbaner: {}\nproduct: { nmae: A, slug: a }";
  const { problems } = parseYaml({ file: "content/site.yml", text, lineOffset: 0 }, siteSchema);
  const missing = problems.filter(({ message }) => message.includes("is missing"));
  expect(missing.map(({ message }) => message.split(" ")[0])).toStrictEqual(
    ["tagline", "description", "url"].map((key) => `"${key}"`),
  );
  expect(problems.map(({ message }) => message)).toContain(
    'Unknown key "mainURL". Did you mean "mainUrl"?',
  );
});

test("a missing value that may be of two types is reported as missing, not as undefined", () => {
  const { problems } = parseYaml(
    { file: "content/values.yml", text: "fee: {}", lineOffset: 0 },
    valuesSchema,
  );
  expect(problems).toMatchObject([
    { message: '"fee.value" is missing.', fix: "Add fee.value, as text or a list." },
  ]);
});

test.each([
  ["0.30", '"fee.value" is 0.30, but must be text or a list.', 'Put it in quotes: "0.30".'],
  ["1e3", '"fee.value" is 1e3, but must be text or a list.', 'Put it in quotes: "1e3".'],
  ["true", '"fee.value" is true, but must be text or a list.', 'Put it in quotes: "true".'],
  ["{ a: b }", '"fee.value" is a mapping, but must be text or a list.', "Write text or a list."],
])("a value that may be a string is shown in quotes as written: %s", (value, message, fix) => {
  const source = { file: "values.yml", text: `fee: { value: ${value} }`, lineOffset: 0 };
  expect(parseYaml(source, valuesSchema).problems).toMatchObject([{ message, fix }]);
});

test.each([
  ["reserve", "Write a list: [reserve]."],
  ["reserve, pool", "Write a list: [reserve, pool]."],
  ['"a: b"', 'Write a list: ["a: b"].'],
  ["2026", 'Write a list: ["2026"].'],
  ["{ a: b }", "Write a list."],
])("a string instead of a list of strings is shown as that list: %s", (see, fix) => {
  const text = `- id: a\n  term: A\n  definition: D\n  see: ${see}`;
  const { problems } = parseYaml({ file: "a.yml", text, lineOffset: 0 }, glossarySchema);
  expect(problems).toMatchObject([{ fix }]);
});

test("a string instead of a list of lists is not shown as a list of strings", () => {
  const source = { file: "search.yml", text: "synonyms: AMM", lineOffset: 0 };
  expect(parseYaml(source, searchSchema).problems).toMatchObject([{ fix: "Write a list." }]);
});

test("a list instead of a string is one fault", () => {
  expect(ofSite("tagline: []", "tagline")).toHaveLength(1);
});

test("a missing choice is reported with its options, and a long list is cut", () => {
  expect(ofSite("locale: { label: A }", "locale.code")).toEqual([
    ['"locale.code" is missing.', "Add locale.code: en."],
  ]);
  const [[message = ""] = []] = ofSite(`mode: ${"x".repeat(5000)}`, "mode");
  expect(message.length).toBeLessThan(120);
});

test.each([
  [
    "link: { type: generated }",
    '"link.type" is "generated", which is not an allowed value.',
    "Remove it or use one of: doc, generated-index.",
  ],
  ["link: { id: a }", '"link.type" is missing.', "Add link.type: doc or generated-index."],
  ["link: { type: doc }", '"link.id" is missing.', "Add link.id, as text."],
  [
    "link: { type: doc, id: a, slug: b }",
    'Unknown key "slug" in link.',
    "Remove it or use one of: type, id.",
  ],
])("a mapping is checked as the one that its type names: %s", (text, message, fix) => {
  const { problems } = parseYaml({ file: "_category.yml", text, lineOffset: 0 }, categorySchema);
  expect(problems.map((one) => [one.message, one.fix])).toStrictEqual([[message, fix]]);
});

test("a mapping instead of a pair is described in plain words", () => {
  const text = "- id: a\n  label: A\n  rows:\n    - RPC: https://a.example";
  const { problems } = parseYaml({ file: "networks.yml", text, lineOffset: 0 }, networksSchema);
  expect(problems).toMatchObject([
    { message: '"0.rows.0" is a mapping, but must be a list.', line: 4 },
  ]);
});

test.each([
  [0, "The file is a list, but must be a mapping (key: value)."],
  [1, "The front matter is a list, but must be a mapping (key: value)."],
])("anything but a mapping is described by its type: after %d lines", (lineOffset, message) => {
  const { problems } = parseYaml({ file: "a.md", text: "- a", lineOffset }, docFrontMatter);
  expect(problems).toMatchObject([{ line: 1 + lineOffset, message }]);
});

test.each([
  ["of facts", "a:\n  value: x\n\u00a0 note: y", factsSchema, 3, "note"],
  ["of a folder", "label: A\n\u2003position: 3", categorySchema, 2, "position"],
])(
  "a key %s that is indented with a no-break space is reported as such",
  (_, text, schema, line, key) => {
    const { problems } = parseYaml({ file: "content/a.yml", text, lineOffset: 0 }, schema);
    const expected = {
      line,
      message: `"${key}" is indented with a special space character.`,
      fix: "Indent it with plain spaces.",
    };
    expect(problems).toMatchObject([expected]);
  },
);
