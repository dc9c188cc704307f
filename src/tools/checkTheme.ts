import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Message, transformSync } from "esbuild";
import { lineFinder } from "../../plugins/site-content/markdown/text/lines";
import { canParse } from "../domain/canParse";
import { didYouMean, type Fault, type Problem, problem, warning } from "../domain/problems";
import { sheetReader } from "../gatsby/earlyScript";
import { THEME } from "../gatsby/themeRequests";
import { colorFault } from "./themeColors";
import { faintPairs } from "./themeContrast";

const DEFINED = /(?<![\w-])(--[\w-]+)\s*:/g;
/** A declaration of a custom property that extends over the next one. */
const UNENDED = /(?<![\w-])(--[\w-]+)\s*:[^;{}]*?[^\s;{}][ \t]*\r?\n\s*[\w-]+\s*:/g;
const USED = /var\(\s*(--[\w-]+)\s*(?<fallback>,)?/g;
/** A declaration of one of the engine's colors; one that extends over the next has a second colon. */
const COLOR = /(?<![\w-])(--(?:color|code)-[\w-]+)\s*:([^;:{}]*)(?=[;}])/g;
/** The name that a declaration begins with. */
const DECLARED = /[{;]\s*([^\s:;{}]+)\s*:/g;
/** A rule without nested rules. */
const RULE = /(?<![^{};])([^{};]*)\{([^{}]*)\}/g;
/** Selectors by which a theme sets the colors of the page. */
const ROOTS = [":root", "[data-theme=light]", "[data-theme=dark]"];
/** Tokens that split a style sheet into calls and strings; the address of a `url()` may be without quotes. */
const TOKEN =
  /@import\b|"(?<double>(?:\\[\s\S]|[^"\\\n])*)"|'(?<single>(?:\\[\s\S]|[^'\\\n])*)'|url\(\s*(?<bare>[^\s"')][^)]*)|(?<call>[\w-]*\()|[);}]/gi;
const LOADING = /^(?:url|src|(?:-webkit-)?image-set)\($/;
const FOREIGN = /^\s*(?:https?:)?\/\//i;

type Found = Fault & { readonly at: number };

/**
 * What is wrong with `content/theme.css`, if it exists: syntax errors, which browsers silently ignore, names that the engine does
 * not have, colors that are hard to tell apart, and files from other sites.
 * @param images origins of pictures that the site's policy allows
 */
export function checkTheme(root: string, images: readonly string[]): Problem[] {
  const written = readTheme(path.join(root, THEME));
  if (written === undefined) return [];
  if (typeof written !== "string") return [written];
  const css = withoutComments(written);
  const lineAt = lineFinder(css);
  const faults = syntaxFaults(written).map(({ text, location, notes: [opened] }) => {
    const fix = "Correct it: browsers silently drop what they cannot parse.";
    // An unclosed construct is detected at the end of the file, but reported where it opens.
    const place = text.startsWith("Expected") ? (opened?.location ?? location) : location;
    return problem(THEME, place?.line ?? 1, `Syntax error: ${text}.`, fix);
  });
  const wrong = [...unendedValues(css), ...noColors(css), ...foreignAddresses(css, images)].map(
    ({ at, message, fix }) => problem(THEME, lineAt(at), message, fix),
  );
  const known = engineNames(root);
  const misspelt = [
    ...unknownNames(css, known),
    ...namesWithoutDashes(css, known),
    ...unsetNames(css, known),
    ...unknownRoots(css, known),
  ];
  // A color that is lost because of another fault would be compared wrongly.
  const isRead = faults.length + wrong.length + misspelt.length === 0;
  const doubtful = isRead ? faintColors(root, css) : misspelt;
  const warnings = doubtful.map(({ at, message, fix }) => warning(THEME, lineAt(at), message, fix));
  return [...faults, ...wrong, ...warnings];
}

/** The text of a style sheet, or why it cannot be read; undefined for a site without one. */
function readTheme(file: string): string | Problem | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (found.isDirectory())
      return problem(THEME, undefined, "This is a folder.", "Make it a file, or remove it.");
    const { code } = error as NodeJS.ErrnoException;
    const fix = "Make it a file that this user may read, or remove it.";
    return problem(THEME, undefined, `The style sheet cannot be read: ${code}.`, fix);
  }
}

/** Replaces comments with spaces; length and lines are the same. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, " "));
}

function syntaxFaults(css: string): readonly Message[] {
  try {
    return transformSync(css, { loader: "css", logLevel: "silent" }).warnings;
  } catch (error) {
    return (error as { readonly errors: readonly Message[] }).errors;
  }
}

/** Custom properties that swallow the next declaration: valid CSS, but both are lost. */
function unendedValues(css: string): Found[] {
  return [...css.matchAll(UNENDED)].map(({ index, 1: name }) => ({
    at: index,
    message: `The value of ${name} has no ";" at its end, so the declaration below belongs to it.`,
    fix: `End the value with ";".`,
  }));
}

/** Colors that browsers cannot read. */
function noColors(css: string): Found[] {
  return [...css.matchAll(COLOR)].flatMap(({ index: at, 1: name = "", 2: value = "" }) => {
    const fault = colorFault(name, value);
    return fault ? [{ at, ...fault }] : [];
  });
}

/** Addresses of other sites, without those of pictures that the policy allows. */
function foreignAddresses(css: string, images: readonly string[]): Found[] {
  return loadedAddresses(css).flatMap(({ at, by, address }) => {
    if (!FOREIGN.test(address)) return [];
    const imported = by === "@import";
    const base = "https://docs.example.com";
    const origin = canParse(address, base) ? new URL(address, base).origin : address;
    if (!imported && images.includes(origin)) return [];
    return [
      {
        at,
        message: `${by} requests a file from ${origin}, which every page's security policy blocks.`,
        fix: imported
          ? "Copy the rules into this file, and fonts into static/."
          : `Put the file into static/, or name ${origin} under security.images of content/site.yml if it is a picture.`,
      },
    ];
  });
}

type Loaded = { readonly at: number; readonly by: string; readonly address: string };

/** Addresses that a style sheet loads, by `@import` or a loading function; other strings are only displayed. */
function loadedAddresses(css: string): Loaded[] {
  const open: string[] = [];
  let isImport = false;
  return [...css.matchAll(TOKEN)].flatMap(({ 0: token, index: at, groups = {} }) => {
    const { double, single = double, bare, call = bare && "url(" } = groups;
    if (call) open.push(call.toLowerCase());
    const last = open.at(-1);
    const address = bare ?? single;
    if (address !== undefined) {
      const isLoaded = last === undefined ? isImport : LOADING.test(last);
      return isLoaded ? [{ at, by: isImport ? "@import" : `${last})`, address }] : [];
    }
    if (token === ")") open.pop();
    else if (!call) {
      isImport = token.startsWith("@");
      open.length = 0; // a call ends with its rule, even if it is not closed
    }
    return [];
  });
}

/** Custom properties that are set but never used. */
function unknownNames(css: string, known: readonly string[]): Found[] {
  const used = new Set([...css.matchAll(USED)].map(([, name]) => name));
  return [...css.matchAll(DEFINED)].flatMap(({ index: at, 1: name = "" }) => {
    if (known.includes(name) || used.has(name)) return [];
    const fix = "Use a name from src/styles/tokens.css, or remove the line.";
    return [{ at, message: `Nothing reads ${name}.${meantName(name, known)}`, fix }];
  });
}

/** Names of the engine without one or both of their leading dashes. */
function namesWithoutDashes(css: string, engine: readonly string[]): Found[] {
  return [...css.matchAll(DECLARED)].flatMap(({ 0: text, index, 1: name = "" }) => {
    const meant = `--${name.replace(/^[-\u2010-\u2015\u2212]+/, "")}`;
    if (name === meant || !engine.includes(meant)) return [];
    const at = index + text.indexOf(name);
    const fix = "Begin the name with two hyphens.";
    return [{ at, message: `Nothing reads ${name}. Did you mean "${meant}"?`, fix }];
  });
}

/** Selectors that set the engine's names and almost match the page's, but select nothing. */
function unknownRoots(css: string, engine: readonly string[]): Found[] {
  return [...css.matchAll(RULE)].flatMap(({ 0: text, index, 1: selectors = "", 2: block = "" }) => {
    if (![...block.matchAll(DEFINED)].some(([, name = ""]) => engine.includes(name))) return [];
    return selectors.split(",").flatMap((each) => {
      const selector = each.replace(/["'\s]+/g, (part) => (part.trim() === "" ? " " : "")).trim();
      const isPlain = /^(?::?\w+|\w*\[[^\]]*\])$/.test(selector);
      if (!isPlain || ROOTS.some((root) => selector.endsWith(root))) return [];
      const guess = didYouMean(selector, ROOTS);
      if (guess === "") return [];
      const at = index + text.indexOf(each.trim());
      const message = `Nothing on any page matches ${each.trim()}.${guess}`;
      return [{ at, message, fix: "Correct it: the values below it are not used." }];
    });
  });
}

/** Custom properties that are used without a fallback but never set. */
function unsetNames(css: string, engine: readonly string[]): Found[] {
  const known = [...engine, ...[...css.matchAll(DEFINED)].map(([, name = ""]) => name)];
  return [...css.matchAll(USED)].flatMap(({ index: at, 1: name = "", groups }) => {
    if (groups?.fallback || known.includes(name)) return [];
    const fix = "Set it, or use a name from src/styles/tokens.css.";
    return [{ at, message: `Nothing sets ${name}.${meantName(name, known)}`, fix }];
  });
}

/** The name that was probably meant, among those of its kind; the letters of `--color-`, which all share, do not count. */
function meantName(name: string, known: readonly string[]): string {
  const kind = /^--[a-z]+-/.exec(name)?.[0] ?? "";
  const ofKind = known.filter((other) => other.startsWith(kind));
  if (ofKind.length === 0) return didYouMean(name, known);
  const guess = didYouMean(
    name.slice(kind.length),
    ofKind.map((other) => other.slice(kind.length)),
  );
  return guess.replace('"', `"${kind}`);
}

/** Colors with too little contrast, reported at the last declaration of one of the two. */
function faintColors(root: string, css: string): Found[] {
  const set = [...css.matchAll(DEFINED)];
  return faintPairs(sheetReader(root)).flatMap(({ ink, ground, message }) => {
    const last = set.findLast(([, name]) => name === ink || name === ground);
    return last ? [{ at: last.index, message, fix: "Make one of the two darker or lighter." }] : [];
  });
}

/** Custom properties of the engine's style sheets. */
function engineNames(root: string): string[] {
  const folder = path.join(root, "src");
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => withoutComments(readFileSync(path.join(folder, file), "utf8")));
  return [
    ...new Set(sheets.flatMap((css) => [...css.matchAll(DEFINED)].map(([, name = ""]) => name))),
  ];
}
