import type { Report } from "../report";
import { FencedCode } from "./fences";

const UNWRAPPED = /^\s*(`{3,}|~{3,})mdx-code-block\s*$/;
const HEAD = /^\s*<head>\s*$/i;
const HEAD_END = /<\/head>\s*$/i;

/**
 * Removes from a page two things that only Docusaurus has: the tags in `<head>` or `<Head>`, with a warning, and `mdx-code-block`
 * fences around MDX, whose content is kept. Line numbers do not change.
 */
export function withoutDocusaurusBlocks(text: string, report: Report): string {
  if (!/<head>|mdx-code-block/i.test(text)) return text;
  const lines = text.split("\n");
  const lastOfHead = lines.findLastIndex((line) => HEAD_END.test(line));
  const fences = new FencedCode();
  let mark: string | undefined;
  let isHead = false;
  const rest = lines.map((line, at) => {
    if (isHead) {
      isHead = !HEAD_END.test(line);
      return "";
    }
    if (mark !== undefined) {
      if (line.trim() !== mark) return line;
      mark = undefined;
      return "";
    }
    if (!fences.isOpen) mark = UNWRAPPED.exec(line)?.[1];
    if (mark !== undefined) return "";
    if (fences.has(line) || !HEAD.test(line) || at >= lastOfHead) return line;
    isHead = true;
    report(
      "warning",
      at + 1,
      "The content of <head> is left out.",
      "Put title_meta, description, keywords and image in the front matter.",
    );
    return "";
  });
  return rest.join("\n");
}
