import { siteYml, source } from "../../../../src/testing/builders";
import { loadSite } from "./site";

/** What the report says of a data file, by line. */
function told(name: string, text: string): readonly string[] {
  const { problems } = loadSite([siteYml(), source(`content/${name}.yml`, text)]);
  return problems
    .map(({ line, message }) => `${line} ${message}`)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

const term = (id: string, more = "") => `- { id: ${id}, term: T ${id}, definition: D${more} }\n`;
const network = (id: string, more = "") => `- { id: ${id}, label: L, rows: []${more} }\n`;

test.each<[string, string, string, string[]]>([
  [
    "a term that is defined twice",
    "glossary",
    term("a") + term("b") + term("a"),
    ['3 The term "a" is defined twice.'],
  ],
  [
    "a network that is defined twice",
    "networks",
    network("a") + network("a"),
    ['2 The network "a" is defined twice.'],
  ],
  [
    "both beside other faults of the file",
    "glossary",
    term("a", ", grup: x") +
      term("a", ", see: [nothing]") +
      term("b", ", see: [poool]") +
      term("pool"),
    [
      '1 Unknown key "grup" in the entry "a". Did you mean "group"?',
      '2 "a" refers to the unknown term "nothing".',
      '2 The term "a" is defined twice.',
      '3 "b" refers to the unknown term "poool". Did you mean "pool"?',
    ],
  ],
  [
    "a network beside a fault of its entry",
    "networks",
    network("a") + network("a", ", rows2: []"),
    [
      '2 The network "a" is defined twice.',
      '2 Unknown key "rows2" in the entry "a". Did you mean "rows"?',
    ],
  ],
  [
    "a term that refers to itself",
    "glossary",
    term("a", ", see: [b, a]") + term("b"),
    ['1 "a" refers to itself.'],
  ],
  [
    "one term of two entries",
    "glossary",
    `${term("a")}- { id: b, term: t A, definition: D }\n`,
    ['2 The entries "a" and "b" have the same term "t A".'],
  ],
  [
    "words of the search without letters",
    "search",
    "synonyms:\n  - ['+', '-']\noneWay: []\n",
    [
      '2 "synonyms.0.0" is not valid: write words with letters or digits. It is the text "+".',
      '2 "synonyms.0.1" is not valid: write words with letters or digits. It is the text "-".',
    ],
  ],
  [
    "words of the search that are no texts",
    "search",
    "synonyms: [[5, 5]]\noneWay: a\n",
    [
      '1 "synonyms.0.0" is 5, but must be text.',
      '1 "synonyms.0.1" is 5, but must be text.',
      '2 "oneWay" is the text "a", but must be a list.',
    ],
  ],
  [
    "no reference to a term whose id is wrong",
    "glossary",
    term("Pool") + term("b", ", see: [pool]"),
    ['1 "0.id" is not valid: use lower-case letters, digits and hyphens. It is the text "Pool".'],
  ],
  [
    "no reference while a term lacks its id",
    "glossary",
    `- { term: T, definition: D }\n${term("b", ", see: [a]")}`,
    ['1 "id" is missing in the entry "T".'],
  ],
  [
    "nothing more of entries of another kind",
    "glossary",
    `- a\n- 5\n-\n${term("b", ", see: { a: b }")}`,
    [
      '1 "0" is the text "a", but must be a mapping (key: value).',
      '2 "1" is 5, but must be a mapping (key: value).',
      '3 "2" is empty, but must be a mapping (key: value).',
      '4 "3.see" is a mapping, but must be a list.',
    ],
  ],
  [
    "nothing more of a file of another kind",
    "glossary",
    "a: b\n",
    ["1 The file is a mapping, but must be a list."],
  ],
])("names %s", (_, name, text, expected) => {
  expect(told(name, text)).toStrictEqual(expected);
});

test("links in one list of site.yml with the same address, and columns without links, are reported", () => {
  const to = (label: string, address: string) => ({ label, to: address });
  const navbar = { links: [to("A", "/a"), to("B", "/b"), to("C", "/a")] };
  const columns = [
    { title: "One", links: [to("A", "/a"), { label: "W", href: "https://a.example" }] },
    { title: "Two", links: [to("A", "/a"), to("A again", "/a")] },
  ];
  const { problems } = loadSite([siteYml({ navbar, footer: { columns } })]);
  expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toStrictEqual([
    'warning Two links in one list lead to "/a".',
    'warning Two links in one list lead to "/a".',
  ]);
  const empty = loadSite([siteYml({ footer: { columns: [{ title: "One", links: [] }] } })]);
  expect(empty.problems.map(({ message }) => message)).toStrictEqual([
    '"footer.columns.0.links" is not valid: add a link, or remove the column.',
  ]);
});
