import { readSources } from "../../../plugins/site-content/model/source";
import { CALCULATORS } from "../../domain/calculators/all";
import { evaluate, initialInputs } from "../../domain/calculators/evaluate";
import { PLOTS } from "../../domain/plot/plots";
import { plain, publishedFigures } from "./publishedFigures";
import { stepFigures } from "./stepFigures";

/** Numbers that no sum gives: limits of standards, HTTP codes, identifiers, figures quoted to be corrected. Each needs its reason. */
const FACTS: Readonly<Record<string, string>> = {
  "124000": "balance of pool 3, an input",
  "9950": "10,000 bps less a tolerance of 50 bps",
  "9999": "most basis points below the whole",
  "512": "longest URI of a Fungible Asset",
  "404": "HTTP",
  "409": "HTTP",
  "422": "HTTP",
  "429": "HTTP",
  "503": "HTTP",
  "8601": "ISO standard of dates",
  "1768478460": "a deadline in a sample: 2026-01-15T12:01:00Z",
  "2204.05238": "arXiv",
  "2208.06046": "arXiv",
  "20.6": "version of Node.js",
  "12.5": "sample of a decimal text",
  "0.41528": "an example of rounding twice",
  "0.415": "the same",
  "393.87": "a wrong figure the post corrects",
};

/** A number on a page that claims to be a figure: three significant digits or more. */
export type Figure = { readonly file: string; readonly line: number; readonly text: string };

/** Figures of all pages that name check groups in their front matter (`math`), with the texts each page may print. */
export function checkedPages(): readonly { readonly file: string; readonly figures: readonly Figure[]; readonly isKnown: (text: string) => boolean }[] {
  const published = publishedFigures();
  const common = [...shownFigures(), ...Object.keys(FACTS), ...stepFigures().map((value) => value.toFixed(18))];
  return readSources(process.cwd(), "content")
    .filter(({ path, text }) => path.endsWith(".mdx") && MATH.test(text))
    .map(({ path: file, text }) => {
      const groups = MATH.exec(text)?.[1]?.split(/,\s*/) ?? [];
      return { file, figures: figuresOf(file, text), isKnown: knownAmong([...common, ...groups.flatMap((group) => published.get(group) ?? [])]) };
    });
}

const MATH = /^math: \[(.*)\]$/m;

/** What plots and calculators show: computed from the maths module. */
function shownFigures(): string[] {
  const plots = Object.values(PLOTS).flatMap((make) => {
    const { finding, table } = make();
    return [finding, JSON.stringify(table)];
  });
  const calculators = Object.values(CALCULATORS).map((calculator) => JSON.stringify(evaluate(calculator, initialInputs(calculator)).result));
  return [...plots, ...calculators].flatMap((text) => [...text.matchAll(NUMBER)].map((match) => plain(match[0])));
}

/** A text is known when a known number, rounded to as many decimals, reads the same. */
function knownAmong(known: readonly string[]): (text: string) => boolean {
  const numbers = [...new Set(known)].map((text) => ({ value: Number(text), decimals: text.split(".")[1]?.length ?? 0 }));
  const byDecimals = new Map<number, ReadonlySet<string>>();
  return (text) => {
    const wanted = plain(text);
    const decimals = wanted.split(".")[1]?.length ?? 0;
    const rounded =
      byDecimals.get(decimals) ??
      new Set(
        numbers
          .filter((number) => number.decimals >= decimals || number.value % 1 === 0 || decimals - number.decimals <= 2)
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

/** Rows such as "| 131076 | `E_MIN_OUT` | `out_of_range` (4) |" of any page. */
export function codeRows(): readonly { readonly where: string; readonly code: number; readonly category: string; readonly reason: number }[] {
  return readSources(process.cwd(), "content").flatMap(({ path, text }) =>
    [...text.matchAll(/^\| (\d{5,}) \| `E_\w+` \| `(\w+)` \((\d+)\)/gm)].map(([row, code, category = "", reason]) => ({
      where: `${path} ${row}`,
      code: Number(code),
      category,
      reason: Number(reason),
    })),
  );
}
