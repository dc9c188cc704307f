import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { isPlainFile, publishFault } from "../../plugins/site-content/model/files/files";
import { type Fault, type Problem, problem } from "../domain/problems";
import { withoutBasePath } from "../domain/routes";

/** The owner's style sheet. */
export const THEME = "content/theme.css";
/** Addresses of a style sheet, quoted or bare, and imports of other sheets. */
const ADDRESS = /@import\b.*|url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"'()]*))\s*\)/gi;
const IMPORT: Fault = { message: "@import is ignored.", fix: "Copy the rules into this file." };
/** A plain address of a picture or font beside the sheet, which names no loader of the bundler. */
const BESIDE = /^[\w@./ -]+\.(?:png|jpe?g|gif|webp|avif|svg|woff2?|ttf|otf)$/i;

/** Whether the bundler may take the file at an address of the sheet: everything else is left to browsers, as it is. */
export const isBundled = (address: string): boolean =>
  BESIDE.test(address) && !address.startsWith("/");

/**
 * What is wrong with `content/theme.css`, if the site has one: text that is no CSS, and files that are not there or not the site's.
 * @param pathPrefix the base path of the site, such as `/docs`
 * @param images origins of pictures that the site's policy allows
 */
export function themeProblems(
  root: string,
  pathPrefix: string,
  images: readonly string[],
): readonly Problem[] {
  if (!lstatSync(path.join(root, THEME), { throwIfNoEntry: false })) return [];
  if (!isPlainFile(root, THEME))
    return [problem("theme", THEME, 1, "This is not a plain file.", "Put the file itself there.")];
  const css = readFileSync(path.join(root, THEME), "utf8");
  const { warnings } = transformSync(css, { loader: "css", logLevel: "silent" });
  const found = warnings
    .filter(({ id }) => id === "css-syntax-error")
    .map(({ text, location }) =>
      problem("theme", THEME, location?.line ?? 1, `Syntax error: ${text}.`, "Correct it."),
    );
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/./g, " "));
  for (const match of plain.matchAll(ADDRESS)) {
    const [written, double, single, bare] = match;
    const address = double ?? single ?? bare ?? "";
    if (images.some((origin) => address.startsWith(`${origin}/`))) continue;
    const fault = written.startsWith("@") ? IMPORT : fileFault(address, root, pathPrefix);
    const line = plain.slice(0, match.index).split("\n").length;
    if (fault) found.push(problem("theme", THEME, line, fault.message, fault.fix));
  }
  return found;
}

/** What is wrong with the address of a picture or font: it stands beside the sheet, or in `static/`, named with the base path. */
function fileFault(address: string, root: string, pathPrefix: string): Fault | undefined {
  if (/^(?:#|data:)/i.test(address)) return undefined;
  const message = `"${address.slice(0, 80)}" is not a file of this site.`;
  const fix = `Put it beside the style sheet and write its name, or put it into static/ and write ${pathPrefix}/ before it.`;
  if (isBundled(address)) {
    const file = path.posix.join("content", address);
    if (!isPlainFile(root, file) || !file.startsWith("content/")) return { message, fix };
    return /\.(?:woff2?|ttf|otf)$/i.test(file) ? undefined : publishFault(root, file);
  }
  const served = address.replace(/[?#].*$/s, "");
  const isServed = served.startsWith(`${pathPrefix}/`) && !served.startsWith("//");
  const file = withoutBasePath(served, pathPrefix).slice(1);
  return isServed && isPlainFile(path.join(root, "static"), file) ? undefined : { message, fix };
}
