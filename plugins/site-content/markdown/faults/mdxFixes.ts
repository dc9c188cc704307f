import { distance } from "fastest-levenshtein";
import { isVoid } from "../mdast/unclosedTags";
import { lineFinder } from "../text/lines";
import { fixAbove } from "./codeEnds";
import { VALUE } from "./foreignPatterns";
import { IMPORT, type Mark } from "./mdxMarks";

/** Directives that a site's own program replaces, such as Sui's `{@inject: file}` and `{@include: file}`. */
const DIRECTIVE = /^\{@\w+:/;
const TEXT_MEANT = "write &lt; where no tag is meant";

/**
 * What to do about a fault.
 * @param reason what MDX says @param open the tag that should have been closed @param mark what begins the fault
 */
export function mdxFix(
  reason: string,
  open: Mark | undefined,
  mark: Mark | undefined,
  text: string,
): string {
  if (mark && DIRECTIVE.test(text.slice(mark.at, mark.at + 40))) return VALUE;
  return (
    fixOfName(open, mark, text) ??
    fixInCode(reason, open ?? mark, text) ??
    fixOfObject(mark, text) ??
    fixOfReason(reason, open ?? mark)
  );
}

function fixOfReason(reason: string, open: Mark | undefined): string {
  if (IMPORT.test(reason))
    return 'Complete it, such as import A from "./a.md"; if it is a sentence, begin it with another word.';
  const has = (...parts: readonly string[]) => parts.every((part) => reason.includes(part));
  if (has("end of file in attribute value") || has('`"`', "in attribute name"))
    return `Close each value with the quotation mark that opens it; ${TEXT_MEANT}.`;
  if (/`[“”„‘’]`/.test(reason)) return "Write straight quotation marks, \" or ', around the value.";
  if (has("`[`", "attribute value"))
    return 'Write a list in braces, such as items={["one", "two"]}.';
  if (/attribute value/.test(reason))
    return `Write the value between quotes, such as width="50"; ${TEXT_MEANT}.`;
  if (/(?:before|in|after) (?:attribute |member )?name/.test(reason))
    return "Write &lt; or put it in code; in .mdx files < starts a tag.";
  if (reason.includes("to create a link in MDX")) return "Write [Text](address).";
  if (/acorn|expression/i.test(reason))
    return "Write \\{ for a plain brace or put it in code; in .mdx files { starts an expression.";
  if (reason.includes("closing slash"))
    return `Remove it, or write the tag that opens it; ${TEXT_MEANT}.`;
  return /closing tag/.test(reason) && open && open.name !== ""
    ? closeFix(open.name)
    : "Correct the markup on this line.";
}

/** What to do about an opening and a closing tag that are spelt differently; `<Step>` and `</Steps>` are different tags. */
function fixOfName(
  open: Mark | undefined,
  close: Mark | undefined,
  text: string,
): string | undefined {
  if (!open || !close || Math.min(open.name.length, close.name.length) < 3) return undefined;
  const [a, b] = [open.name.toLowerCase(), close.name.toLowerCase()];
  if (a !== b && (distance(a, b) > 1 || a.startsWith(b) || b.startsWith(a))) return undefined;
  const lineAt = lineFinder(text);
  return `Write the same name in both: <${open.name}> in line ${lineAt(open.at)} and </${close.name}> in line ${lineAt(close.at)}.`;
}

/** What to do when code that is not ended swallows the closing tag. */
function fixInCode(reason: string, open: Mark | undefined, text: string): string | undefined {
  if (!/expected corresponding closing tag|^Expected a closing tag/.test(reason)) return undefined;
  return open && fixAbove(`</${open.name}>`, text, lineFinder(text)(open.at));
}

/** What to do about an object that lacks its own braces inside those of the property: `defaults={ rule: "5" }`. */
function fixOfObject(mark: Mark | undefined, text: string): string | undefined {
  if (!mark || !/^\{\s*[\w"'-]+\s*:/.test(text.slice(mark.at, mark.at + 200))) return undefined;
  const [, name] =
    /(?<![\w-])([\w-]+)=$/.exec(text.slice(Math.max(0, mark.at - 60), mark.at)) ?? [];
  return name && `Write two braces on each side of an object: ${name}={{ … }}.`;
}

export function closeFix(name: string): string {
  return isVoid(name)
    ? `Write <${name} />, with a slash at its end; ${TEXT_MEANT}.`
    : `Write </${name}> where it ends; ${TEXT_MEANT}.`;
}
