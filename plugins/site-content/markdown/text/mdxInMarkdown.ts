import { isHtmlName } from "../mdast/htmlTags";
import { FencedCode } from "./fences";
import { blank, lineFinder } from "./lines";

/** MDX in a `.md` file: what it is, and its line. */
export type MdxSign = { readonly what: string; readonly line: number };

/** A code span, which ends with its paragraph at the latest, an HTML comment or a script: nothing in them is MDX. */
const NOT_PROSE =
  /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)|<!--(?:(?!<!--)[\s\S])*?-->|<script\b[^<>]*>(?:(?!<script\b)[\s\S])*?<\/script>/g;
const IMPORT =
  /^import\s+(?:(?:[\w$]+|\*\s+as\s+\w+|\{[^}'"`;]{0,300}\})(?:\s*,\s*\{[^}'"`;]{0,300}\})?\s+from\s+)?["'][^"'\n]+["'];?[ \t]*$/gm;
const EXPORT = /^export\s+(?:default|const|let|var|function|class)\s.*$/gm;
const COMMENT = /\{\/\*(?!\s*#[\w-]+\s*\*\/\})/g;
const TAG = /<([A-Z][\w.]*)(\s[^<>]*|\/)?>/g;
const BRACES_IN_TAG = /<(\w+)\s[^<>]*?[\w-]=\{/g;
const MATH = /\$\$[\s\S]*?\$\$|\$[^$\n]+\$/g;
/** A path of properties, a call, a choice or a function in braces, where a word could begin. A name alone is text in braces. */
const EXPRESSION =
  /(?<=^|[\s>(])\{\s*(?!(?:props|frontMatter)\.)(?:(?:new\s+)?[A-Za-z_$][\w$]*(?:(?:\.[\w$]+)+\s*\}|(?:\.[\w$.]*)?\s*(?:\(|\?[^}\n]{0,60}:|&&|\|\|)[^{}\n]{0,60}\}?)|\(\s*(?:\(|\)\s*=>|\w+\s*(?:,|\)\s*=>))[^{}\n]{0,60}\}?)/gm;
const OBJECTS = /\{\s*(?:props|frontMatter)\.\w+\s*\}/g;

/**
 * The MDX in a `.md` file, as Docusaurus reads such files: imports, exports, components, attributes and comments in braces. None
 * of it exists in CommonMark or HTML.
 */
export function mdxSigns(text: string): MdxSign[] {
  if (!/^(?:import|export)\s|[{<]/m.test(text)) return [];
  const prose = withoutCode(text);
  const lineAt = lineFinder(prose);
  const found = (pattern: RegExp, what: (match: RegExpExecArray) => string | undefined) =>
    [...prose.matchAll(pattern)].flatMap((match) => {
      const name = what(match);
      return name === undefined ? [] : [{ what: name, line: lineAt(match.index) }];
    });
  return [
    ...found(IMPORT, () => "an import"),
    ...found(EXPORT, () => "an export"),
    ...found(TAG, ([, name = "", rest = ""]) => {
      const isTag =
        !isHtmlName(name) && (/[=/]/.test(rest) || prose.includes(`</${name}>`) || rest === "/");
      return isTag ? `<${name}>` : undefined;
    }),
    ...found(BRACES_IN_TAG, ([, name]) => `<${name} …={…}>`),
    ...found(OBJECTS, ([expression]) => expression),
    ...found(COMMENT, () => "{/* … */}"),
  ].sort((a, b) => a.line - b.line);
}

/** Expressions in braces that a `.md` file shows literally. @param isKnown true for a name that the site fills in */
export function expressionsShown(text: string, isKnown: (name: string) => boolean): MdxSign[] {
  if (!text.includes("{")) return [];
  const prose = withoutCode(text).replace(MATH, blank);
  const lineAt = lineFinder(prose);
  return [...prose.matchAll(EXPRESSION)].flatMap(({ index, 0: what }) =>
    isKnown(what.replace(/[{}\s]/g, "")) ? [] : [{ what, line: lineAt(index) }],
  );
}

/** A `.md` file without its imports and exports, and with MDX comments as HTML comments. Line numbers do not change. */
export function withoutMdx(text: string): string {
  const prose = withoutCode(text);
  const blanks = [...prose.matchAll(IMPORT), ...prose.matchAll(EXPORT)];
  let result = text;
  for (const { index, 0: match } of blanks)
    result = result.slice(0, index) + blank(match) + result.slice(index + match.length);
  return result.replace(/\{\/\*([\s\S]*?)\*\/\}/g, (comment, inner: string, index: number) =>
    prose.startsWith("{/*", index) && !inner.includes("--") ? `<!--${inner}-->` : comment,
  );
}

/** The text with code and comments replaced by spaces; length and lines are the same. */
function withoutCode(text: string): string {
  const fences = new FencedCode();
  let isAfterBlank = true;
  const lines = text.split("\n").map((line) => {
    const isCode = fences.has(line) || (isAfterBlank && /^( {4}|\t)/.test(line));
    isAfterBlank = line.trim() === "" || (isAfterBlank && isCode);
    return isCode ? " ".repeat(line.length) : line;
  });
  return lines.join("\n").replace(NOT_PROSE, blank);
}
