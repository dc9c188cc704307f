import { didYouMean, type Problem, problem, warning } from "../../../src/domain/problems";
import { lineFinder } from "../markdown/text/lines";
import { factsNamed, MISSPELT, USE_VARIABLES } from "../markdown/variables";
import { type SourceFile, splitFrontMatter } from "./files/source";
import { FACTS_FILE } from "./site/site";
import type { SiteData } from "./types";

/** Reports facts that files refer to but `content/facts.yml` does not have. */
export function unknownFacts(
  files: readonly SourceFile[],
  { named, unread }: Pick<SiteData, "named" | "unread">,
): Problem[] {
  if (unread.has("facts")) return [];
  const known = new Set(named.facts);
  return files.flatMap(({ path, text }) =>
    factsNamed(text).flatMap(({ name, line }) =>
      known.has(name)
        ? []
        : [
            problem(
              path,
              line,
              `Unknown fact "${name}".${didYouMean(name, named.facts)}`,
              `Add it to ${FACTS_FILE} or correct the name.`,
            ),
          ],
    ),
  );
}

/**
 * Reports text in front matter and data files that is written almost like a variable. Bodies are not checked, since code may mean
 * it literally.
 */
export function misspeltVariables(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    const yaml = /\.mdx?$/.test(path) ? `\n${splitFrontMatter(text).yaml}` : text;
    const lineAt = lineFinder(yaml);
    return Array.from(yaml.matchAll(MISSPELT), ({ 0: written, index }) =>
      warning(path, lineAt(index), `"${written}" is shown literally.`, `${USE_VARIABLES}.`),
    );
  });
}
