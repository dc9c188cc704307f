import { z } from "zod";

/**
 * Schema of a regular expression that matches text. It rejects one that can match the empty string, such as `a|`, since it would
 * match every line, and one whose escapes YAML has replaced in double quotes: `"\b"` is a backspace there.
 * @param flags the flags that it is used with
 */
export function pattern(flags: string) {
  return z.string().superRefine((text, context) => {
    const message = patternFault(text, flags);
    if (message !== undefined) context.addIssue({ code: "custom", message, input: text });
  });
}

/** What to do about a pattern that cannot be used, as the end of a sentence. */
function patternFault(text: string, flags: string): string | undefined {
  if (/\p{Cc}/u.test(text))
    return "its backslashes are lost in double quotes, so put it in single ones";
  if (/^[‘“].*[’”]$/u.test(text)) return "put it in plain quotes, '…', in place of curly ones";
  try {
    return new RegExp(text, flags).test("")
      ? "write a pattern that finds at least one character"
      : undefined;
  } catch (error) {
    const [, told] = /: ([^:]+)$/.exec(error instanceof Error ? error.message : "") ?? [];
    return `write a regular expression${told === undefined ? "" : ` (${told.toLowerCase()})`}`;
  }
}
