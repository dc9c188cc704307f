import type { CodeLine } from "../../../../src/domain/code";

type Mark = NonNullable<CodeLine["mark"]>;
/** Marks by line number, from 1. */
type Marks = Map<number, Mark>;

const WHOLE_LINE =
  /^\s*(?:\/\/|#|\{?\/\*|<!--|--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?$/;
/** Gatsby's mark, at the end of the line that it marks. */
const THIS_LINE = /(\/\/|#|\{?\/\*|<!--|--)\s*highlight-line(?:\s*(\*\/\}?|-->))?\s*$/;
const OPENING = "[!code ";
/** `[!code ++]`, `[!code hl:3]` for three lines, and `[!code word:x]`, which marks no line; then the comment's end. */
const MARK =
  /^\[!code (?:(?<name>\+\+|--|hl|highlight|focus|error|warning|info)(?::(?<count>\d+))?|word:(?:\\.|[^\]\\])+)\]\s*(?<end>\*\/\}?|-->)?$/;
const COMMENT_START = /(?:\/\/|#|\{?\/\*|<!--|--)$/;
const COMMENT_WITH_TEXT = /(?:\/\/|#|\/\*|<!--|--)\s/;
/** Any other mark is a highlight: the site shows all of them alike. */
const MARKS: ReadonlyMap<string, Mark> = new Map([
  ["++", "insert"],
  ["--", "delete"],
]);

/**
 * Removes from code the comments that mark lines in Docusaurus (`highlight-next-line`), Gatsby (`highlight-line`), and in Shiki
 * and VitePress (`[!code ++]`). A comment on a line of its own applies to the lines below it, as in Shiki.
 * @returns the code that is left, and the marks of its lines
 */
export function takeMagicComments(source: string): { code: string; marks: Marks } {
  const kept: string[] = [];
  const marks: Marks = new Map();
  const written = source.split("\n");
  let open = false;
  let next = false;
  for (const line of written) {
    const range = WHOLE_LINE.exec(line.trimEnd())?.[1];
    if (range === "next-line") next = true;
    else if (range) open = range === "start";
    if (range) continue;
    const { rest, found } = takeMarks(line.replace(THIS_LINE, "$1 [!code hl] $2"));
    for (const { mark, count } of found)
      put(marks, mark, kept.length + 1, Math.min(count, written.length));
    if (found.length > 0 && rest === "") continue;
    kept.push(rest);
    if (open || next) put(marks, "highlight", kept.length, 1);
    next = false;
  }
  return { code: kept.join("\n"), marks };
}

/** A highlight does not override a mark of an added or removed line. */
function put(marks: Marks, mark: Mark, first: number, count: number): void {
  for (let line = first; line < first + count; line++)
    if (mark !== "highlight" || !marks.has(line)) marks.set(line, mark);
}

type Found = { readonly mark: Mark; readonly count: number };

/** Splits a line from the marks at its end, `// [!code focus] [!code ++]`. */
function takeMarks(line: string): { rest: string; found: Found[] } {
  const found: Found[] = [];
  let rest = line;
  for (let taken = takeMark(rest); taken; taken = takeMark(rest)) {
    found.unshift({ mark: taken.mark, count: taken.count });
    rest = taken.rest;
  }
  return { rest, found };
}

function takeMark(line: string): (Found & { rest: string }) | undefined {
  const at = line.lastIndexOf(OPENING);
  const groups = at < 0 ? undefined : MARK.exec(line.slice(at).trimEnd())?.groups;
  if (!groups) return undefined;
  const { name, count = "1", end } = groups;
  const rest = withoutComment(line.slice(0, at).trimEnd(), end);
  if (rest === undefined) return undefined;
  return {
    mark: MARKS.get(name ?? "") ?? "highlight",
    count: name === undefined ? 0 : Number(count),
    rest,
  };
}

/** The part of a line before its mark, without the comment that held only the mark; undefined if there is no comment. */
function withoutComment(before: string, end: string | undefined): string | undefined {
  const start = COMMENT_START.exec(before);
  if (start) return before.slice(0, start.index).trimEnd();
  if (!COMMENT_WITH_TEXT.test(before)) return undefined;
  return end === undefined ? before : `${before} ${end}`;
}
