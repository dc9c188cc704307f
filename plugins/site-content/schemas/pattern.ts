import { z } from "zod";

/**
 * A regular expression that finds text. One that finds nothing at all, such as `a|`, finds it on every line, and one that YAML
 * reads in double quotes has other characters than its author wrote: `"\b"` is a backspace there.
 * @param flags those that it is used with
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
