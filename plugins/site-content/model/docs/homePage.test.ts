import { load, markup, source } from "../../../../src/testing/builders";
import type { SourceFile } from "../files/source";

const FEES = source(
  "content/docs/fees.md",
  "---\ndescription: What a swap costs.\n---\n# Fees\n\nText.\n",
);
const ABOUT = source("content/pages/about.md", "# About\n\nText.\n");

const loadAlone = (...files: readonly SourceFile[]) => load(files, { ownPages: () => new Set() });

test.each([["cards for the docs", [FEES, ABOUT], /href="\/fees">Fees<.*What a swap costs\./]])(
  "a site without a start page gets one, with a warning: %s",
  async (_, files, cards) => {
    const { docs, sidebar, problems } = await loadAlone(...files);
    const home = docs.find(({ path }) => path === "/");
    expect(home).toMatchObject({ title: "Harbour", description: "Documentation of Harbour." });
    expect(markup(home?.tree ?? [])).toMatch(cards);
    expect(JSON.stringify(sidebar)).not.toContain('"/"');
    expect(problems).toMatchObject([{ severity: "warning", file: "content/docs" }]);
  },
);

test("so does a site whose start page is a draft", async () => {
  const draft = source("content/docs/index.md", "---\ndraft: true\n---\n# Welcome\n\nText.\n");
  const { docs } = await loadAlone(draft, FEES);
  expect(docs.map(({ path, title }) => [path, title])).toContainEqual(["/", "Harbour"]);
});

test.each([
  ["docs", source("content/docs/index.md", "# Welcome\n\nText.\n")],
  ["pages", source("content/pages/home.md", "---\nslug: /\n---\n# Welcome\n\nText.\n")],
])("an existing start page among the %s is kept", async (_, home) => {
  const { docs, problems } = await loadAlone(home, FEES);
  expect(docs.map(({ title }) => title)).not.toContain("Harbour");
  expect(problems).toStrictEqual([]);
});
