import { maskMarkup } from "../maskMarkup";
import type { Rule } from "./rule";

/** Banned words and American spellings are not used. */
export const wordRules: Rule = ({ text }, report, { style }) => {
  for (const [index, line] of maskMarkup(text).entries()) {
    for (const { words, fix } of style.banned) {
      const found = words.exec(line)?.[0];
      if (found !== undefined) report(index + 1, `"${found}" is a banned word.`, fix);
    }
    for (const { words, british } of style.american) {
      const found = words.exec(line)?.[0];
      if (found !== undefined)
        report(
          index + 1,
          `"${found}" is American spelling.`,
          `Write ${british}: these docs use British spelling.`,
        );
    }
  }
};

/** A page has a description of its own; the front matter schema limits its length. */
export const descriptionRule: Rule = ({ text, built }, report) => {
  const line = text.split("\n").findIndex((candidate) => /^description:/.test(candidate)) + 1;
  if (line === 0)
    return report(
      1,
      "The page has no description.",
      "Add one to the front matter: what the page gives its reader.",
    );
  if (built.description === built.title)
    report(line, "The description repeats the title.", "Say what the reader gets from the page.");
  if (!/[.!?]$/.test(built.description))
    report(line, "The description is not a sentence.", "End it with a full stop.");
};
