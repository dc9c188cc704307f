import { CALCULATORS } from "../calculators/all";
import { evaluate, initialInputs } from "../calculators/evaluate";
import { PLOTS } from "../plots/plots";
import { plain, publishedFigures } from "./publishedFigures";
import { stepFigures } from "./stepFigures";

/** A number on a page that counts as a figure: one with three significant digits or more. */
export type Figure = { readonly file: string; readonly line: number; readonly text: string };

/** A page as its author wrote it. */
export type FigurePage = { readonly file: string; readonly text: string };

/**
 * The figures of all pages that list check groups in their front matter (`math`), with the number strings that each page may
 * print.
 * @param facts numbers that are not computed
 */
export function checkedPages(
  pages: readonly FigurePage[],
  facts: readonly string[],
): readonly {
  readonly file: string;
  readonly figures: readonly Figure[];
  readonly isKnown: (text: string) => boolean;
}[] {
  const published = publishedFigures();
  const common = [...shownFigures(), ...facts, ...stepFigures().map((value) => value.toFixed(18))];
  return pages
    .filter(({ text }) => MATH.test(text))
    .map(({ file, text }) => {
      const groups = MATH.exec(text)?.[0].match(/M\d+/g) ?? [];
      return {
        file,
        figures: figuresOf(file, text),
        isKnown: knownAmong([...common, ...groups.flatMap((group) => published.get(group) ?? [])]),
      };
    });
}

/** Matches the front matter's `math`, either in brackets or one item per line. */
const MATH = /^math:(?:[ \t]*\[[^\]]*\]|(?:\n[ \t]*-[ \t]+\S+)+)[ \t]*$/m;

let shown: readonly string[] | undefined;

/** What plots and calculators show, computed from the maths once per process. */
function shownFigures(): readonly string[] {
  shown ??= computeShownFigures();
  return shown;
}

function computeShownFigures(): string[] {
  const plots = Object.values(PLOTS).flatMap((make) => {
    const { finding, table } = make();
    return [finding, JSON.stringify(table)];
  });
  const calculators = Object.values(CALCULATORS).map((calculator) =>
    JSON.stringify(evaluate(calculator, initialInputs(calculator)).result),
  );
  return [...plots, ...calculators].flatMap((text) =>
    [...text.matchAll(NUMBER)].map((match) => plain(match[0])),
  );
}

/** A number string is known when a known number, rounded to as many decimals, reads the same. */
export function knownAmong(known: readonly string[]): (text: string) => boolean {
  const numbers = [...new Set(known)].map((text) => ({
    value: Number(text),
    decimals: text.split(".")[1]?.length ?? 0,
  }));
  const byDecimals = new Map<number, ReadonlySet<string>>();
  return (text) => {
    const wanted = plain(text);
    const decimals = wanted.split(".")[1]?.length ?? 0;
    const rounded =
      byDecimals.get(decimals) ??
      new Set(
        numbers
          .filter(
            (number) =>
              number.decimals >= decimals ||
              number.value % 1 === 0 ||
              decimals - number.decimals <= 2,
          )
          .map(({ value }) => value.toFixed(decimals)),
      );
    byDecimals.set(decimals, rounded);
    return rounded.has(Number(wanted).toFixed(decimals));
  };
}

const NUMBER = /(?<![\w.#/:-])\d[\d,_]*(?:\.\d+)?/g;
const YEAR = /^20\d\d$/;

function figuresOf(file: string, text: string): Figure[] {
  const front = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].split("\n").length ?? 1;
  return text.split("\n").flatMap((line, index) =>
    index < front - 1 || /\[0-9a-f\]/.test(line)
      ? []
      : [...line.matchAll(NUMBER)]
          .map((match) => match[0].replace(/[,_]+$/, ""))
          .filter((number) => !YEAR.test(number) && significantDigits(number) >= 3)
          .map((number) => ({ file, line: index + 1, text: number })),
  );
}

function significantDigits(text: string): number {
  return plain(text).replace(".", "").replace(/^0+/, "").replace(/0+$/, "").length;
}

/** Rows such as "| 131076 | `E_MIN_OUT` | `out_of_range` (4) |" on any page. */
export function codeRows(pages: readonly FigurePage[]): readonly {
  readonly file: string;
  readonly line: number;
  readonly code: number;
  readonly category: string;
  readonly reason: number;
}[] {
  return pages.flatMap(({ file, text }) =>
    text.split("\n").flatMap((row, index) => {
      const [, code, category = "", reason] =
        /^\| (\d{5,}) \| `E_\w+` \| `(\w+)` \((\d+)\)/.exec(row) ?? [];
      return code === undefined
        ? []
        : [{ file, line: index + 1, code: Number(code), category, reason: Number(reason) }];
    }),
  );
}
