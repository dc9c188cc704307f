/** A character by its code: `U+202E`. */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A character as an escape of JavaScript: `\\u{202E}`. */
export function escapeOf(character: string): string {
  return `\\u{${codeOf(character).slice(2)}}`;
}

/**
 * What a terminal or the log of a workflow would act on: control characters and line breaks, those that change the direction of
 * text, and the mark of GitHub's commands that may stand anywhere in a line, `##[error]`.
 */
const ACTED_ON = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?<=##)\[/gu;

/**
 * What nobody sees in a report, so that `"fees"` would not be the `"fees"` that it is compared with: characters without a width, but
 * for those that join letters or emoji, and odd spaces beside a quotation mark.
 */
const UNSEEN =
  /[\u00ad\u115f\u1160\u200b\u2060\u3164\ufeff\uffa0]|(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]|(?<=")[\u00a0\u202f]|[\u00a0\u202f](?=")/gu;

/** A text of the content as one line of a report, which nothing takes for a command, and with nothing hidden: `a\\u{000A}::error::b`. */
export function asOneLine(text: string): string {
  return text.replace(ACTED_ON, escapeOf).replace(UNSEEN, escapeOf);
}
