import { minify } from "@swc/core";
import { transform } from "esbuild";
import { browserslist } from "../../package.json";

type Files = Readonly<Record<string, string>>;
type Minified = { readonly code: string; readonly warnings: readonly string[] };

/** The browsers of package.json in esbuild's notation: `ios_saf >= 16.4` is `ios16.4`. */
const TARGET = browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" >= ", ""));

/** Minifies one script for webpack, given by name. No comments are kept: licences are in the packages. */
export async function minifyScript(files: Files): Promise<Minified> {
  const format = { comments: false } as const;
  const options = { ecma: 2020, compress: { passes: 2 }, mangle: true, format } as const;
  const { code } = await minify(Object.values(files).join(""), options);
  return { code, warnings: [] };
}

/** The same for one style sheet; Gatsby's version of the plugin calls the result `css`. */
export async function minifyStyles(files: Files): Promise<Minified & { readonly css: string }> {
  const options = { loader: "css", minify: true, target: TARGET, legalComments: "none" } as const;
  const { code } = await transform(Object.values(files).join(""), options);
  return { code, css: code, warnings: [] };
}
