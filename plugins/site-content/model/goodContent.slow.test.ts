import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { FIXTURES_ROOT, load, source } from "../../../src/testing/builders";
import { readDocs } from "../../../src/testing/readDocs";
import { readSources } from "./files/source";

/** The texts of pages by name. */
const PAGES: Readonly<Record<string, string>> = parse(
  readFileSync(path.join(FIXTURES_ROOT, "good.yml"), "utf8"),
);
const sources = Object.entries(PAGES).map(([name, text]) => source(`content/docs/${name}`, text));

const readOne = async (name: string) =>
  (await readDocs(source(`content/docs/${name}`, PAGES[name] ?? ""))).docs[0];

describe("Markdown written for other tools", () => {
  test("has no problem and a title on every page", async () => {
    const { docs, problems } = await load(sources);
    expect(problems).toStrictEqual([]);
    expect(docs.filter(({ title, path: route }) => title === "" || title === route)).toStrictEqual(
      [],
    );
  });

  test.each<[string, string, string[]]>([
    [
      "readme.md",
      "takes the heading below the logo for its title",
      [
        '<p align="center"><Image src="/tide.png" alt="Rising tide"',
        '<p><a href="https://ci.example.com/build" title="Build status"><Image',
      ],
    ],
    [
      "readme.md",
      "keeps prices, times and ratios as prose",
      [
        "prices from $5 to $10 (or US$1,000), at 10:30, ratio 3:1",
        "a < b && c > d, AT&T wins.<br/>",
      ],
    ],
    [
      "html-blocks.md",
      "keeps HTML and its entities",
      [
        '<div className="note">',
        "<td colSpan=2>cell</td>",
        "& entities: © €",
        "<details open=true><summary>Open</summary><ul>",
        "<dt>Term</dt>",
      ],
    ],
    [
      "braces.md",
      "leaves braces and lines of code in prose alone",
      ["a set {1, 2, 3}, a template ${name}", "unbalanced { here.", "A price <5%"],
    ],
    [
      "comments.md",
      "leaves comments out and reads on after them",
      ["<p>Before  after.</p>", "<b>After the comment</b>"],
    ],
    [
      "comments-in-mdx.mdx",
      "leaves comments out of MDX, too",
      ["<p>Before  after, <code><!-- code --></code>, A --> B.</p>", '"<!-- stays -->"'],
    ],
    [
      "alerts.md",
      "knows alerts and admonitions of three tools",
      [
        "<p>Needs <strong>attention</strong>.</p><ul>",
        "<blockquote><p>A plain",
        "<b>Title</b></p><p>Docusaurus style.",
        "<b>Label</b></p><p>Directive style.",
        'className="callout callout-info"',
      ],
    ],
    [
      "headings.md",
      "makes ids of every script, and numbers what repeats",
      [
        'id="größe--preis"',
        'id="价格影响"',
        'id="цена"',
        'id="section">🎉',
        'id="usage-1"',
        'id="the-usage">Usage<',
        'id="code-and-emphasis"',
        '<h6 id="deepest">',
      ],
    ],
    [
      "headings-in-mdx.mdx",
      "reads ids at the end of headings",
      [
        '<h2 id="custom-id">Custom</h2>',
        '<h2 id="under">Underlined</h2>',
        '<h2 id="größe">Größe</h2>',
      ],
    ],
    [
      "tables.md",
      "reads tables without outer bars, with their alignment",
      [
        '<th scope="col" className="align-center">Centre</th>',
        "<caption>Fees by tier</caption>",
        '<td className="align-right"/>',
      ],
    ],
    [
      "code.md",
      "reads code in every notation",
      [
        '[{"tokens":["indented code"]}]',
        'language="python"',
        '["s","```js"]',
        "<code>code with ` backtick</code>",
        'language="sh"',
      ],
    ],
    [
      "math.md",
      "tells formulas from dollars",
      ['alttext="a^2 + b^2 = c^2"', "costs $5 or $6, and escaped $x$", '<math display="block"'],
    ],
    [
      "jsx-in-mdx.mdx",
      "reads expressions and keeps Markdown inside components",
      [
        "The fee is 0.3%.",
        "<li><strong>Markdown</strong> inside</li>",
        "<b>Two</b></p><p>Second",
        "Plain braces { here } and less-than <5%.",
      ],
    ],
  ])("%s %s", async (name, _, parts) => {
    const { docs } = await readDocs(...sources);
    const html = docs.find(({ file }) => file === `content/docs/${name}`)?.html ?? "";
    expect(parts.filter((part) => !html.includes(part))).toStrictEqual([]);
  });

  test.each([
    ["readme.md", "swap-sdk 🌊", "/"],
    ["setext.md", "A setext title", "/setext"],
    ["front-matter.md", "Quoted: with a colon", "/front-matter"],
    ["empty-front-matter.md", "Title below empty front matter", "/empty-front-matter"],
    ["headings.md", "Überschriften", "/headings"],
  ])("%s is called %j at %s", async (name, title, route) => {
    expect(await readOne(name)).toMatchObject({ title, route });
  });
});

describe("files of other systems", () => {
  let root = "";
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), "good-content-"));
    mkdirSync(path.join(root, "content/docs"), { recursive: true });
    for (const [name, text] of Object.entries(PAGES))
      writeFileSync(
        path.join(root, "content/docs", name),
        `\uFEFF${text.replaceAll("\n", "\r\n")}`,
      );
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test("with Windows line endings and a byte order mark give the same pages", async () => {
    expect(await load(readSources(root, "content"))).toStrictEqual(await load(sources));
  });
});
