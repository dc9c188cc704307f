import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withoutIdleShadowing } from "./shadowing";

const root = mkdtempSync(path.join(tmpdir(), "shadowing-"));
afterAll(() => rmSync(root, { recursive: true }));

const other = { name: "another plugin of webpack's resolver" };
/** A site in `site` with a plugin of a name in `plugin`, and the folders that there are. */
function kept(name: string, ...folders: string[]): boolean {
  const base = mkdtempSync(path.join(root, "case-"));
  for (const folder of folders) mkdirSync(path.join(base, folder), { recursive: true });
  const shadowing = {
    themes: [
      { themeName: "default-site-plugin", themeDir: path.join(base, "site") },
      { themeName: name, themeDir: path.join(base, "plugin") },
    ],
  };
  const plugins = withoutIdleShadowing([other, shadowing]);
  expect(plugins).toContain(other);
  return plugins.includes(shadowing);
}

test.each<[string, boolean, string, string[]]>([
  ["nobody has a folder", false, "gatsby-plugin-x", []],
  ["the site has other folders", false, "gatsby-plugin-x", ["site/src/components", "plugin/src/x"]],
  ["the site shadows a plugin", true, "gatsby-plugin-x", ["site/src/gatsby-plugin-x"]],
  ["the site shadows a plugin of an owner", true, "@harbour/theme", ["site/src/@harbour/theme"]],
  ["a plugin shadows the site", true, "gatsby-theme-x", ["plugin/src/default-site-plugin"]],
])("when %s, shadowing is kept: %s", (_, expected, name, folders) => {
  expect(kept(name, ...folders)).toBe(expected);
});
