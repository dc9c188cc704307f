export type ColorMode = "light" | "dark";

/** Style sheets that set the custom properties of a site, from its root: the engine's, then the owner's, which wins. */
const TOKEN_SHEETS = ["src/styles/tokens.css", "content/theme.css"];

const COMMENT = /\/\*[\s\S]*?\*\//g;
const MEDIA = /@media[^{@]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const RULE = /(?<![^{};])([^{};]*)\{([^{}]*)\}/g;
const ROOT = /^(?::root|html)?(?:\[data-theme=["']?(?<mode>light|dark)["']?\])?$/;
const DECLARATION = /(?<![\w-])(--[\w-]+)\s*:\s*([^;]+)/g;
const REFERENCE = /var\(\s*(--[\w-]+)\s*\)/g;

/**
 * Returns a function for the value of a custom property of the root element in a color mode, with references filled in; undefined
 * for one that is not set or that only a browser can evaluate. Rules in `@media` are ignored.
 * @param read returns the text of a file below the site's root, undefined for one that does not exist
 */
export function themeTokens(
  read: (file: string) => string | undefined,
  mode: ColorMode,
): (name: string) => string | undefined {
  const set = new Map<string, string[]>();
  for (const file of TOKEN_SHEETS)
    for (const [, selectors = "", block = ""] of plain(read(file) ?? "").matchAll(RULE))
      if (selectors.split(",").some((selector) => isRoot(selector.trim(), mode)))
        for (const [, name = "", value = ""] of block.matchAll(DECLARATION))
          set.set(name, [value.trim(), ...(set.get(name) ?? [])]);
  const filled = (name: string, seen: readonly string[]): string | undefined => {
    if (seen.includes(name)) return undefined;
    const fill = (value: string) =>
      value.replace(REFERENCE, (whole, other) => filled(other, [...seen, name]) ?? whole);
    return set
      .get(name)
      ?.map(fill)
      .find((value) => !value.includes("var("));
  };
  return (name) => filled(name, []);
}

function plain(css: string): string {
  return css.replace(COMMENT, "").replace(MEDIA, "");
}

function isRoot(selector: string, mode: ColorMode): boolean {
  const found = selector === "" ? undefined : ROOT.exec(selector);
  return found !== undefined && found !== null && (found.groups?.mode ?? mode) === mode;
}
