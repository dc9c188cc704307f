import { type ColorMode, themeTokens } from "./themeTokens";

/** The background of pages in each color mode, as a CSS color: browsers use the same for their own bars. */
export type PageColors = { readonly light: string; readonly dark: string };

const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]+(?:\([^()]*\))?)$/i;

/**
 * The background that the style sheets of a site give its pages.
 * @param read returns the text of a file below the site's root, undefined for one that does not exist
 */
export function pageColors(read: (file: string) => string | undefined): PageColors {
  const background = (mode: ColorMode) => {
    const color = themeTokens(read, mode)("--color-bg") ?? "";
    return COLOR.test(color) ? color : "#fff";
  };
  return { light: background("light"), dark: background("dark") };
}
