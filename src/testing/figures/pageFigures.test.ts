import { decodeAbortCode } from "../../domain/math/abortCode";
import { checkedPages, codeRows } from "./pageFigures";

const pages = checkedPages();

/** The same number with its last digit other than 0 changed by one. */
function wrong(text: string): string {
  return text.replace(/[1-9](?=[^1-9]*$)/, (digit) => String(digit === "9" ? 8 : Number(digit) + 1));
}

test.each(pages.map(({ file, ...page }) => [file, page] as const))("%s: every figure is one the maths module gives", (_file, { figures, isKnown }) => {
  expect(figures.filter(({ text }) => !isKnown(text)).map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test("the figures of all pages that name check groups are covered", () => {
  expect(pages.length).toBeGreaterThanOrEqual(40);
  expect(pages.flatMap(({ figures }) => figures).length).toBeGreaterThan(900);
});

test("a wrong digit planted in a figure goes red: in nineteen of twenty with four digits or more", () => {
  const long = pages.flatMap(({ figures, isKnown }) =>
    figures.filter(({ text }) => /[.,]/.test(text) && text.replace(/\D/g, "").replace(/^0+|0+$/g, "").length >= 4).map(({ text }) => isKnown(wrong(text))),
  );
  expect(long.filter((slipped) => slipped).length / long.length).toBeLessThan(0.05);
});

test("every abort code of a table stands beside its category and reason", () => {
  const rows = codeRows();
  expect(rows.length).toBeGreaterThan(20);
  for (const { where, code, category, reason } of rows) expect([where, decodeAbortCode(code)]).toEqual([where, { category, reason }]);
});
