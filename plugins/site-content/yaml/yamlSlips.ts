import type { Fault } from "../../../src/domain/problems";
import { quotable } from "../markdown/report";
import { markLeft } from "./mergeMarks";

/** A fault as reported by the parser. */
type Told = {
  readonly message: string;
  /** The line that it is reported for, and the part of that line before the position. */
  readonly line: string;
  readonly before: string;
  /** The first line of the text that is not blank. */
  readonly first: string;
};

const PAIR = "Write key: value, with a plain colon and a plain space.";

/** The parser's messages about typing slips, and what a report says instead. */
const SLIPS: readonly (readonly [
  words: RegExp,
  fault: (told: Told) => Fault | false | null | undefined,
])[] = [
  [
    /^Implicit (?:map )?keys need to be/,
    ({ line }) => /^={7}$/.test(line.trimEnd()) && markLeft(line.trimEnd()),
  ],
  [
    /^Implicit (?:map )?keys need to be/,
    ({ line }) =>
      !/:(?:\s|$)/.test(line.replaceAll("\u00a0", "_")) && {
        message: `"${quotable(line.trim(), 60)}" is not a key with a value: it has no colon followed by a space.`,
        fix: PAIR,
      },
  ],
  [
    /^Nested mappings are not allowed in compact mappings/,
    ({ line }) =>
      /^\s*[\w.-]+[ \t：]*\{/.test(line) && {
        message: `A colon is missing between the key and the bracket in "${quotable(line.trim(), 60)}".`,
        fix: "Write key: { … }, with a plain colon and a plain space.",
      },
  ],
  [
    /^Unexpected flow-(?:map|seq)-end token/,
    ({ message }) => {
      const isMap = message.includes("flow-map");
      return {
        message: `The bracket ${isMap ? "}" : "]"} here was never opened.`,
        fix: `Remove it, or write ${isMap ? "{" : "["} where the value begins.`,
      };
    },
  ],
  [
    /^Unexpected , in flow/,
    () => ({ message: "The comma here has nothing before it.", fix: "Remove it." }),
  ],
  [
    /^Unexpected : in flow/,
    () => ({ message: "The colon here has no key before it.", fix: "Remove it." }),
  ],
  [
    /^Block collections are not allowed within flow collections/,
    () => ({
      message: "A key in brackets has no comma before it, or text in brackets contains a colon.",
      fix: "Write a comma before the key, or put the text in quotes.",
    }),
  ],
  [
    /^Missing , (?:or : )?between flow/,
    ({ message }) => {
      const what = message.includes("or :") ? "A comma or a colon" : "A comma";
      return {
        message: `${what} is missing in brackets, between this and what comes before it.`,
        fix: "Add it between the two.",
      };
    },
  ],
  [
    /^Unexpected flow-(?:map|seq)-start at node end/,
    ({ before }) =>
      /\]\s*$/.test(before) && {
        message: "A comma is missing before this bracket.",
        fix: "Add it between the two.",
      },
  ],
  [
    /^Unexpected (?:\S+-)?scalar token/,
    ({ before }) =>
      /["'][ \t]+$/.test(before) && {
        message: "A comma is missing in brackets, after the quotation mark before this text.",
        fix: "Add it between the two.",
      },
  ],
  [
    /^Invalid escape sequence/,
    ({ message }) => ({
      message: `Text in double quotes contains "${/\\./.exec(message)?.[0]}", where the backslash has a special meaning.`,
      fix: "Put the text in single quotes: '…'.",
    }),
  ],
  [
    /^Unexpected scalar at node end/,
    ({ before, line }) =>
      before === "" &&
      /^-\S/.test(line) && {
        message: `The hyphen of "${quotable(line.trim(), 60)}" has no space after it.`,
        fix: "Write a space after the hyphen that begins an entry.",
      },
  ],
  [
    /^Unexpected (?:\S+-)?scalar at node end/,
    ({ before }) =>
      /["'][^"']*$/.test(before) && {
        message: "The text goes on after its closing quotation mark.",
        fix: "Remove the extra mark; if it is part of the text, use the other kind of quotes.",
      },
  ],
  [
    /^Unexpected (?:\S+ at node end|seq-item-ind)/,
    ({ before, first }) =>
      before === "" &&
      /^ /.test(first) && {
        message: "This line is indented less than the first line.",
        fix: "Start all keys or entries of the file in the same column.",
      },
  ],
];

/** What a report says about a slip, such as an extra comma; undefined for other faults. */
export function slipOf(message: string, text: string, at: number): Fault | undefined {
  const begin = text.lastIndexOf("\n", at - 1) + 1;
  const [line = ""] = text.slice(begin, begin + 1_000).split("\n");
  const told = {
    message,
    line,
    before: text.slice(begin, Math.min(at, begin + 1_000)),
    first: /^.*\S/m.exec(text.slice(0, 10_000))?.[0] ?? "",
  };
  for (const [words, fault] of SLIPS) {
    const found = words.test(message) && fault(told);
    if (found) return found;
  }
  return undefined;
}
