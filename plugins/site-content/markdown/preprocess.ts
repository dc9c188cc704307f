const FENCE = /^\s*(?:(?:>\s*)|(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}(?!.*`)|~{3,})/;
const CODE_SPAN = "(?<!`)(`+)(?!`).*?(?<!`)\\1(?!`)";
const OUTSIDE_COMMENT = new RegExp(`<!--|${CODE_SPAN}`);
const INSIDE_COMMENT = /-->|\*\//;

/**
 * Small conveniences of other Markdown tools that MDX or directives would refuse, rewritten line by line.
 * Lines are never added or removed, so that positions stay true; code is left alone.
 */
export function preprocess(text: string, format: "md" | "mdx"): string {
  let fence: string | undefined;
  let inComment = false;
  return text
    .split("\n")
    .map((line) => {
      const mark = inComment ? undefined : FENCE.exec(line)?.[1];
      if (fence !== undefined) {
        if (mark?.startsWith(fence) && line.trim().replace(/^(?:>\s*)*/, "") === mark)
          fence = undefined;
        return line;
      }
      if (mark !== undefined) {
        fence = mark;
        return line;
      }
      const comments = rewriteComments(line, inComment);
      inComment = comments.open && (format === "mdx" || inComment || /^\s*<!--/.test(line));
      return rewriteLine(format === "mdx" ? comments.text : line, format);
    })
    .join("\n");
}

function rewriteLine(line: string, format: "md" | "mdx"): string {
  // `:::note Title` as Docusaurus writes it → `:::note[Title]`
  const out = line
    .replace(/^(\s*(?:>\s*)*:{3,}\s*[a-z-]+)[ \t]+([^\s[{].*?)\s*$/i, "$1[$2]")
    .replace(/^(\s*:{3,})\s+([a-z-]+)/i, "$1$2");
  // GitHub's $`x^2`$ → $x^2$
  const formula = out.replace(/\$`([^`]+)`\$/g, "$$$1$$");
  // `src={require("./a.png").default}`, `href={useBaseUrl("/a")}` → the path alone
  const plain = formula
    .replace(
      /=\{\s*(?:require|useBaseUrl)\(\s*(["'])([^"'{}<>]+)\1\s*\)(?:\.default)?\s*\}/g,
      '="$2"',
    )
    .replace(/(<TOCInline\b[^>]*?)\s+toc=\{toc\}/g, "$1")
    .replace(/(<DocCardList\b[^>]*?)\s+items=\{useCurrentSidebarCategory\(\)\.items\}/g, "$1")
    .replace(/^(\s*#{1,6}\s.*\S)\s*\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/, "$1 {#$2}");
  // `Heading {#id}`: a brace would start an expression
  return format === "mdx"
    ? plain.replace(/^(.*\S)\s*(?<!\\)(\{#[^\s{}]+\}\s*)$/, "$1 \\$2")
    : plain;
}

/** `<!-- … -->` as MDX writes comments, on one line of text; `open` says whether a comment goes on. */
function rewriteComments(line: string, wasOpen: boolean): { text: string; open: boolean } {
  let open = wasOpen;
  let text = "";
  let rest = line;
  for (;;) {
    const match = (open ? INSIDE_COMMENT : OUTSIDE_COMMENT).exec(rest);
    if (!match) return { text: text + rest, open };
    const [token] = match;
    text +=
      rest.slice(0, match.index) +
      (token === "<!--" ? "{/*" : token === "-->" ? "*/}" : token === "*/" ? "* /" : token);
    rest = rest.slice(match.index + token.length);
    if (token === "<!--" || token === "-->") open = token === "<!--";
  }
}
