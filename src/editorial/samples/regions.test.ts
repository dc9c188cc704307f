import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkRegions, cutRegions, readRegion } from "./regions";

const root = mkdtempSync(path.join(tmpdir(), "regions-"));
beforeAll(() => {
  const folder = path.join(root, "content/examples/tide");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, "tide.ts"),
    "// head\n// #region high\nconst high = 4;\n\n// #endregion high\n// #region low\nconst low = 1;\n// #endregion low\n",
  );
  writeFileSync(path.join(root, "secret.txt"), "secret");
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ["tide/tide.ts#low", { code: "const low = 1;" }],
  ["tide/tide.ts#high", { code: "const high = 4;\n" }],
  ["tide/tide.ts#ebb", { message: 'content/examples/tide/tide.ts has no region "ebb"' }],
  ["tide/moon.ts", { message: "content/examples/tide/moon.ts does not exist" }],
  ["../../secret.txt", { message: "content/examples/../../secret.txt does not exist" }],
])("the region %s", (name, expected) => {
  expect(readRegion(root, name)).toEqual(expected);
});

const sample = (code: string, region?: string) => ({
  file: "content/docs/x.mdx",
  line: 10,
  language: "typescript",
  code,
  pageText: "",
  ...(region !== undefined && { region }),
});

test("a sample has to equal the region it refers to; a sample without one is not compared", () => {
  const found = checkRegions(root, [
    sample("anything"),
    sample("const low = 1;", "tide/tide.ts#low"),
    sample("const low = 2;", "tide/tide.ts#low"),
    sample("", "tide/tide.ts#ebb"),
  ]);
  expect(found.map(({ message }) => message)).toEqual([
    "The sample differs from its region tide/tide.ts#low.",
    'The sample\'s region is missing: content/examples/tide/tide.ts has no region "ebb".',
  ]);
});

test("samples are cut from their regions again, and nothing else on the page changes", () => {
  const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\`\`\``;
  const page = (low: string) =>
    [
      "# Tide $& text",
      fence('ts title="a.ts" region="tide/tide.ts#low"', low),
      fence("ts", "const low = 9;\n"),
      fence('ts region="tide/tide.ts#ebb"', "kept\n"),
    ].join("\n\n");
  const cut = (text: string) => cutRegions(text, (name) => readRegion(root, name));
  expect(cut(page("old\nold\n"))).toBe(page("const low = 1;\n"));
  expect(cut(page(""))).toBe(page("const low = 1;\n"));
});

test("a sample in a list is cut with its indentation", () => {
  const text = '- Step\n\n  ```ts region="tide/tide.ts#high"\n  old\n  ```\n';
  expect(cutRegions(text, () => ({ code: "const high = 4;\n\nend" }))).toBe(
    '- Step\n\n  ```ts region="tide/tide.ts#high"\n  const high = 4;\n\n  end\n  ```\n',
  );
});

test("a link that leads out of the examples folder does not count as a file in it", () => {
  symlinkSync(path.join(root, "secret.txt"), path.join(root, "content/examples/tide/link.ts"));
  expect(readRegion(root, "tide/link.ts")).toEqual({
    message: "content/examples/tide/link.ts does not exist",
  });
});
