import { didYouMean, type Problem, problem } from "../../../src/domain/problems";
import { factsNamed } from "../markdown/variables";
import type { SourceFile } from "./files/source";
import { FACTS_FILE } from "./site/site";
import type { SiteData } from "./types";

/** Reports facts that files refer to but `content/facts.yml` does not have. */
export function variableProblems(
  files: readonly SourceFile[],
  { facts, unread }: Pick<SiteData, "facts" | "unread">,
): Problem[] {
  if (unread.has("facts")) return [];
  const known = Object.keys(facts);
  return files.flatMap(({ path, text, frontMatter, yaml }) => {
    const isPlain = frontMatter !== undefined && !JSON.stringify(frontMatter).includes("{fact");
    const named = [...factsNamed(text), ...(isPlain ? [] : factsNamed(`\n${yaml?.() ?? ""}`))];
    return named
      .filter(({ name }) => !known.includes(name))
      .map(({ name, line }) => {
        const message = `Unknown fact "${name}".${didYouMean(name, known)}`;
        const fix = `Add it to ${FACTS_FILE} or correct the name.`;
        return problem("unknown-name", path, line, message, fix);
      });
  });
}
