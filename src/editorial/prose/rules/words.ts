import { type Problem, problem } from "../../../domain/problems";
import { maskMarkup } from "../maskMarkup";
import type { Rule } from "./rule";

/** Banned words and American spellings. */
export const wordRules: Rule = (page, { style }) =>
  maskMarkup(page.text).flatMap((line, index) => [
    ...style.banned.flatMap(({ words, fix }) => {
      const found = words.exec(line)?.[0];
      return found === undefined
        ? []
        : [problem(page.file, index + 1, `"${found}" is a banned word.`, fix)];
    }),
    ...style.american.flatMap(({ words, british }) => {
      const found = words.exec(line)?.[0];
      return found === undefined
        ? []
        : [
            problem(
              page.file,
              index + 1,
              `"${found}" is American spelling.`,
              `Write ${british}: these docs use British spelling.`,
            ),
          ];
    }),
  ]);

/** A description of the page's own; the front matter schema limits its length. */
export const descriptionRule: Rule = ({ file, text, built }) => {
  const line = text.split("\n").findIndex((candidate) => /^description:/.test(candidate)) + 1;
  if (line === 0)
    return [
      problem(
        file,
        1,
        "The page has no description.",
        "Add one to the front matter: what the page gives its reader.",
      ),
    ];
  const found: Problem[] = [];
  if (built.description === built.title)
    found.push(
      problem(
        file,
        line,
        "The description repeats the title.",
        "Say what the reader gets from the page.",
      ),
    );
  if (!/[.!?]$/.test(built.description))
    found.push(
      problem(file, line, "The description is not a sentence.", "End it with a full stop."),
    );
  return found;
};
