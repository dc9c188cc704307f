/** A fenced block of code, also in lists and quotations, up to the end of a text that does not close it. */
const FENCED =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?!.*`)|~{3,})[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm;
/** The line that opens a box, with a title that is not in brackets. */
const BOX = /^([ \t>]*:{3,})[ \t]*([a-z-]+)(?:[ \t]+([^\s[{].*))?$/gim;
/** Code in a line, which may go on to the next, and comments of MDX and of HTML. */
const CODE_OR_COMMENT =
  /(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)|\{\/\*[\s\S]*?\*\/\}|<!--([\s\S]*?)-->/g;
/** An id at the end of a heading, `{#id}`. */
const HEADING_ID = /(?<![ \t\\])[ \t]*\{(#[^\s{}*]+)\}[ \t]*$/gm;
/** The same in a comment, as newer Docusaurus has it. */
const HEADING_COMMENT =
  /^([ \t>]*#{1,6}[ \t].*?)[ \t]*\{\/\*[ \t]*(#[^\s{}*]+)[ \t]*\*\/\}[ \t]*$/gm;

/**
 * Rewrites the three notations of Docusaurus that its parser would not read, each without moving a line: `:::note Title` becomes
 * `:::note[Title]`, and in MDX ids of headings, `{#id}`, and comments of HTML are not expressions and tags.
 */
export function withDocusaurusText(text: string, format: "md" | "mdx"): string {
  return mapProse(text, (prose) => {
    const titled = prose.replace(BOX, (_, colons, name, title) =>
      title ? `${colons}${name}[${title}]` : `${colons}${name}`,
    );
    if (format === "md") return titled;
    return titled
      .replace(CODE_OR_COMMENT, (whole, _code, comment?: string) =>
        comment === undefined ? whole : `{/*${comment.replaceAll("*/", "* /")}*/}`,
      )
      .replace(HEADING_COMMENT, "$1 \\{$2}")
      .replace(HEADING_ID, " \\{$1}");
  });
}

/** Maps the text between blocks of code. */
function mapProse(text: string, change: (prose: string) => string): string {
  let result = "";
  let end = 0;
  for (const { 0: code, index } of text.matchAll(FENCED)) {
    result += change(text.slice(end, index)) + code;
    end = index + code.length;
  }
  return result + change(text.slice(end));
}
