import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ChildNode, CssSyntaxError, type Declaration, parse, type Root } from "postcss";
import { isPlainFile, publishFault } from "../../plugins/site-content/model/files/files";
import { decoded } from "../domain/decoded";
import { type Fault, type Problem, problem } from "../domain/problems";
import { withoutBasePath } from "../domain/routes";

/** CSS functions whose addresses the bundler treats as modules. */
const LOADING = /(?:url|image-set)\(/i;
/**
 * A file type or address, quoted or bare, that can be read in only one way: no escape, no bracket, and no bundler loader before a
 * `!`.
 */
const ADDRESS =
  /(format|type|tech)\([^()]*\)|("[^"\\!]*"|'[^'\\!]*')|url\(\s*([^\s"'()\\!]+)\s*\)/gi;
/** Addresses that the bundler leaves unchanged. */
const LEFT_ALONE = /^(?:#|\/\/|https?:|data:image\/|data:(?:application\/(?:x-)?)?font)/i;
/** An address from the root of the host, without its query and hash. */
const FROM_ROOT = /^\/(?!\/)[^?#]*/;
/** The owner's style sheet. */
export const THEME = "content/theme.css";
const FOLDER = "content/";
const SHEET = /^[\w@./ -]+(?<!\.module)\.css$/i;
const FONT = /^[\w@./ -]+\.(?:woff2?|ttf|otf|eot)$/i;
const PICTURE = /^[\w@./ -]+\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * Reports what `content/theme.css` would make the bundler read besides pictures and fonts of the content folder: an author could
 * otherwise refer to a file outside it, or to a script that the bundler runs. Also reports files that it would make browsers load
 * but the site does not have. Nothing for a site without that file.
 * @param pathPrefix the base path of the site, such as `/docs`
 */
export function themeRequests(root: string, pathPrefix = ""): readonly Problem[] {
  if (!lstatSync(path.join(root, THEME), { throwIfNoEntry: false })) return [];
  const sheets = new Set([THEME]);
  const faults: Problem[] = [];
  for (const file of sheets) {
    const report = (line: number | undefined, { message, fix }: Fault) =>
      faults.push(problem(file, line ?? 1, message, fix));
    if (!isOfContent(root, file)) report(1, NO_FILE);
    else
      parsed(readFileSync(path.join(root, file), "utf8"))?.walk((node) => {
        const found = requestOf(node, { root, pathPrefix, folder: path.posix.dirname(file) });
        if (typeof found === "string") sheets.add(found);
        else if (found) report(node.source?.start?.line, found);
      });
  }
  return faults;
}

const NO_FILE: Fault = {
  message: "The style sheet is not a file, or is reached through a symbolic link.",
  fix: "Put the file itself there.",
};

/** Whether a path from the site's folder is that of a content file; the content folder itself may be a symbolic link. */
function isOfContent(root: string, file: string): boolean {
  return file.startsWith(FOLDER) && isPlainFile(path.join(root, FOLDER), file.slice(FOLDER.length));
}

/** Location of a style sheet. */
type Place = { readonly root: string; readonly pathPrefix: string; readonly folder: string };

/** A sheet that a node of a style sheet includes, or what is wrong with what it asks for. */
function requestOf(node: ChildNode, place: Place): string | Fault | undefined {
  if (node.type === "atrule" && /^import/i.test(node.name)) return sheetOf(node.params, place);
  const [by] = /^(?:@value|:import|composes$|compose-with$)/i.exec(nameOf(node).trim()) ?? [];
  if (by !== undefined)
    return {
      message: `The style sheet uses parts of another file with ${by}.`,
      fix: "Copy them into this file.",
    };
  return node.type === "decl" ? addressFaultIn(node, place) : undefined;
}

/** `"more.css" print`, with a plain address and no other string. */
const INCLUDED = /^(?:url\(\s*)?(?:"([^"\\!]+)"|'([^'\\!]+)'|([^\s"'()\\!]+))\s*\)?([^"'\\!]*)$/i;

function sheetOf(params: string, { root, folder }: Place): string | Fault | undefined {
  const [, double, single, bare, media = ""] = INCLUDED.exec(params.trim()) ?? [];
  const address = double ?? single ?? bare;
  if (address !== undefined && /^(?:https?:)?\/\//i.test(address)) return undefined; // the policy blocks it
  const file = path.posix.normalize(path.posix.join(folder, address ?? ""));
  const isSheet = SHEET.test(address ?? "") && !/url\(/i.test(media);
  if (isSheet && isOfContent(root, file)) return file;
  return {
    message: `@import ${params.slice(0, 80)} does not name a plain style sheet in the content folder.`,
    fix: "Copy its rules into this file.",
  };
}

/** Undefined for text that is not CSS, which the bundler rejects. */
function parsed(css: string): Root | undefined {
  try {
    return parse(css);
  } catch (error) {
    if (error instanceof CssSyntaxError) return undefined;
    throw error;
  }
}

/** The name of a node of a style sheet; a comment has none. */
function nameOf(node: ChildNode): string {
  if (node.type === "atrule") return `@${node.name}`;
  if (node.type === "comment") return "";
  return node.type === "decl" ? node.prop : node.selector;
}

function addressFaultIn({ value, raws }: Declaration, place: Place): Fault | undefined {
  const written = raws.value?.raw ?? value; // with its comments
  if (!LOADING.test(value) && !LOADING.test(written)) return undefined;
  const faults: Fault[] = [];
  const rest = value.replace(ADDRESS, (_, kind, text, bare = text?.slice(1, -1)) => {
    const fault = kind === undefined ? fileFault(bare, place) : undefined;
    if (fault) faults.push(fault);
    return "";
  });
  if (/url\(\s*[^\s)]|["']/i.test(rest))
    return {
      message: `The address in "${value.slice(0, 80)}" has an escape, a "!" or a stray quotation mark.`,
      fix: 'Write it plainly, such as url("picture.png").',
    };
  return faults[0];
}

function fileFault(address: string, { root, pathPrefix, folder }: Place): Fault | undefined {
  const [fromRoot] = FROM_ROOT.exec(address) ?? [];
  if (fromRoot !== undefined) return servedFault(fromRoot, root, pathPrefix);
  if (address === "" || LEFT_ALONE.test(address)) return undefined;
  const written = address.replace(/[?#].*$/s, "");
  const file = path.posix.normalize(path.posix.join(folder, written));
  const isFont = FONT.test(written);
  if ((!isFont && !PICTURE.test(written)) || !isOfContent(root, file))
    return {
      message: `"${address.slice(0, 80)}" is not a picture or font in the content folder.`,
      fix: 'Put a picture or font beside the style sheet and name it from there, such as url("picture.png").',
    };
  return isFont ? undefined : publishFault(root, file);
}

/** What is wrong with an address from the root of the host: the bundler leaves it unchanged, even on a site below a base path. */
function servedFault(address: string, root: string, pathPrefix: string): Fault | undefined {
  const file = path.posix.normalize(decoded(withoutBasePath(address, pathPrefix))).slice(1);
  const message = `There is no file at ${address}`;
  if (isPlainFile(root, file) && file.startsWith("static/"))
    return {
      message: `${message}.`,
      fix: `Write ${pathPrefix}${file.slice("static".length)}: files in static/ are served from the root of the site.`,
    };
  if (!isPlainFile(path.join(root, "static"), file))
    return {
      message: `${message}.`,
      fix: "Put it into static/, or beside the style sheet and name it without the slash.",
    };
  if (address.startsWith(`${pathPrefix}/`)) return undefined;
  return {
    message: `${message}: this site has the base path ${pathPrefix}.`,
    fix: "Put it beside the style sheet and name it without the slash.",
  };
}
