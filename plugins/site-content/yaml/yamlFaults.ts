import { type Document, isScalar, type LineCounter, visit } from "yaml";
import type { Fault } from "../../../src/domain/problems";
import { garbledAt } from "../model/files/source";
import { selfReferences } from "./selfReferences";
import { slipOf } from "./yamlSlips";

/** What keeps YAML from being read, in the words of a report, and its offset in the text. */
export type YamlFault = Fault & { readonly at: number };

const QUOTE =
  "Quote text that contains { } : # or begins with a special character, and check the indentation.";
const CLOSE =
  "Close it on the same line; if the mark is part of the text, use the other kind of quotes.";
const INDENT = "Indent it like that key; quote text that contains a colon.";
const SECOND =
  "Remove that line, or move what follows into a file of its own: one file holds one document.";

/** The parser's messages about wrong indentation, and what a report says instead. */
const INDENTED: readonly (readonly [words: string, message: string, fix: string])[] = [
  [
    "All mapping items must start at the same column",
    "This line is not indented like the keys above it.",
    "Indent it like the keys that it belongs to.",
  ],
  [
    "All sequence items must start at the same column",
    "This line is not indented like the entries above it.",
    "Indent it like the entries that it belongs to.",
  ],
  [
    "Sequence item without - indicator",
    "This line is indented less than the keys of the entry above it.",
    "Indent it like those keys, or begin an entry with a hyphen and a space.",
  ],
];

/** How to fix a line that is indented with a tab. */
export const TABS = "Indent with spaces: YAML allows no tabs there.";

/** Replaces each tab that indents a line with two spaces. */
export function withoutTabs(text: string): string {
  return text.replace(/^[ \t]+/gm, (indent) => indent.replaceAll("\t", "  "));
}

/** The faults of parsed text, with the most common ones in plain words. */
export function yamlFaults(document: Document, text: string, lines: LineCounter): YamlFault[] {
  const garbled = garbledAt(text);
  if (garbled) return [garbled];
  const written = text.split("\n"); // computed once, since a file may have a fault on every line
  const lineAt = (offset: number) => written[lines.linePos(offset).line - 1] ?? "";
  const tab = document.errors.find(
    ({ code, pos }) => code === "TAB_AS_INDENT" || /^ *\t/.test(lineAt(pos[0])),
  );
  // One tab causes faults on the lines after it, too.
  if (tab) return [{ at: tab.pos[0], message: "A tab indents this line.", fix: TABS }];
  const errors = ownErrors(document.errors, lines).map(({ code, message, pos: [at] }) => {
    if (code === "MULTIPLE_DOCS")
      return { at, message: "A line --- begins a second document here.", fix: SECOND };
    const indent = INDENTED.find(([words]) => message.startsWith(words));
    if (indent) return { at, message: indent[1], fix: indent[2] };
    const deep = code === "BLOCK_AS_IMPLICIT_KEY" ? keyBelow(text, at) : undefined;
    if (deep !== undefined)
      return {
        at: deep,
        message: "This line continues the text of the key above it.",
        fix: INDENT,
      };
    const bracket = openBracket(document, message, at);
    if (bracket !== undefined)
      return {
        at: bracket,
        message: `The bracket ${text[bracket]} that opens here is never closed.`,
        fix: `Close it with ${text[bracket] === "[" ? "]" : "}"}, or put the text it is part of in quotes.`,
      };
    const opened = code === "MISSING_CHAR" ? openQuote(document, at) : undefined;
    if (opened !== undefined)
      return {
        at: opened,
        message: "The quotation mark that opens here is never closed.",
        fix: CLOSE,
      };
    const told = message.split("\n")[0] ?? "";
    const invalid = { message: `This is not valid YAML: ${told}.`, fix: QUOTE };
    return { at, ...(slipOf(told, text, at) ?? invalid) };
  });
  const endless = selfReferences(document).map(({ name, at }) => ({
    at,
    message: `*${name} is inside the value that it refers to, so that value never ends.`,
    fix: `Write the value itself in place of *${name}.`,
  }));
  return errors.length > 0 ? errors : endless;
}

/**
 * Reports duplicate keys and keeps the first of each in the document, so that the rest is also checked. The parser's own check
 * compares each key with all others, which takes minutes for a long file.
 */
export function takeSecondKeys(document: Document): YamlFault[] {
  const found: YamlFault[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Set<unknown>();
      map.items = map.items.filter(({ key }) => {
        if (!isScalar(key)) return true;
        const isFirst = !seen.has(key.value);
        seen.add(key.value);
        if (!isFirst)
          found.push({
            at: key.range?.[0] ?? 0,
            message: `The key "${key.value}" is repeated here.`,
            fix: "Remove one of the two.",
          });
        return isFirst;
      });
    },
  });
  return found;
}

/** Characters that end a key. */
const COLON = /:(?:\s|$)/;

/**
 * Offset of a line with a key that became part of a string because it is indented further than the line where the string begins.
 */
function keyBelow(text: string, at: number): number | undefined {
  const end = text.indexOf("\n", at);
  if (end < 0 || COLON.test(text.slice(at, end))) return undefined;
  const colon = text.slice(end).search(COLON);
  return colon < 0 ? undefined : text.lastIndexOf("\n", end + colon) + 1;
}

/** Offset where the quoted string begins whose closing quotation mark the parser missed at an offset. */
function openQuote(document: Document, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith("QUOTE_") && range && range[0] < end && range[1] >= end)
        start = range[0];
    },
  });
  return start;
}

/** Offset where the list or mapping in brackets begins whose closing bracket the parser missed at an offset. */
function openBracket(document: Document, message: string, end: number): number | undefined {
  let start: number | undefined;
  if (!/^Flow (?:sequence|map) .* end with a/.test(message)) return start;
  visit(document, {
    Collection(_, { flow, range }) {
      if (flow && range?.[1] === end) start = range[0];
    },
  });
  return start;
}

/**
 * The errors of a parser without those that follow from others. It recovers after a colon in text and after the beginning of a
 * second document; what it reports below any other fault is a guess.
 */
function ownErrors(errors: Document["errors"], lines: LineCounter): Document["errors"] {
  const fatal = errors.findIndex(
    ({ code }) => code !== "BLOCK_AS_IMPLICIT_KEY" && code !== "MULTIPLE_DOCS",
  );
  const named = new Set<number>();
  return errors.slice(0, fatal < 0 ? undefined : fatal + 1).filter(({ pos: [at] }) => {
    const { line } = lines.linePos(at);
    const isFirst = !named.has(line);
    named.add(line);
    return isFirst;
  });
}
