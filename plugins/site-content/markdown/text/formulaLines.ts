/** A line of a page, after small rewrites. */
export type PageLine = { readonly text: string; readonly isCode: boolean };

/** The prefix of a line in a list or a quotation. */
const PREFIX = "[\\s>]*(?:(?:[-*+]|\\d{1,9}[.)])\\s+)*";
const OPENING = new RegExp(`^${PREFIX}\\$\\$(?!\\$)[^$]*$`);
/** The last line of a formula: its TeX, the dollars, and the punctuation that ends the sentence. */
const CLOSING = /^([\s>]*)([^$\s>][^$]*)\$\$([.,;:]?)\s*$/;

/**
 * Moves the closing dollars of a multi-line formula, `\end{aligned}$$`, to a line of their own, as Markdown requires: the TeX
 * before them is appended to the line above.
 */
export function withFormulasClosed(lines: readonly PageLine[]): readonly PageLine[] {
  const result = [...lines];
  lines.forEach(({ text, isCode }, at) => {
    if (isCode || !OPENING.test(text)) return;
    const end = lines.findIndex((line, index) => index > at && endsSearch(line));
    const [, prefix, tex, mark] = CLOSING.exec(lines[end]?.text ?? "") ?? [];
    const above = result[end - 1];
    if (!above || tex === undefined || /(?<!\\)%/.test(above.text)) return;
    result[end - 1] = { ...above, text: `${above.text.trimEnd()} ${tex.trimEnd()}${mark}` };
    result[end] = { text: `${prefix}$$`, isCode: false };
  });
  return result;
}

function endsSearch({ text, isCode }: PageLine): boolean {
  return isCode || text.includes("$") || text.trim() === "";
}
