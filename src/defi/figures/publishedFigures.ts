import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const MATH = path.join(process.cwd(), "src/defi/math");

/**
 * Number strings by check group (M01 …): inputs and expected values of the maths tests, which compare each value with what the
 * module returns. A page lists its groups in its front matter (`math`).
 */
export function publishedFigures(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of readdirSync(MATH).filter((file) => file.endsWith(".test.ts"))) {
    const source = readFileSync(path.join(MATH, name), "utf8");
    const titles = [...source.matchAll(/^describe\("([^"]*)"/gm)].map((match) => match[1] ?? "");
    for (const group of new Set(titles.join(" ").match(/M\d\d/g)))
      groups.set(group, [...(groups.get(group) ?? []), ...figuresIn(source)]);
  }
  return groups;
}

/** Finds strings such as "4,935.79" and numbers such as 0.9872 or 493_579_017_198n. */
function figuresIn(source: string): string[] {
  const texts = [...source.matchAll(/"[-−]?([\d,]+(?:\.\d+)?)"/g)].map((match) => match[1] ?? "");
  const numbers = [...source.matchAll(/(?<![\w.])(\d[\d_]*(?:\.[\d_]+)?)n?\b/g)].map(
    (match) => match[1] ?? "",
  );
  return [...texts, ...numbers].map(plain);
}

/** Keeps digits and decimal point only: "−5.72%" and "5.72" are the same figure. */
export function plain(text: string): string {
  return text.replace(/[^\d.]/g, "");
}
