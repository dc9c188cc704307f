import { readdirSync } from "node:fs";
import path from "node:path";

/** Gatsby's webpack plugin that lets a folder `src/<plugin>` replace files of a plugin, as far as it is used here. */
type Shadowing = {
  readonly themes: readonly { readonly themeName: string; readonly themeDir: string }[];
};

/**
 * Webpack's resolver plugins, without the one for shadowed files if there are none: for each import it would read a folder of
 * every plugin of the site.
 */
export function withoutIdleShadowing(plugins: readonly object[]): readonly object[] {
  return plugins.filter((plugin) => !isShadowing(plugin) || isUsed(plugin));
}

function isShadowing(plugin: object): plugin is Shadowing {
  return "themes" in plugin && Array.isArray(plugin.themes);
}

/** Whether a plugin, or the site itself, has a folder in its `src` with the name of a plugin. */
function isUsed({ themes }: Shadowing): boolean {
  const names = new Set(themes.map(({ themeName }) => themeName.split("/")[0])); // `@owner` of `@owner/theme`
  return themes.some(({ themeDir }) =>
    foldersOf(path.join(themeDir, "src")).some((folder) => names.has(folder)),
  );
}

function foldersOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // most plugins have no `src`
  }
}
