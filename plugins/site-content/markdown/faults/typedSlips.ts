/** What to do about commands of TeX that prose has no use for, beside one dollar alone. A drive's path, `C:\times`, has none. */
const FORMULA = "Write the formula between two dollars: $…$; write \\$ for a plain dollar sign.";

/**
 * Slips of typing that no tool reads as they were meant, each with the remedy. Prose has none of them: they find nothing in 1,500
 * READMEs and pages.
 */
export const TYPED_SLIPS: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/^#{0,6}＃[#＃]*[ \t]*\S.*$/g, "Use a plain # for the heading."],
  [
    /^#{1,6}[\u200b-\u200d\u2060\ufeff].*$/g,
    "Remove the hidden character after the #, and leave a space there.",
  ],
  [
    /^\/?[A-Z]\w*(?:[ \t]+[a-zA-Z]\w*=(?:"[^"\n]*"|\{[^{}\n]*\}))+[ \t]*\/?>/g,
    "Begin the tag with <, or put it in code.",
  ],
  [
    /(?<![^\s("'])https?:(?:\/(?!\/)|:+\/\/)[\w-]+\.\w[^\s()]*/gi,
    "Write the address with one colon and two slashes: https://.",
  ],
  [
    /(?<![\w\\$])\$[^$\n]{0,200}?(?<!:)\\(?:(?:[dt]?frac|sqrt|text|mathrm)\{|(?:cdot|times|approx|[gl]eq)(?![A-Za-z])).{0,200}/g,
    FORMULA,
  ],
  [
    /(?<!:)\\(?:(?:[dt]?frac|sqrt|text|mathrm)\{|(?:cdot|times|approx|[gl]eq)(?![A-Za-z]))[^$\n\\]{0,200}\$(?!\d)/g,
    FORMULA,
  ],
];
