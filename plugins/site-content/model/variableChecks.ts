import { didYouMean, type Problem, problem } from "../../../src/domain/problems";
import { factsNamed } from "../markdown/variables";
import type { SourceFile } from "./files/source";
import { FACTS_FILE } from "./site/site";
import type { SiteData } from "./types";

/** Reports facts that files refer to but `content/facts.yml` does not have. */
export function variableProblems(
  files: readonly SourceFile[],
  { named, unread }: Pick<SiteData, "named" | "unread">,
): Problem[] {
  if (unread.has("facts")) return [];
  const known = new Set(named.facts);
  return files.flatMap(({ path, text, frontMatter, yaml }) => {
    const isPlain = frontMatter !== undefined && !JSON.stringify(frontMatter).includes("{fact");
    const facts = [...factsNamed(text), ...(isPlain ? [] : factsNamed(`\n${yaml?.() ?? ""}`))];
    return facts
      .filter(({ name }) => !known.has(name))
      .map(({ name, line }) => {
        const message = `Unknown fact "${name}".${didYouMean(name, named.facts)}`;
        const fix = `Add it to ${FACTS_FILE} or correct the name.`;
        return problem("unknown-name", path, line, message, fix);
      });
  });
}
