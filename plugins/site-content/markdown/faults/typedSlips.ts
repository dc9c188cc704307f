/**
 * What to do about TeX commands that never occur in prose, next to a single dollar. A Windows path, `C:\times`, has no dollar.
 */
const FORMULA = "Write the formula between two dollars: $…$; write \\$ for a plain dollar sign.";

/**
 * Typing slips that no tool reads as intended, each with its fix. They do not occur in correct prose: 1,500 READMEs and pages
 * have no match.
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
