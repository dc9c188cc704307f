import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseBody, VARIABLES } from "../../../../src/testing/builders";
import { readPartials } from "../../model/files/partialFiles";

const root = mkdtempSync(path.join(tmpdir(), "code-files-"));
beforeAll(() => {
  mkdirSync(path.join(root, "content/examples/tide"), { recursive: true });
  mkdirSync(path.join(root, "content/docs"));
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write(
    "content/examples/tide/tide.ts",
    "// #region high\nconst high = 4;\n\n// #endregion high\n// #region low\nconst low = 1;\n// #endregion low\n",
  );
  write("content/examples/tide/.env", "KEY=secret\n");
  write("secret.txt", "secret\n");
  symlinkSync(path.join(root, "secret.txt"), path.join(root, "content/examples/tide/link.ts"));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The tree of a page with a block of code as JSON, and what is wrong with it. */
async function page(file: string) {
  const text = `Tide.\n\n- Step\n\n  \`\`\`text title="tide.ts" file="${file}"\n  \`\`\`\n`;
  const source = { path: "content/docs/a.mdx", text };
  const partials = readPartials(source, root);
  const { tree, problems } = await parseBody({
    file: source.path,
    text,
    format: "mdx",
    variables: VARIABLES,
    partials,
  });
  return {
    shown: JSON.stringify(tree),
    problems: problems.map(({ line, message }) => `${line}: ${message}`),
  };
}

test.each([
  ["a region", "/examples/tide/tide.ts#low", ["const low = 1;"], "const high"],
  [
    "a region by a relative path",
    "../examples/tide/tide.ts#high",
    ["const high = 4;"],
    "const low",
  ],
  ["a file without the marks of regions", "/examples/tide/tide.ts", ["high", "low"], "#region"],
])("a block of code shows %s", async (_, file, parts, absent) => {
  const { shown, problems } = await page(file);
  expect(problems).toEqual([]);
  for (const part of parts) expect(shown).toContain(part);
  expect(shown).toContain("tide.ts");
  expect(shown).not.toContain(absent);
});

test.each([
  ["no file has the name", "/examples/tide/moon.ts", "does not exist"],
  ["the file has no such region", "/examples/tide/tide.ts#ebb", 'has no region "ebb"'],
  ["the file is out of the content", "../../secret.txt", "does not exist"],
  ["the file is reached by a link out of the content", "/examples/tide/link.ts", "does not exist"],
  ["the file is hidden", "/examples/tide/.env", "does not exist"],
])(
  "when %s, it is one error with its line, and nothing of the file is shown",
  async (_, file, message) => {
    const { shown, problems } = await page(file);
    expect(problems).toEqual([expect.stringMatching(/^5: The file/)]);
    expect(problems[0]).toContain(message);
    expect(shown).not.toContain("secret");
  },
);
