import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  isPlainLang,
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
/** Names of grammars that Shiki does not know. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["env", "dotenv"],
  ["sol", "solidity"],
]);

/**
 * One highlighter per language: with a shared one, the colours of embedded languages would depend on what other pages had loaded
 * before.
 */
const highlighters = new Map<string, Promise<Highlighter>>();

function highlighterFor(language: BundledLanguage): Promise<Highlighter> {
  const known =
    highlighters.get(language) ??
    createHighlighter({ themes: [THEME], langs: [language], warnings: false });
  highlighters.set(language, known);
  return known;
}

/** The grammar of a language; undefined for plain text and for a language that has none. */
function grammarOf(language: string): BundledLanguage | undefined {
  const name = ALIASES.get(language) ?? language;
  return Object.hasOwn(bundledLanguages, name) ? (name as BundledLanguage) : undefined;
}

/** True for plain text and for languages with a grammar. */
export function knowsLanguage(language: string): boolean {
  return isPlainLang(language) || grammarOf(language) !== undefined;
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

async function tokenize(
  code: string,
  grammar: BundledLanguage | undefined,
): Promise<CodeToken[][]> {
  if (!grammar) return code.split("\n").map((line) => (line === "" ? [] : [line]));
  const shiki = await highlighterFor(grammar);
  // A limit by length: Shiki's own by time would colour the same code differently on a busy machine.
  const limits = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 2_000 };
  const { tokens } = shiki.codeToTokens(code, {
    lang: grammar,
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
