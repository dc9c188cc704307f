/** The background of pages in each color mode, as a CSS color: browsers give their own bars the same. */
export type PageColors = { readonly light: string; readonly dark: string };

/** Style sheets that set the colors of a site, from its root: the engine's, then the owner's. */
const SHEETS = ["src/styles/tokens.css", "content/theme.css"];

const MEDIA = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const DARK = /\[data-theme="dark"\]\s*\{([^}]*)\}/g;
/** A color that stands by itself: what refers to others means nothing outside a style sheet. */
const BACKGROUND =
  /--color-bg:\s*(#[0-9a-f]{3,8}|(?!var\()[a-z]+\((?![^;]*var\()[^;{}]*\)|[a-z]+)\s*(?=[;}]|$)/gi;

/**
 * The background that the style sheets of a site give its pages, by the last that names a color.
 * @param read gives the text of a file below the site's root, undefined for one that does not exist
 */
export function pageColors(read: (file: string) => string | undefined): PageColors {
  const sheets = SHEETS.map((file) => read(file) ?? "");
  const plain = sheets.map((css) => css.replace(/\/\*[\s\S]*?\*\//g, "").replace(MEDIA, ""));
  const last = (texts: readonly string[]) =>
    texts.flatMap((text) => [...text.matchAll(BACKGROUND)]).at(-1)?.[1];
  const light = last(plain.map((css) => css.replace(DARK, ""))) ?? "#fff";
  const dark = last(plain.flatMap((css) => [...css.matchAll(DARK)].map(([, block = ""]) => block)));
  return { light, dark: dark ?? light };
}
