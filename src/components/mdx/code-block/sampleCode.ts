import type { CodeLine, CodeToken } from "../../../domain/code";
import { element, type Json, type TreeElement } from "../../../domain/documentTree";

/** Code that a descriptor generates, with the classes of highlighted code but without a grammar. */
export function sampleCode(code: string, language: string, title?: string): TreeElement {
  const lines = code.split("\n").map((line): CodeLine => ({ tokens: tokensOf(line, language) }));
  return element("CodeBlock", {
    language,
    lines: lines as unknown as Json,
    ...(title !== undefined && { title }),
  });
}

const WORDS: Readonly<Record<string, string>> = {
  bash: "curl",
  json: "true|false|null",
  python: "import|True|False|None|print",
  typescript: "const|await|new|if|throw",
};

/** Finds strings, numbers and keywords of the language; the class names are those of highlighted code. */
function tokensOf(line: string, language: string): CodeToken[] {
  const words = WORDS[language];
  const pattern = new RegExp(
    `("(?:\\\\.|[^"\\\\])*"|\`[^\`]*\`)|\\b(\\d[\\d_]*)\\b${words ? `|\\b(${words})\\b` : ""}`,
    "g",
  );
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const { 0: text, 1: quoted, 2: number, index } of line.matchAll(pattern)) {
    if (index > end) tokens.push(line.slice(end, index));
    tokens.push([quoted ? "s" : number ? "c" : "k", text]);
    end = index + text.length;
  }
  if (end < line.length) tokens.push(line.slice(end));
  return tokens;
}
