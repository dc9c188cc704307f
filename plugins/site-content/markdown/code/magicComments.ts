import type { CodeLine } from "../../../../src/domain/code";

/** A comment alone on its line, in the notations of common languages. */
const COMMENT =
  /^\s*(?:\/\/|#|\{?\/\*|<!--|--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Shiki's mark at the end of a line, which many Docusaurus sites use as well: `// [!code ++]`. */
const SHIKI =
  /(?<!\s)\s*(?:\/\/|#|\{?\/\*|<!--|--)\s*\[!code (\+\+|--|hl|highlight)\]\s*(?:\*\/\}?|-->)?\s*$/;
const SHIKI_MARKS = {
  "++": "insert",
  "--": "delete",
  hl: "highlight",
  highlight: "highlight",
} as const;

/**
 * Removes from code the comments that mark lines: Docusaurus' `highlight-next-line`, `highlight-start` and `highlight-end`, and
 * Shiki's.
 * @returns the code that is left, and the marks of its lines, counted from 1
 */
export function takeMagicComments(source: string): {
  readonly code: string;
  readonly marks: ReadonlyMap<number, NonNullable<CodeLine["mark"]>>;
} {
  const kept: string[] = [];
  const marks = new Map<number, NonNullable<CodeLine["mark"]>>();
  let isOpen = false;
  let isNext = false;
  for (const line of source.split("\n")) {
    const [, range] = COMMENT.exec(line) ?? [];
    if (range === undefined) {
      const [, mark] = SHIKI.exec(line) ?? [];
      kept.push(mark ? line.replace(SHIKI, "") : line);
      if (isOpen || isNext) marks.set(kept.length, "highlight");
      if (mark) marks.set(kept.length, SHIKI_MARKS[mark as keyof typeof SHIKI_MARKS]);
      isNext = false;
    } else if (range === "next-line") isNext = true;
    else isOpen = range === "start";
  }
  return { code: kept.join("\n"), marks };
}
