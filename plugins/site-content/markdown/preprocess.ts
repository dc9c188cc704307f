/**
 * Small conveniences of other Markdown tools that MDX or directives would refuse, rewritten line by line.
 * Lines are never added or removed, so that positions stay true; code is left alone.
 */
export function preprocess(text: string, format: "md" | "mdx"): string {
  let fence: string | undefined;
  return text
    .split("\n")
    .map((line) => {
      const mark = /^\s*(?:>\s*)*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== undefined) {
        if (mark?.startsWith(fence) && line.trim().replace(/^(?:>\s*)*/, "") === mark) fence = undefined;
        return line;
      }
      if (mark !== undefined) {
        fence = mark;
        return line;
      }
      return rewriteLine(line, format);
    })
    .join("\n");
}

function rewriteLine(line: string, format: "md" | "mdx"): string {
  // `:::note Title` as Docusaurus writes it → `:::note[Title]`
  let out = line.replace(/^(\s*(?:>\s*)*:{3,}\s*[a-z-]+)[ \t]+([^\s[{].*?)\s*$/i, "$1[$2]").replace(/^(\s*:{3,})\s+([a-z-]+)/i, "$1$2");
  if (format === "mdx") {
    out = out.replace(/^(#{1,6}\s.*?)\s*(?<!\\)(\{#[\w-]+\}\s*)$/, "$1 \\$2");
    if (!out.includes("`")) out = out.replaceAll("<!--", "{/*").replaceAll("-->", "*/}");
  }
  return out;
}
