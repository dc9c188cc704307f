import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { EDITORIAL_FOLDER, readEditorialPlan } from "./editorialPlan";
import { misspelt } from "./prose/spelling";
import { readRegion } from "./samples/regions";

const root = mkdtempSync(path.join(tmpdir(), "hostile-plan-"));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
afterAll(() => rmSync(root, { recursive: true }));

/**
 * The plan is in `content/`, which anyone who writes pages may change, so it must not decide what is run or what is read outside.
 */
test.each([
  "content/editorial/evil.cjs",
  "static/evil.js",
  "src/../content/evil.ts",
  "/tmp/evil.cjs",
  "node_modules/x/checkX.ts",
  "src/tools/newSite.ts",
  "src/tools/checkContent.ts",
  "src/testing/serveSite.ts",
])("the module %s is not a check that a plan can use", (file) => {
  write(`${EDITORIAL_FOLDER}/style.yml`, `checks: [${JSON.stringify(file)}]\n`);
  expect(readEditorialPlan(root, "x").problems).toMatchObject([
    {
      file: `${EDITORIAL_FOLDER}/style.yml`,
      line: 1,
      message: expect.stringContaining("checks.0"),
    },
  ]);
});

test.each(["..", "content", "/etc", "content/examples/../../x"])(
  "the samples' project cannot be %s",
  (folder) => {
    write(`${EDITORIAL_FOLDER}/style.yml`, `sampleProject: ${folder}\n`);
    expect(readEditorialPlan(root, "x").problems).toHaveLength(1);
  },
);

describe("the spell check", () => {
  const config = path.join(root, "engine.json");
  const check = (patience?: number) => misspelt({ config, words: "words.txt", root }, patience);
  beforeAll(() =>
    write("engine.json", '{ "version": "0.2", "globRoot": ".", "files": ["pages/**/*.md"] }'),
  );

  test("does not run a configuration file that is beside a page", async () => {
    const mark = path.join(root, "ran");
    const code = `require("node:fs").writeFileSync(${JSON.stringify(mark)}, ""); module.exports = {};`;
    write("pages/a.md", "You recieve tokens.\n");
    write("pages/cspell.config.cjs", code);
    write("pages/.cspell.json", '{ "words": ["recieve"] }');
    expect(await check()).toMatchObject([{ message: '"recieve" is not in the dictionary.' }]);
    expect(existsSync(mark)).toBe(false);
  });

  test("skips a file whose name is not UTF-8", async () => {
    write("pages/a.md", "You receive tokens.\n");
    const garbled = Buffer.concat([Buffer.from(`${root}/pages/`), Buffer.from("ff2e6d64", "hex")]);
    writeFileSync(garbled, "You recieve tokens.\n");
    expect(await check()).toEqual([]);
    rmSync(garbled);
  });

  test("ends even if a page's own pattern does not", async () => {
    write("pages/a.md", `<!-- cspell:ignoreRegExp /(a+)+$/ -->\n\n${"a".repeat(60)}!\n`);
    expect(await check(5)).toMatchObject([
      { file: "words.txt", message: "The spell check takes more than 5 seconds." },
    ]);
  });
});

test("a region is read only from a file of an example project, not through a link or from a folder", () => {
  write("content/examples/tide/real.ts", "const a = 1;\n");
  write("secret.txt", "secret");
  symlinkSync("../../../secret.txt", path.join(root, "content/examples/tide/linked.ts"));
  symlinkSync("../..", path.join(root, "content/examples/up"));
  const missing = (file: string) => ({ message: `content/examples/${file} does not exist` });
  expect(readRegion(root, "tide/real.ts")).toEqual({ code: "const a = 1;" });
  expect(readRegion(root, "tide/linked.ts")).toEqual(missing("tide/linked.ts"));
  expect(readRegion(root, "up/../secret.txt")).toEqual(missing("up/../secret.txt"));
  expect(readRegion(root, "tide")).toEqual(missing("tide"));
});
