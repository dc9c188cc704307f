import { FencedCode, type Place } from "./fences";
import type { PageLine } from "./formulaLines";

const OPENING = /^ *(:{3,})[a-z][\w-]*(?=[[{]|[ \t]*$)/i;
/** Colons in code also end the box around it. */
const CODE = /^[ \t>]*(:{3,})[ \t]*$/;
const CLOSING = /^ *(:{3,})[ \t]*$/;

/** Maximum depth of nested boxes: nobody needs more, and each line of colons is compared with all open ones. */
const MAX_OPEN = 30;

interface Box {
  readonly at: number;
  readonly place: Place;
  readonly colons: number;
  /** The most colons in a line of colons inside it. */
  inner: number;
}

/**
 * Gives each box more colons than the boxes inside it, as directives require: tools such as Quarto match openings with lines of
 * colons, and MyST has other marks. A box that is never closed is left alone, so that its missing end is still reported.
 */
export function withBoxesNested(
  lines: readonly PageLine[],
  format: "md" | "mdx",
): readonly PageLine[] {
  if (lines.filter(({ text }) => text.includes(":::")).length < 3) return lines;
  const fences = new FencedCode();
  const result = [...lines];
  const open: Box[] = [];
  for (const [at, { text: line, isCode }] of lines.entries()) {
    if (isCode) {
      need(CODE.exec(line)?.[1]?.length ?? 0);
      continue;
    }
    const place = line.includes(":::") ? fences.place(line, format) : undefined;
    const colons = OPENING.exec(place?.text ?? "")?.[1]?.length;
    if (place && colons !== undefined) open.push({ at, place, colons, inner: 0 });
    else if (place && CLOSING.test(place.text)) close(line, at);
    if (open.length > MAX_OPEN) return lines;
    fences.has(line);
  }
  return result;

  function close(line: string, at: number): void {
    const fitting = open
      .map((box) => ({ box, size: closingSize(fences.placeBeside(box.place, line)) }))
      .filter(({ box, size }) => size >= box.colons);
    const closed = fitting.findLast(({ box, size }) => size === box.colons) ?? fitting.at(-1);
    if (!closed) return;
    const within = open.splice(open.indexOf(closed.box));
    const inner = Math.max(...within.map((box) => box.inner));
    const colons = Math.max(closed.box.colons, inner + 1);
    if (colons > closed.box.colons) for (const end of [closed.box.at, at]) widen(end, colons);
    need(colons);
  }

  function need(colons: number): void {
    const outer = open.at(-1);
    if (outer) outer.inner = Math.max(outer.inner, colons);
  }

  function widen(at: number, colons: number): void {
    const { text, isCode } = lines[at] ?? { text: "", isCode: false };
    result[at] = { text: text.replace(/:{3,}/, ":".repeat(colons)), isCode };
  }
}

function closingSize(place: Place | undefined): number {
  return CLOSING.exec(place?.text ?? "")?.[1]?.length ?? 0;
}
