import path from "node:path";
import { FIXTURES_ROOT, load, source } from "../../../../src/testing/builders";
import type { SourceFile } from "./source";

const contracts = (name: string, text: string): SourceFile => ({
  path: `../contracts/docs/${name}`,
  folder: { path: "../contracts/docs", place: "content/docs/contracts" },
  text,
});

test("pages of a second source are in the docs folder of its name, with links to their files", async () => {
  const { docs, problems } = await load([
    contracts("vault.md", "# Vault\n\n## Escrow\n"),
    contracts("guides/deposit.md", "# Deposit\n\n[Escrow](../vault.md#escrow)\n"),
    source("content/docs/contracts/_category.yml", "slug: /vaults\n"),
  ]);
  expect(docs.map(({ path }) => path).sort()).toEqual(["/vaults/guides/deposit", "/vaults/vault"]);
  expect(problems).toEqual([]);
});

test("its pages and the content's link to each other by the real paths of their files", async () => {
  const project = path.basename(FIXTURES_ROOT);
  const { docs, problems } = await load([
    contracts("vault.md", `# Vault\n\n[Fees](../../${project}/content/docs/fees.md#rates)\n`),
    source(
      "content/docs/fees.md",
      "# Fees\n\n## Rates\n\n[Vault](../../../contracts/docs/vault.md)\n",
    ),
  ]);
  expect(docs.flatMap(({ links }) => links.map(({ href }) => href)).sort()).toEqual([
    "/contracts/vault",
    "/fees#rates",
  ]);
  expect(problems).toEqual([]);
});

test("the content describes a folder of a second source in place of that source's own file", async () => {
  const { sidebar, problems } = await load([
    source("content/docs/contracts/_category.yml", "label: Ours\n"),
    contracts("_category.yml", "label: Theirs\n"),
    contracts("vault.md", "# Vault\n\nText.\n"),
  ]);
  expect(sidebar).toMatchObject([{ label: "Ours" }]);
  expect(problems).toEqual([]);
});

test("problems of a second source give its own files and folder, in one report with the content's", async () => {
  const { problems } = await load([
    contracts("broken.md", "# Broken\n\n[gone](./gone.md)\n\n![Nothing](../../nothing.png)\n"),
    {
      ...contracts("invalid.md", "\n\n\n\nText\n"),
      yaml: 'title: "Open\n',
    },
    source("content/docs/a.md", "No title\n"),
  ]);
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(
    expect.arrayContaining([
      '../contracts/docs/broken.md:3 The link "./gone.md" leads to no file.',
      '../contracts/docs/broken.md:5 The picture "../../nothing.png" is outside the ../contracts/docs folder.',
      '../contracts/docs/invalid.md:3 This is not valid YAML: Missing closing "quote.',
      'content/docs/a.md:1 "title" is missing, so the name of the file is shown.',
    ]),
  );
});
