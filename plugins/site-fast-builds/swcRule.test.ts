import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isPlainSource, plainSourceRule } from "./swcRule";

const root = mkdtempSync(path.join(tmpdir(), "sources-"));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ["src/components", "plugins/a", "src2"])
  mkdirSync(path.join(root, folder), { recursive: true });

const COMPONENT = "export const Note = () => <p>Text</p>;\n";

test.each([
  ["src/components/Note.tsx", COMPONENT, true],
  ["src/components/note.ts", "export const note: string = 'note';\n", true],
  ["src/components/query.tsx", "export const query = graphql`{ site { name } }`;\n", false],
  ["src/components/Logo.tsx", 'import { StaticImage } from "gatsby-plugin-image";\n', false],
  ["src/components/live.tsx", "export async function getServerData() {}\n", false],
  ["src/components/old.js", COMPONENT, false],
  ["plugins/a/index.tsx", COMPONENT, false],
  ["src2/Note.tsx", COMPONENT, false],
])("%s is for swc: %s → %s", (name, text, expected) => {
  writeFileSync(path.join(root, name), text);
  expect(isPlainSource(root, path.join(root, name))).toBe(expected);
});

test("the rule applies to the same files, for the browsers of package.json or for this Node", () => {
  const file = path.join(root, "src/components/Note.tsx");
  const browser = plainSourceRule(root, false, false);
  expect(browser.include(file)).toBe(true);
  expect(browser.include(path.join(root, "src2/Note.tsx"))).toBe(false);
  expect(browser.use.options.env.targets).toContain("safari >= 16.4");
  expect(browser.resolve.extensions).toEqual([".tsx", ".ts", "..."]);
  expect(plainSourceRule(root, true, false).use.options.env.targets).toEqual({
    node: process.versions.node,
  });
});
