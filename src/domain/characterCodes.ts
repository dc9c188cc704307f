/** A character by its code: `U+202E`. */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A character as an escape of JavaScript: `\\u{202E}`. */
export function escapeOf(character: string): string {
  return `\\u{${codeOf(character).slice(2)}}`;
}

/**
 * What a terminal or a workflow log would act on: control characters and line breaks, characters that change the direction of
 * text, and the marker of GitHub commands, which may be anywhere in a line, `##[error]`.
 */
const ACTED_ON = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?<=##)\[/gu;

/**
 * Characters that are invisible in a report, so that `"fees"` might differ from an identical-looking `"fees"`: zero-width ones,
 * except those that join letters or emoji, and odd spaces next to a quotation mark.
 */
const UNSEEN =
  /[\u00ad\u115f\u1160\u200b\u2060\u3164\ufeff\uffa0]|(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]|(?<=")[\u00a0\u202f]|[\u00a0\u202f](?=")/gu;

/** Text of the content as one line of a report, which cannot be taken for a command or hide anything: `a\\u{000A}::error::b`. */
export function asOneLine(text: string): string {
  return text.replace(ACTED_ON, escapeOf).replace(UNSEEN, escapeOf);
}
