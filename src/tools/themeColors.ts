import { colorsNamed, parse } from "culori";
import { didYouMean, type Fault } from "../domain/problems";

/** CSS functions that return a color. Only browsers can evaluate those on the second line. */
const READ = "rgb rgba hsl hsla hwb lab lch oklab oklch color".split(" ");
const WORKED_OUT = "var color-mix light-dark".split(" ");
const RELATIVE = /\bfrom\b|\b(?:var|calc|env)\(/;
const FIX = "Write # and 3, 4, 6 or 8 hexadecimal digits, or another color of CSS.";

/**
 * What is wrong with the value of a color that browsers cannot read, such as `#c2410`, `orang` and `rbg(1 2 3)`: a custom
 * property accepts any value, and whatever uses it loses its color. Undefined for a valid one, and for one that only a browser
 * can judge.
 */
export function colorFault(name: string, written: string): Fault | undefined {
  const value = written.replace(/!\s*important\s*$/i, "").trim();
  const fault = (guess = "", fix = FIX) => ({
    message: `${name} is ${value || "empty"}, which is not a color.${guess}`,
    fix,
  });
  if (value === "") return fault();
  if (/^["']/.test(value)) return fault("", "Write the color without quotation marks.");
  if (/^--[\w-]+$/.test(value)) return fault(` Did you mean "var(${value})"?`);
  if (/^[\da-f]{3,8}$/i.test(value)) return fault(` Did you mean "#${value}"?`);
  if (/^#\S*$/.test(value)) return parse(value) ? undefined : fault();
  const [, called] = /^([\w-]*)\([^()]*\)$/.exec(value.toLowerCase()) ?? [];
  if (called === undefined) return /^[a-z]+$/i.test(value) ? wordFault(value, fault) : undefined;
  if (WORKED_OUT.includes(called) || RELATIVE.test(value)) return undefined;
  if (READ.includes(called)) return parse(value.toLowerCase()) ? undefined : fault();
  const guess = didYouMean(called, [...READ, ...WORKED_OUT]);
  return guess === "" ? undefined : fault(guess);
}

/** A word that resembles no color may be one that browsers know, such as inherit and Canvas. */
function wordFault(word: string, fault: (guess: string) => Fault): Fault | undefined {
  if (parse(word.toLowerCase())) return undefined;
  const guess = didYouMean(word, Object.keys(colorsNamed));
  return guess === "" ? undefined : fault(guess);
}
