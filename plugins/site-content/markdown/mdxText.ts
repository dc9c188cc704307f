/** A fence at the beginning of a line, also in lists and quotations. */
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}(?!.*`)|~{3,})/;
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

/** Maps the text between fences of code. */
function mapProse(text: string, change: (prose: string) => string): string {
  const parts: string[] = [];
  let prose: string[] = [];
  let fence: string | undefined;
  const endProse = () => {
    if (prose.length > 0) parts.push(change(prose.join("\n")));
    prose = [];
  };
  for (const line of text.split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    const isEnd = fence !== undefined && mark?.startsWith(fence) && line.trim().endsWith(mark);
    if (fence === undefined && mark === undefined) prose.push(line);
    else {
      endProse();
      parts.push(line);
      if (fence === undefined) fence = mark;
      else if (isEnd) fence = undefined;
    }
  }
  endProse();
  return parts.join("\n");
}
