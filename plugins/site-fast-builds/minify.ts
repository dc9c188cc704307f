import { minify } from "@swc/core";
import { transform } from "esbuild";
import { browserslist } from "../../package.json";

/** The browsers of package.json in esbuild's notation: `ios_saf >= 16.4` is `ios16.4`. */
const target = browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" >= ", ""));

/** Minifies one script or style sheet, given by name. No comments are kept. Gatsby's plugin for styles takes the result as `css`. */
export async function minifyFile(files: Readonly<Record<string, string>>) {
  const [[name, text] = ["", ""]] = Object.entries(files);
  const { code } = name.endsWith(".css")
    ? await transform(text, { loader: "css", minify: true, target, legalComments: "none" })
    : await minify(text, { ecma: 2020, compress: { passes: 2 }, format: { comments: false } });
  return { code, css: code, warnings: [] };
}
