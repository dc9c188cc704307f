import type { Paragraph } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { type Problem, problem } from "../../domain/problems";
import type { ProsePage } from "./prosePage";
import { lineOf } from "./rules/rule";

/** How long the sentences of a page are and how they vary; lengths in words. */
export type Rhythm = {
  readonly sentences: number;
  readonly mean: number;
  /** Standard deviation of the lengths. */
  readonly deviation: number;
  readonly longest: number;
  /** Maximum number of consecutive sentences with fewer than eight words. */
  readonly shortRun: number;
};

const SHORT = 8;
/** Targets for a page that reads well: long and short sentences, neither clipped nor endless. */
export const RHYTHM_TARGETS = { mean: [14, 20], deviation: 7, longest: 38, shortRun: 2 } as const;

const AUDIENCE =
  /\b(this|the) (page|guide|policy|kit|glossary|post) is for\b|\b(it is|they are) for\b/i;

/** The rhythm of the running text: paragraphs, without captions and without lists and tables. */
export function rhythmOf(paragraphs: readonly string[]): Rhythm {
  const runs = paragraphs
    .filter((text) => !text.startsWith("Table:"))
    .map((text) => sentencesOf(text).map(wordCount));
  const lengths = runs.flat();
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
  const variance =
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(lengths.length, 1);
  return {
    sentences: lengths.length,
    mean,
    deviation: Math.sqrt(variance),
    longest: Math.max(0, ...lengths),
    shortRun: Math.max(0, ...runs.map(longestShortRun)),
  };
}

/** How many of the targets a rhythm misses. */
export function missedTargets({ mean, deviation, longest, shortRun }: Rhythm): number {
  const [least, most] = RHYTHM_TARGETS.mean;
  return [
    mean < least || mean > most,
    deviation < RHYTHM_TARGETS.deviation,
    longest > RHYTHM_TARGETS.longest,
    shortRun > RHYTHM_TARGETS.shortRun,
  ].filter(Boolean).length;
}

/** Paragraphs at the top level of a page. */
export function paragraphsOf({ root }: ProsePage): readonly string[] {
  return root.children.filter(({ type }) => type === "paragraph").map((node) => textOf(node));
}

/** Docs pages that open by saying who they are for, if there are more of them than allowed. */
export function audienceProblems(
  pages: readonly Pick<ProsePage, "file" | "kind" | "root">[],
  most: number,
): readonly Problem[] {
  const docs = pages.filter(({ kind }) => kind === "doc");
  const found = docs.flatMap((page) => {
    let first: Paragraph | undefined;
    visit(page.root, "paragraph", (node) => {
      first ??= node;
    });
    return first && AUDIENCE.test(textOf(first)) ? [{ page, line: lineOf(first) }] : [];
  });
  if (found.length <= most * docs.length) return [];
  return found.map(({ page, line }) =>
    problem(
      page.file,
      line,
      `The page opens by naming its readers, as ${found.length} of ${docs.length} pages do.`,
      "Begin with what happens to the reader: a result, a question, a loss.",
    ),
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“])/u).filter((sentence) => wordCount(sentence) > 0);
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function longestShortRun(lengths: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const length of lengths) {
    run = length < SHORT ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
