import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
} from "shiki";
import { type CodeLine, type CodeToken, parseCodeMeta } from "../../../../src/domain/code";
import { takeMagicComments } from "./magicComments";

const THEME = createCssVariablesTheme({
  name: "site",
  variablePrefix: "--",
  variableDefaults: {},
  fontStyle: false,
});
const CLASSES: Record<string, string> = {
  "token-constant": "c",
  "token-string": "s",
  "token-comment": "m",
  "token-keyword": "k",
  "token-parameter": "v",
  "token-function": "f",
  "token-string-expression": "s",
  "token-punctuation": "p",
  "token-link": "s",
};
/** Names of grammars that Shiki does not know: those of Docusaurus and GitHub. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["txt", "text"],
  ["plain", "text"],
  ["plaintext", "text"],
  ["env", "dotenv"],
  ["sol", "solidity"],
]);

/**
 * One highlighter per language: with a shared one, the colours of embedded languages would depend on what other pages had loaded
 * before.
 */
const highlighters = new Map<string, Promise<Highlighter>>();

function highlighterFor(language: keyof typeof bundledLanguages): Promise<Highlighter> {
  const known =
    highlighters.get(language) ??
    createHighlighter({ themes: [THEME], langs: [language], warnings: false });
  highlighters.set(language, known);
  return known;
}

function grammarOf(language: string): string {
  return ALIASES.get(language) ?? language;
}

function hasGrammar(name: string): name is keyof typeof bundledLanguages {
  return Object.hasOwn(bundledLanguages, name);
}

/** True for plain text and for languages with a grammar. */
export function knowsLanguage(language: string): boolean {
  const name = grammarOf(language);
  return name === "text" || name === "diff" || hasGrammar(name);
}

/**
 * Highlights code at build time. Tokens carry one-letter class names, so that each colour mode takes one rule per class. Magic
 * comments (`highlight-next-line`, …) become line marks and are removed from the code.
 */
export async function highlight(
  source: string,
  language: string,
  meta: string,
): Promise<{ lines: CodeLine[]; title?: string; start?: number }> {
  const { title, start, marks } = parseCodeMeta(meta);
  const { code, highlighted } = takeMagicComments(source.replace(/\n$/, ""));
  const tokens = await tokenize(code, grammarOf(language));
  const lines = tokens.map((line, index): CodeLine => {
    const mark =
      marks.get(index + 1) ??
      (highlighted.has(index + 1) ? "highlight" : undefined) ??
      (language === "diff" ? diffMark(line) : undefined);
    return { tokens: line, ...(mark && { mark }) };
  });
  return { lines, ...(title && { title }), ...(start !== undefined && { start }) };
}

async function tokenize(code: string, language: string): Promise<CodeToken[][]> {
  if (language === "text" || !hasGrammar(language))
    return code.split("\n").map((line) => (line === "" ? [] : [line]));
  const shiki = await highlighterFor(language);
  // A limit by length: Shiki's own by time would colour the same code differently on a busy machine.
  const limits = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 2_000 };
  const { tokens } = shiki.codeToTokens(code, {
    lang: language,
    theme: "site",
    ...limits,
  });
  return tokens.map((line) =>
    line.map(({ content, color }): CodeToken => {
      const name = CLASSES[/--([\w-]+)/.exec(color ?? "")?.[1] ?? ""];
      return name && content.trim() !== "" ? [name, content] : content;
    }),
  );
}

function diffMark(line: readonly CodeToken[]): CodeLine["mark"] {
  const first = line[0];
  const text = typeof first === "string" ? first : first?.[1];
  if (text?.startsWith("+") && !text.startsWith("+++")) return "insert";
  return text?.startsWith("-") && !text.startsWith("---") ? "delete" : undefined;
}
