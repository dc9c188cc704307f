import * as builtIn from "../../../src/components/mdx/builtIn";
import { treeToHtml } from "../../../src/domain/treeHtml";
import { load, siteYml, source } from "../../../src/testing/builders";
import { renderTree } from "../../../src/testing/componentSamples";

const errorsOf = async (...files: Parameters<typeof load>[0]) =>
  (await load(files)).problems
    .filter(({ severity }) => severity === "error")
    .map(({ file, message }) => `${file}: ${message}`);

const announcement = (link: object) =>
  siteYml({ announcement: { id: "a", text: "B", link: { label: "x", ...link } } });

test.each([
  { to: "//evil.example" },
  { to: "/\\evil.example" },
  { href: "javascript:x" },
  { href: "https://a@b.c" },
])("an announcement cannot link %j", async (link) => {
  expect(await errorsOf(announcement(link))).toEqual([
    expect.stringContaining('content/site.yml: "announcement.link.'),
  ]);
});

test.each([
  ["scripts", "https://stats.example/a.js; script-src *"],
  ["scripts", "https://stats.example/a.js\nX-Header: 1"],
  ["connect", "https://stats.example 'unsafe-inline'"],
  ["contact", "mailto:a@example.com\nContact: https://evil.example"],
  ["contact", "https://example.com/ \nx"],
])(
  "security.%s of site.yml cannot be %j, which would end a line or a directive",
  async (key, value) => {
    expect(
      await errorsOf(siteYml({ security: { [key]: [value], expires: "2026-12-31" } })),
    ).toContainEqual(expect.stringContaining(`"security.${key}.0" is not valid`));
  },
);

test.each(["javascript:alert(1)", "//evil.example", "https://app.example.com@evil.example", "app"])(
  "values.yml cannot have %s as an official address",
  async (value) => {
    const file = source("content/values.yml", `url.app: { value: "${value}", confirmed: true }\n`);
    expect(await errorsOf(file)).toEqual([
      expect.stringContaining('content/values.yml: "url.app.value" is not valid'),
    ]);
  },
);

test.each([
  ["https://api.example.com@evil.example", '"api.baseUrl.value" is not valid'],
  ["https://api.exa\u200bmple.com", '"api.baseUrl.value" is not valid'],
  ["https://host:port/v1", undefined],
  ["wss://stream.example.com", undefined],
])("any address in values.yml is what readers take it for: %s", async (value, message) => {
  const file = source(
    "content/values.yml",
    `api.baseUrl: { value: "${value}", confirmed: true }\n`,
  );
  expect(await errorsOf(file)).toEqual(message ? [expect.stringContaining(message)] : []);
});

const DATA = [
  source(
    "content/values.yml",
    "url.app: { value: 'https://app.example.com/<script>', confirmed: true, note: '<img src=x onerror=1>' }\ncontract.testnet.pool: { value: '<script>alert(1)</script>', confirmed: true }\n",
  ),
  source(
    "content/glossary.yml",
    "- { id: pool, term: '<script>alert(1)</script>', definition: '<img src=x onerror=1> [x](javascript:alert(1))' }\n",
  ),
  source(
    "content/networks.yml",
    "- { id: testnet, label: '<b onclick=x>T</b>', rows: [['<script>', 'javascript:alert(1)']] }\n",
  ),
];

test("owner values, glossary and networks are text wherever a page shows them", async () => {
  const body =
    '<AddressList group="contract" network="testnet" />\n\n<ExampleValue k="url.app" />\n\n<NetworkTable />\n\n<Glossary />\n\n<Term id="pool">x</Term>\n';
  const { docs } = await load([...DATA, source("content/docs/a.mdx", `# A\n\n${body}`)]);
  const tree = docs[0]?.tree ?? [];
  const place = {
    base: "https://docs.example.com",
    pageUrl: "https://docs.example.com/a",
    pictures: new Map(),
  };
  for (const html of [renderTree(tree), treeToHtml(tree, place, builtIn)]) {
    expect(html).toMatch(/&(?:lt|#x3C);script/);
    expect(
      html
        .replace(/(?:title="|href="https:)[^"]*"/g, "")
        .match(/<script|<img|<b |href="(javascript:|\/\/)[^"]*/g),
    ).toBeNull();
  }
});

test.each([["content/docs/x/_category.yml", "link: //evil.example\n"]])(
  "%s with %j is refused",
  async (file, text) => {
    expect(
      await errorsOf(source(file, text), source("content/docs/x/a.md", "# A\n\nText\n")),
    ).toEqual([expect.stringContaining(file)]);
  },
);
