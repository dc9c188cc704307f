import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load, PRODUCTION, source } from "../../testing/builders";

const folder = mkdtempSync(path.join(tmpdir(), "import-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Files = Readonly<Record<string, string | Buffer>>;

const PICTURE = readFileSync("src/testing/fixtures/content/docs/tide.png");

/** Writes files of another tool and imports them into an empty project of the same name. */
function imported(tool: string, name: string, files: Files, ...options: string[]) {
  const from = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
    writeFileSync(path.join(from, file), text);
  }
  return importFolder(tool, name, ...options);
}

function importFolder(tool: string, name: string, ...options: string[]) {
  const project = path.join(folder, `${name}-project`);
  mkdirSync(project, { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("src/tools/run.cjs"), "import", tool, path.join(folder, name), ...options],
    { cwd: project, encoding: "utf8" },
  );
  const read = (file: string) => readFileSync(path.join(project, file), "utf8");
  const has = (file: string) => existsSync(path.join(project, file));
  return { status, report: stdout + stderr, read, has };
}

const CASES: readonly (readonly [name: string, gitbook: string, here: string])[] = [
  [
    "a hint",
    '{% hint style="danger" %}\nMind the *gap*.\n{% endhint %}',
    ":::danger\n\nMind the *gap*.\n\n:::",
  ],
  [
    "a hint with a heading",
    '{% hint style="success" %}\n## Done\n\nText.\n{% endhint %}',
    ":::tip[Done]\n\nText.\n\n:::",
  ],
  [
    "tabs",
    '{% tabs %}\n{% tab title="One" %}\nA {x}.\n{% endtab %}\n{% endtabs %}',
    '<Tabs>\n\n<TabItem value="One" label="One">\n\nA \\{x}.\n\n</TabItem>\n\n</Tabs>',
  ],
  [
    "a stepper",
    "{% stepper %}\n{% step %}\n### Open\n\nText.\n{% endstep %}\n{% endstepper %}",
    '<Steps>\n\n<Step title="Open">\n\nText.\n\n</Step>\n\n</Steps>',
  ],
  [
    "code",
    '{% code title="a.sol" lineNumbers="true" %}\n```solidity\n{% hint %}\n```\n{% endcode %}',
    '```solidity title="a.sol" showLineNumbers\n{% hint %}\n```',
  ],
  ["an embed", '{% embed url="https://example.com/v" %}', "<https://example.com/v>"],
  [
    "a link to a page",
    '{% content-ref url="guides/fees.md" %}\n[fees.md](guides/fees.md)\n{% endcontent-ref %}',
    "[Fees](for-traders/swaps/fees.md)",
  ],
  [
    "a picture",
    '<figure><img src=".gitbook/assets/the tide.png" alt="Tide"><figcaption><p>High</p></figcaption></figure>',
    "![Tide](assets/the_tide.png)\n\n*High*",
  ],
  ["formulas", "$$\nx^2\n$$\n\nFor $5 and $$y$$.", "$$\nx^2\n$$\n\nFor \\$5 and $y$."],
  [
    "a table",
    "<table><thead><tr><th>A</th><th data-hidden>B</th></tr></thead><tbody><tr><td>1<br>2</td><td>x</td></tr></tbody></table>",
    "| A |\n| - |\n| 1<br />2 |",
  ],
  [
    "cards",
    '<table data-view="cards"><thead><tr><th></th><th data-hidden data-card-target data-type="content-ref"></th></tr></thead><tbody><tr><td><strong>Fees</strong></td><td><a href="guides/fees.md">fees.md</a></td></tr></tbody></table>',
    '<CardGrid>\n\n<Card to="for-traders/swaps/fees.md" title="Fees">\n\n</Card>\n\n</CardGrid>',
  ],
];

const nameOf = (name: string) => name.replace(/\W/g, "-");
let gitbook: ReturnType<typeof imported>;
beforeAll(() => {
  const pages = CASES.map(([name, body]) => [`${nameOf(name)}.md`, `# ${name}\n\n${body}\n`]);
  const lines = pages.map(([file]) => `* [Page](${file})`);
  gitbook = imported("gitbook", "book", {
    ...Object.fromEntries(pages),
    "SUMMARY.md": `# Table of contents

* [Start](README.md)
${lines.join("\n")}

## For traders <a href="#traders" id="traders"></a>

* [Swaps](trade/swaps/README.md)
  * [Fees](guides/fees.md)
* [Forum](https://forum.example.com)
* [Gone](gone.md)
`,
    ".gitbook.yaml": "redirects:\n  old/fees: guides/fees.md\n  lost: gone.md\n",
    ".gitbook/assets/the tide.png": PICTURE,
    "README.md":
      "---\ndescription: What it is\ncover: .gitbook/assets/the tide.png\nicon: ship\n---\n\n# Start\n\n[x](gone.md) and {% mystery %}\n",
    "trade/swaps/README.md": "# Swaps\n\nText.\n",
    "guides/fees.md": "---\nhidden: true\n---\n\n# All fees\n\n# Swap fee\n\nText.\n",
  });
});

test.each(CASES)("%s of GitBook", (name, _, here) => {
  const place = `content/docs/${nameOf(name)}`;
  const text = gitbook.read(gitbook.has(`${place}.md`) ? `${place}.md` : `${place}.mdx`);
  expect(text.replace(/^---\n[\s\S]*?---\n+/, "").trim()).toBe(here);
});

test("pages of GitBook have the order of SUMMARY.md, their addresses and their redirects", () => {
  expect(gitbook.read("content/docs/index.md")).toBe(
    "---\ntitle: Start\nimage: assets/the_tide.png\n---\n\nWhat it is\n\nx and {% mystery %}\n",
  );
  expect(gitbook.read("content/docs/for-traders/_category.yml")).toBe(
    `label: For traders\nposition: ${CASES.length + 2}\n`,
  );
  expect(gitbook.read("content/docs/for-traders/swaps/index.md")).toBe(
    "---\ntitle: Swaps\nslug: /trade/swaps\n---\n\nText.\n",
  );
  expect(gitbook.read("content/docs/for-traders/swaps/fees.md")).toBe(
    "---\ntitle: All fees\nsidebar_label: Fees\nsidebar_position: 1\nslug: /guides/fees\nredirect_from:\n  - /old/fees\nunlisted: true\n---\n\n## Swap fee\n\nText.\n",
  );
  expect(gitbook.has("content/docs/assets/the_tide.png")).toBe(true);
});

test("the report names what could not be turned, with file and line", () => {
  expect(gitbook.report).toBe(`${CASES.length + 3} pages, 1 pictures, 1 redirects.
Not turned:
  SUMMARY.md:20  https://forum.example.com is no page of this folder, or listed twice.
  SUMMARY.md:21  gone.md is no page of this folder, or listed twice.
  .gitbook.yaml:3  "lost" leads to gone.md, which is no page.
  README.md:9  and {% mystery %} has no counterpart, so it stays as text.
  README.md:9  gone.md leads to nothing that was imported, so only its text was kept.
`);
});

test("the site reads what was made of GitBook without a problem", async () => {
  const files = [...CASES.map(([name]) => nameOf(name)), "index", "for-traders/swaps/fees"]
    .flatMap((name) => [`content/docs/${name}.md`, `content/docs/${name}.mdx`])
    .filter(gitbook.has);
  const { problems } = await load(
    files.map((file) => source(file, gitbook.read(file))),
    { ...PRODUCTION, root: path.join(folder, "book-project") },
  );
  const found = problems.filter(({ file }) => file.startsWith("content/docs/"));
  expect(found.map(({ message }) => message)).toEqual(['"{% mystery %}" is shown as text.']);
});

test("files that exist are replaced only with --force, and symbolic links are not followed", () => {
  const files = { "SUMMARY.md": "* [Start](README.md)\n* [Out](out.md)\n", "README.md": "# New\n" };
  imported("gitbook", "again", files);
  symlinkSync("/etc/hostname", path.join(folder, "again/out.md"));
  const second = importFolder("gitbook", "again");
  expect(second.status).toBe(1);
  expect(second.report).toContain("Nothing was written.");
  expect(second.report).toContain("content/docs/index.md exists.");
  const forced = importFolder("gitbook", "again", "--force");
  expect(forced.status).toBe(0);
  expect(forced.has("content/docs/out.md")).toBe(false);
  rmSync(path.join(folder, "again-project/content"), { recursive: true });
  symlinkSync(folder, path.join(folder, "again-project/content"));
  const linked = importFolder("gitbook", "again", "--force");
  expect(linked.report).toContain("content/docs/index.md is reached through a symbolic link.");
});

test("Docusaurus keeps its files, with the order of the sidebars and the redirects in front matter", () => {
  const run = imported("docusaurus", "saurus", {
    "docusaurus.config.ts": `import type { Config } from "@docusaurus/types";
const redirects = [{ from: ["/old", "/older"], to: "/docs/swap/fees#top" }, { from: "/x", to: "/gone" }];
throw new Error("It must not run.");
const config: Config = {
  title: \`Tide\`,
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } } satisfies object]],
  plugins: [["@docusaurus/plugin-client-redirects", { redirects, createRedirects(path) { return path; } }]],
};
export default config;
`,
    "sidebars.js": `const more = ["swap/limits"];
module.exports = {
  docs: [
    "intro",
    { type: "category", label: "Swapping", collapsed: false, link: { type: "doc", id: "swap/index" }, items: [
      { type: "doc", id: "swap/fees", label: "What it costs" }, ...more,
    ] },
    { type: "category", label: "Mixed", items: ["intro", "swap/fees"] },
    { type: "link", label: "Forum", href: "https://forum.example.com" },
    { type: "autogenerated", dirName: "ref" },
    require("./more"),
  ],
};
`,
    "docs/01-intro.md": "# Intro\n\nText.\n",
    "docs/swap/index.md": "---\n# kept\ntitle: Swaps\n---\n\nText.\n",
    "docs/swap/fees.mdx": "---\ntitle: Fees\n---\n\nText.\n",
    "docs/swap/limits.md": "# Limits\n",
    "docs/ref/a.md": "# A\n",
    "docs/ref/_category_.json": '{ "label": "Reference" }',
    "docs/_part.mdx": "Part.\n",
    "blog/2026-01-01-first.md": "# First\n",
    "static/img/tide.png": "picture",
    "src/pages/index.js": "",
    "src/pages/other.js": "",
  });
  expect(run.read("content/docs/01-intro.md")).toBe(
    "---\nredirect_from:\n  - /docs/intro\nsidebar_position: 1\n---\n\n# Intro\n\nText.\n",
  );
  expect(run.read("content/docs/swap/index.md")).toBe(
    "---\n# kept\ntitle: Swaps\nredirect_from:\n  - /docs/swap\nsidebar_position: 2\n---\n\nText.\n",
  );
  expect(run.read("content/docs/swap/fees.mdx")).toBe(
    "---\ntitle: Fees\nredirect_from:\n  - /docs/swap/fees\n  - /old\n  - /older\nsidebar_position: 3\nsidebar_label: What it costs\n---\n\nText.\n",
  );
  expect(run.read("content/docs/swap/_category.yml")).toBe(
    "position: 2\nlabel: Swapping\nlink:\n  type: doc\n  id: swap/index\ncollapsed: false\n",
  );
  expect(run.read("content/docs/ref/_category.yml")).toBe("label: Reference\nposition: 9\n");
  expect(run.has("content/docs/ref/_category_.json")).toBe(false);
  for (const file of [
    "content/docs/_part.mdx",
    "content/blog/2026-01-01-first.md",
    "static/img/tide.png",
  ])
    expect(run.has(file)).toBe(true);
  expect(run.report).toBe(`6 pages, 1 pictures, 7 redirects.
Not turned:
  sidebars.js:8  The pages of "Mixed" have no folder of their own, so they stay in theirs.
  sidebars.js:9  An entry of the type link was left out.
  sidebars.js:11  require("./more") is no page, or no data, so it was left out.
  docusaurus.config.ts:2  Redirects that code makes were left out.
  docusaurus.config.ts:2  The redirect to /gone leads to no page of the docs.
  src/pages/  The files of this folder were not copied.
`);
});
