/** A comment alone on its line, in the notations of common languages. */
const COMMENT =
  /^\s*(?:\/\/|#|\{?\/\*|<!--|--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Removes from code Docusaurus' comments that mark lines: `highlight-next-line`, `highlight-start` and `highlight-end`.
 * @returns the code that is left, and the lines to highlight, counted from 1
 */
export function takeMagicComments(source: string): {
  readonly code: string;
  readonly highlighted: ReadonlySet<number>;
} {
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let isOpen = false;
  let isNext = false;
  for (const line of source.split("\n")) {
    const [, range] = COMMENT.exec(line) ?? [];
    if (range === undefined) {
      kept.push(line);
      if (isOpen || isNext) highlighted.add(kept.length);
      isNext = false;
    } else if (range === "next-line") isNext = true;
    else isOpen = range === "start";
  }
  return { code: kept.join("\n"), highlighted };
}
