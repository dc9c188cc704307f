import { minify } from "@swc/core";
import { transform } from "esbuild";
import { type AtRule, type ChildNode, parse } from "postcss";
import { browserslist } from "../../package.json";

type Minified = { readonly code: string; readonly warnings: readonly string[] };

/** Minifies one script for webpack, given by name. No comments are kept: licences are in the packages. */
export async function minifyScript(files: Readonly<Record<string, string>>): Promise<Minified> {
  const { code } = await minify(onlyText(files), {
    ecma: 2020,
    compress: { passes: 2 },
    mangle: true,
    format: { comments: false },
  });
  return { code, warnings: [] };
}

/** The same for style sheets; `css` is the key that older versions of the plugin use for the result. */
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

/** Removes the space around the values of custom properties, which esbuild keeps; a property without a value keeps its space. */
function trimProperties(css: string): string {
  const sheet = parse(css);
  sheet.walkDecls(/^--/, (property) => {
    const value = property.value.trim();
    if (value !== "") property.assign({ value, raws: { between: ":" } });
  });
  return sheet.toString();
}

/**
 * Merges neighbouring blocks of the same layer, since each module has a block of its own. Blocks without a name are separate
 * layers and are kept.
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

/** The browsers of package.json in esbuild's notation: `ios_saf >= 16.4` is `ios16.4`. */
const STYLES_TARGET = browserslist.map((browser) =>
  browser.replace("ios_saf", "ios").replace(" >= ", ""),
);

function onlyText(files: Readonly<Record<string, string>>): string {
  const [text] = Object.values(files);
  if (text === undefined) throw new Error("There is no file to minify.");
  return text;
}
