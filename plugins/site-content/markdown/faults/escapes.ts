import type { Text } from "mdast";
import { quotable, type Report } from "../report";

/** Start of the range that escaped ASCII characters are moved to: one that no font has letters for. */
const APART = 0xe000;
const KEPT_APART = /[\ue021-\ue07e]/g;
/** ASCII punctuation except `_`, which is part of names. */
const MARK = /[!-/:-@[-^`{-~]/;
/** Such a mark after a backslash, or a character as an entity: `\[`, `&#91;`. */
const ESCAPE = new RegExp(
  `\\\\(${MARK.source})|&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,30});`,
  "iy",
);

/**
 * The text of a node with its escaped characters replaced, so that no pattern matches them, until `withEscapes` puts them back.
 * @param source what was parsed
 */
export function withoutEscapes({ value, position }: Text, source: string): string {
  const written = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  if (!/[\\&]/.test(written)) return value;
  let result = "";
  let at = 0;
  while (at < written.length && result.length < value.length) {
    const next = value[result.length] ?? "";
    ESCAPE.lastIndex = at;
    const [whole, escaped] = ESCAPE.exec(written) ?? [];
    if (whole !== undefined && (escaped === undefined || escaped === next)) {
      result += keptApart(next);
      at += whole.length;
    } else {
      if (written[at] === next) result += next; // the text only lacks the indentation of lines
      at++;
    }
  }
  return result + value.slice(result.length);
}

/** A text as readers see it, with the characters that `withoutEscapes` replaced. */
function withEscapes(text: string): string {
  return text.replace(KEPT_APART, (character) =>
    String.fromCharCode(character.charCodeAt(0) - APART),
  );
}

/** Reports what the page shows literally although its author meant something else. */
export function reportShown(
  what: string,
  line: number | undefined,
  fix: string,
  report: Report,
): void {
  report("warning", line, `"${quotable(withEscapes(what))}" is shown as text.`, fix);
}

function keptApart(character: string): string {
  return MARK.test(character) ? String.fromCharCode(character.charCodeAt(0) + APART) : character;
}
