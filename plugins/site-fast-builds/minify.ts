import { minify } from "@swc/core";
import { transform } from "esbuild";
import { type AtRule, type ChildNode, parse } from "postcss";
import { browserslist } from "../../package.json";

type Minified = { readonly code: string; readonly warnings: readonly string[] };

/** Webpack's minifier of scripts gets one file by its name. No comments are kept: licences are in the packages. */
export async function minifyScript(files: Readonly<Record<string, string>>): Promise<Minified> {
  const { code } = await minify(onlyText(files), {
    ecma: 2020,
    compress: { passes: 2 },
    mangle: true,
    format: { comments: false },
  });
  return { code, warnings: [] };
}

/** The same for style sheets; `css` is the name that older versions of the plugin know the result by. */
export async function minifyStyles(
  files: Readonly<Record<string, string>>,
): Promise<Minified & { readonly css: string }> {
  const { code } = await transform(mergeLayers(onlyText(files)), {
    loader: "css",
    minify: true,
    target: STYLES_TARGET,
    legalComments: "none",
  });
  const css = trimProperties(code);
  return { code: css, css, warnings: [] };
}

/** Takes out the space around the values of custom properties, which esbuild leaves in; one without a value keeps it. */
function trimProperties(css: string): string {
  const sheet = parse(css);
  sheet.walkDecls(/^--/, (property) => {
    const value = property.value.trim();
    if (value !== "") property.assign({ value, raws: { between: ":" } });
  });
  return sheet.toString();
}

/**
 * Puts what neighbouring blocks of one layer hold into the first of them: each module has a block of its own. Each block
 * without a name is a layer of its own, and stays.
 */
function mergeLayers(css: string): string {
  const sheet = parse(css);
  sheet.each((node) => {
    const before = node.prev();
    if (!isLayerBlock(node) || !isLayerBlock(before) || node.params !== before.params) return;
    before.append(node.nodes ?? []);
    node.remove();
  });
  return sheet.toString();
}

function isLayerBlock(node: ChildNode | undefined): node is AtRule {
  return (
    node?.type === "atrule" &&
    node.name === "layer" &&
    node.params !== "" &&
    node.nodes !== undefined
  );
}

/** The browsers of package.json as esbuild names them: `ios_saf >= 16.4` is `ios16.4`. */
const STYLES_TARGET = browserslist.map((browser) =>
  browser.replace("ios_saf", "ios").replace(" >= ", ""),
);

function onlyText(files: Readonly<Record<string, string>>): string {
  const [text] = Object.values(files);
  if (text === undefined) throw new Error("There is no file to minify.");
  return text;
}
