import { quotable } from "../report";
import { FencedCode } from "../text/fences";

/** A line of two or more marks that does not end code: too few, with a space between them, or quotes instead of backquotes. */
const NEAR_END = /^[\s>]*((?:[`'‘’´] ?){2,})\s*$/;
const MARK = /^[\s>]*(`{3,}|~{3,})/;
/** A mark followed by the language of the code. */
const OPENS = /^[\s>]*(`{3,}|~{3,})[ \t]*[^\s`~][^`]*$/;

/** A line without the marks of the quotation it is in, trimmed. */
export function unquoted(line = ""): string {
  return line.replace(/^[\s>]*/, "").trimEnd();
}

/** Whether a line was meant to end code that `mark` began. */
function isNearEnd(line: string, mark: string): boolean {
  const [, marks = ""] = NEAR_END.exec(line) ?? [];
  return mark.startsWith("`") && marks !== "" && marks.trimEnd() !== mark;
}

/**
 * The line in a block of code that shows that the block should have ended above it: it begins another block with as many marks,
 * or it is just two backquotes where three began the block.
 * @param lines all lines of the block, including the opening one
 * @returns its index in the block, from 0
 */
export function swallowedLine(lines: readonly string[], mark: string): number | undefined {
  const at = lines.findIndex((line, index) => {
    if (index === 0) return false;
    const [, opening] = OPENS.exec(line) ?? [];
    return opening?.startsWith(mark) === true || (mark === "```" && /^[\s>]*``\s*$/.test(line));
  });
  return at === -1 ? undefined : at;
}

/**
 * How to end a block of code where it was meant to end; undefined when no line looks like that end.
 * @param first the number of its first line
 */
export function endFix(lines: readonly string[], mark: string, first: number): string | undefined {
  const at = lines.findIndex((line, index) => index > 0 && isNearEnd(line, mark));
  if (at === -1) return undefined;
  return `Write "${mark}" in line ${first + at}, in place of "${quotable(unquoted(lines[at]))}".`;
}

/**
 * How to end the code that swallows a closing tag because its own end above the tag is missing or has too few marks. Undefined
 * for code that ends properly, which is an example, and when no code contains the tag.
 * @param line of the opening tag
 */
export function fixAbove(tag: string, text: string, line: number): string | undefined {
  const lines = text.split("\n");
  const fences = new FencedCode();
  const areCode = lines.map((each) => {
    const wasOpen = fences.isOpen;
    return { isCode: fences.has(each), isFirst: !wasOpen };
  });
  const at = lines.findIndex(
    (each, index) => index >= line && areCode[index]?.isCode === true && each.includes(tag),
  );
  const first = areCode.findLastIndex(
    ({ isCode, isFirst }, index) => index < at && isCode && isFirst,
  );
  const [, mark] = MARK.exec(lines[first] ?? "") ?? [];
  if (at === -1 || mark === undefined) return undefined;
  const end = areCode.findIndex(
    ({ isCode, isFirst }, index) => index > first && (!isCode || isFirst),
  );
  const block = lines.slice(first, end === -1 ? undefined : end);
  const isEndless = end === -1 && fences.isOpen;
  if (!isEndless && swallowedLine(block, mark) === undefined) return undefined;
  const fix = endFix(block, mark, first + 1) ?? `End the code with a line "${mark}".`;
  return `The code that begins in line ${first + 1} goes on past ${tag} in line ${at + 1}. ${fix}`;
}
