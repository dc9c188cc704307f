import { readdirSync } from "node:fs";
import path from "node:path";

/** Paths of the CSS modules below `src/`, sorted. */
export function cssModules(root: string): readonly string[] {
  return readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join(root, "src", file))
    .sort();
}

/**
 * Returns css-loader's `getLocalIdent` for a list of CSS modules: `_`, which no plain name begins with, two digits to the base 36
 * for the place of the file in the list, and one or more for that of the class in its file. Names are part of every page's HTML,
 * styles and scripts.
 */
export function shortClassNames(modules: readonly string[]) {
  const classes = new WeakMap<object, string[]>(); // by css-loader's context, one for each time that it reads a file
  return (css: { readonly resourcePath: string }, _pattern: unknown, name: string): string => {
    const names = classes.get(css) ?? [];
    classes.set(css, names);
    if (!names.includes(name)) names.push(name);
    const file = modules.indexOf(css.resourcePath).toString(36).padStart(2, "0");
    return `_${file}${names.indexOf(name).toString(36)}`;
  };
}
