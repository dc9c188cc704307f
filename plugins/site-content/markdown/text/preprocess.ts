import { FencedBoxes } from "./fencedBoxes";
import { FencedCode } from "./fences";
import { type PageLine, withFormulasClosed } from "./formulaLines";
import { GitbookBlocks } from "./gitbookBlocks";
import { withMkdocsBlocks } from "./mkdocsBlocks";
import { MkdocsFigures } from "./mkdocsFigures";
import { withBoxesNested } from "./nestedBoxes";

const CODE_SPAN = "(?<!`)(`+)(?!`).*?(?<!`)\\1(?!`)";
const OUTSIDE_COMMENT = {
  md: new RegExp(`<!--|${CODE_SPAN}`),
  mdx: new RegExp(`<!--|\\{[ \\t]*\\/\\*|${CODE_SPAN}`),
};
/** What a comment may contain, by its closing mark. */
const INSIDE_COMMENT = { "-->": /-->|\*\//, "*/": /\*\// };
type CommentEnd = keyof typeof INSIDE_COMMENT;
const AS_MDX: ReadonlyMap<string, string> = new Map([
  ["<!--", "{/*"],
  ["-->", "*/}"],
]);

/**
 * Small conveniences of other Markdown tools that MDX or directives would reject, rewritten line by line. Lines are never added
 * or removed, except at the end of the page, so that line numbers stay correct; code is left alone.
 */
export function preprocess(text: string, format: "md" | "mdx"): string {
  const fences = new FencedCode();
  const boxes = new FencedBoxes(fences, format);
  const gitbook = new GitbookBlocks(text);
  const figures = new MkdocsFigures();
  let inComment: CommentEnd | undefined;
  let inTemplate = false;
  const lines = withMkdocsBlocks(text, format)
    .split("\n")
    .map((written) => {
      const line =
        fences.isOpen || inComment || inTemplate
          ? written
          : boxes.read(gitbook.read(withPlainStart(written)));
      if (!inComment && !inTemplate && fences.has(line)) return { text: line, isCode: true };
      if (inTemplate || (format === "mdx" && !inComment && TEMPLATE.test(line))) {
        inTemplate = !(inTemplate && line.includes("`"));
        return { text: line, isCode: true };
      }
      const comments = rewriteComments(line, format, inComment);
      if (format === "mdx" || inComment || /^\s*<!--/.test(line)) inComment = comments.end;
      return {
        text: rewriteLine(
          format === "mdx" ? comments.text : line,
          format,
          format === "md" && !inComment ? figures : undefined,
        ),
        isCode: inComment !== undefined,
      };
    });
  return withBoxesNested(withBoxesClosed(withFormulasClosed(lines)), format)
    .map(({ text: line }) => line)
    .join("\n");
}

/** Unusual spaces, as word processors and a Mac's option key produce them, and zero-width characters. */
const ODD_SPACE = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
export const NO_WIDTH = /[\u200b\u2060\ufeff]/g;
const MARK = "#{1,6}(?=\\s)|[-*+](?=\\s)|\\d{1,9}[.)](?=\\s)|>|`{3,}|~{3,}|:{3,}|\\|";
const BEFORE_MARK = new RegExp(`^[\\s\\u200b\\u2060]+(?=${MARK})`);
const AFTER_MARK = new RegExp(`^([ \\t]*(?:>[ \\t]?)*(?:${MARK})[a-z-]*)(\\s+)`, "i");
/** The line below the head of a table. */
const RULE_OF_TABLE = /^(?=[^-]*-)[\s|:-]+$/;

/** The start of a line whose mark, `#` or `-`, needs plain spaces around it: CommonMark accepts no others. */
function withPlainStart(line: string): string {
  if (line.search(/[^\x20-\x7e]/) === -1) return line;
  const plain = (spaces: string) => spaces.replace(NO_WIDTH, "").replace(ODD_SPACE, " ");
  if (RULE_OF_TABLE.test(line)) return plain(line);
  return line
    .replace(BEFORE_MARK, (spaces) => (plain(spaces).length > 3 ? spaces : plain(spaces)))
    .replace(AFTER_MARK, (_, mark: string, spaces: string) => mark + plain(spaces));
}

/** The beginning of multi-line text in braces: `<CodeBlock>{` and a backquote that this line does not close. */
const TEMPLATE = /^[^`]*\{`[^`]*$/;

/** The marks of quotations and list items before a box, and its colons. */
const BEFORE_BOX = "(?:\\s*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=\\s)))*\\s*";
const COLONS = `${BEFORE_BOX}:{3,}`;
const BRACED_BOX = new RegExp(
  `^(${COLONS})\\s*\\{\\s*(?:#[\\w-]+\\s+)?\\.?(?:callout-)?([a-z-]{1,40})([^{}]*)\\}(.*)$`,
  "i",
);
const TITLED_BOX = new RegExp(`^(${COLONS}\\s*[a-z-]+)[ \\t]+([^\\s[{].*)$`, "i");
/** VitePress opens a box with `{open}` after its name or title. */
const ATTRIBUTES = "(\\{open\\})[ \\t]*$";
const BOX_WITH_ATTRIBUTES = new RegExp(`^(${COLONS}\\s*[a-z-]+)[ \\t]*${ATTRIBUTES}`, "i");
const TITLE_WITH_ATTRIBUTES = new RegExp(`^(.*\\S)[ \\t]+${ATTRIBUTES}`);
/** The name of a group of tabs in VuePress, and options of its plugins: `::: tabs :options="{}"`. */
const TABS = /^(\s*:{3,}\s*(?:code-)?tabs)(?:#[\w-]+|(?:[ \t]+:?[\w-]+="[^"]*")+[ \t]*$)/;
const SPACED_BOX = new RegExp(`^(${COLONS})\\s+([a-z-]+)`, "i");
const BOX = new RegExp(`^(${BEFORE_BOX})(:{3,})[a-z-]`, "i");

/** Boxes that end on the line of their text, `:::note Take care :::`, get their end in the blank line below. */
function withBoxesClosed(lines: readonly PageLine[]): readonly PageLine[] {
  let open: { readonly before: string; readonly colons: string } | undefined;
  let closing: string | undefined;
  return lines.flatMap((line, at) => {
    const { text, isCode } = line;
    if (isCode) return line;
    if (closing !== undefined) {
      const end = { text: closing, isCode };
      closing = undefined;
      return end;
    }
    const [, before = "", colons] = BOX.exec(text) ?? [];
    if (colons !== undefined) open = { before: before.replace(/[^\s>]/g, " "), colons };
    else if (/^\s*:{3,}\s*$/.test(text)) open = undefined;
    const isLast = at === lines.length - 1;
    const kept =
      isLast || /^[\s>]*$/.test(lines[at + 1]?.text ?? "")
        ? withoutColons(text, open?.colons)
        : undefined;
    if (kept === undefined || open === undefined) return line;
    const mark = open.before + open.colons;
    open = undefined;
    if (isLast) return [kept, mark].map((part) => ({ text: part, isCode }));
    closing = mark;
    return { text: kept, isCode };
  });
}

/** A line of text, or the line that opens a box, without the colons that close the box at its end; undefined without them. */
function withoutColons(line: string, colons: string | undefined): string | undefined {
  const end = line.trimEnd();
  const bracket = end.endsWith("]") ? "]" : "";
  const text = bracket === "" ? end : end.slice(0, -1);
  if (colons === undefined || !text.endsWith(` ${colons}`)) return undefined;
  const kept = text.slice(0, -colons.length).trimEnd();
  return /[^\s>:]/.test(kept) ? kept + bracket : undefined;
}

function rewriteLine(line: string, format: "md" | "mdx", figures?: MkdocsFigures): string {
  // `:::{note} Title` and `::: {.callout-note title="Title"}` as MyST and Quarto write it
  // `:::note Title` as Docusaurus writes it → `:::note[Title]`
  const out = line
    .replace(BRACED_BOX, (_, colons: string, name: string, settings: string, rest: string) =>
      `${colons}${name} ${/title="([^"]*)"/.exec(settings)?.[1] ?? rest.trim()}`.trimEnd(),
    )
    .replace(TABS, "$1")
    .replace(BOX_WITH_ATTRIBUTES, "$1$2")
    .replace(TITLED_BOX, (_, start: string, title: string) => {
      const [, text = title.trimEnd(), attributes = ""] = TITLE_WITH_ATTRIBUTES.exec(title) ?? [];
      return `${start}[${text}]${attributes}`;
    })
    .replace(SPACED_BOX, "$1$2");
  // A line of `$$$$` is an empty formula
  const plain = outsideCode(out.replace(/^[ \t]*\${4}[ \t]*$/, ""), (text) => {
    const read = withPlainAttributes(withKeys(text));
    return figures ? figures.read(read) : read;
  }).replace(/^(\s*#{1,6}\s.*\S)\s*\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/, "$1 {#$2}");
  // `Heading {#id}`: a brace would start an expression
  return format === "mdx"
    ? plain.replace(/^(.*\S)\s*(?<!\\)(\{[ \t]*#[^\s{}][^{}\n]*\}\s*)$/, "$1 \\$2")
    : plain;
}

/** GitHub's $`x^2`$, or a code span. */
const CODE = new RegExp(`${CODE_SPAN}|\\$\`([^\`]+)\`\\$`, "g");

/** Changes the text of a line but not its code, except GitHub's $`x^2`$, which becomes $x^2$. */
function outsideCode(line: string, change: (text: string) => string): string {
  let end = 0;
  let result = "";
  for (const { index, 0: code, 2: formula } of line.matchAll(CODE)) {
    result += change(line.slice(end, index)) + (formula === undefined ? code : `$${formula}$`);
    end = index + code.length;
  }
  return result + change(line.slice(end));
}

/** Keys in MkDocs' notation: a modifier with others, one whose name is not an ordinary word, or custom text in quotes. */
const KEYS =
  /(?<![\w\\+])\+\+((?:ctrl|control|alt|option|shift|cmd|command|meta|win|windows|super|fn)(?:\+[a-z\d-]+)+|enter|esc|escape|tab|space|backspace|f\d{1,2}|(?:arrow|page)-[a-z]+)\+\+(?![\w+])/g;
const OWN_KEY = /(?<![\w\\+])\+\+"([^"\n]+)"\+\+(?![\w+])/g;

/** `++ctrl+page-up++` → `<kbd>Ctrl</kbd>+<kbd>Page up</kbd>`, and `++"uint256[]"++` → `<kbd>uint256\[\]</kbd>`. */
function withKeys(text: string): string {
  const plain = (name: string) => name.replace(/[\\`*_[\]<>~$]/g, "\\$&");
  return text
    .replace(OWN_KEY, (_, name: string) => `<kbd>${plain(name)}</kbd>`)
    .replace(KEYS, (_, names: string) =>
      names
        .split("+")
        .map(
          (name) => `<kbd>${name.charAt(0).toUpperCase()}${name.slice(1).replace("-", " ")}</kbd>`,
        )
        .join("+"),
    );
}

/**
 * `src={require("./a.png").default}`, `href={useBaseUrl("/a")}` → the path alone; Docusaurus' lists that this site makes anyway
 * are removed.
 */
function withPlainAttributes(text: string): string {
  return text
    .replace(
      /=\{\s*(?:require|useBaseUrl)\(\s*(["'])([^"'{}<>]+)\1\s*\)(?:\.default)?\s*\}/g,
      '="$2"',
    )
    .replace(/(<TOCInline\b[^<>]*?)\s+toc=\{toc\}/g, "$1")
    .replace(/(<DocCardList\b[^<>]*?)\s+items=\{useCurrentSidebarCategory\(\)\.items\}/g, "$1");
}

/**
 * Rewrites `<!-- … -->` on a line as an MDX comment, except inside a comment; `end` is the closing mark of one that continues.
 */
function rewriteComments(
  line: string,
  format: "md" | "mdx",
  began: CommentEnd | undefined,
): { text: string; end: CommentEnd | undefined } {
  let end = began;
  let text = "";
  let rest = line;
  for (;;) {
    const match = (end ? INSIDE_COMMENT[end] : OUTSIDE_COMMENT[format]).exec(rest);
    if (!match) return { text: text + rest, end };
    const [token] = match;
    const isHidden = end === "-->" && token === "*/";
    text += rest.slice(0, match.index) + (isHidden ? "* /" : (AS_MDX.get(token) ?? token));
    rest = rest.slice(match.index + token.length);
    if (end === undefined)
      end = token === "<!--" ? "-->" : token.startsWith("{") ? "*/" : undefined;
    else if (token === end) end = undefined;
  }
}
