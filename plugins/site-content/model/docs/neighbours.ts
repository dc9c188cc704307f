import { lenient, type Problem, problem } from "../../../../src/domain/problems";
import type { DocData } from "../types";
import type { DocNames } from "./docNames";
import type { Draft } from "./docs";

const KEYS = [
  ["paginationPrev", "pagination_prev"],
  ["paginationNext", "pagination_next"],
] as const;

/**
 * The docs with the routes of the previous and next pages that their front matter names; a reference that leads nowhere is a
 * problem, and so is one to the page itself.
 * @param lineOf line of a front matter key in a file
 */
export function findNeighbours(
  docs: readonly Draft<DocData>[],
  names: DocNames<Draft<DocData>>,
  lineOf: (file: string, key: string) => number | undefined,
): { docs: Draft<DocData>[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const found = docs.map((doc) => {
    const routes: { paginationPrev?: string | null; paginationNext?: string | null } = {};
    for (const [field, key] of KEYS) {
      const name = doc[field];
      if (name === undefined || name === null) continue;
      const target = names.find(name, doc.folder);
      const isOther = target?.path !== doc.path;
      routes[field] = (isOther && target?.path) || null;
      if (!isOther)
        problems.push(
          lenient(
            doc.file,
            lineOf(doc.file, key),
            `${key} names this page itself: "${name}".`,
            "Name another page, or write null for no link.",
          ),
        );
      if (!target)
        problems.push(
          problem(
            doc.file,
            lineOf(doc.file, key),
            `${key} names the unknown page "${name}".${names.suggest(name)}`,
            "Write a route such as /fees, a file such as ../fees.mdx, an id such as swap/fees, or null for no link.",
          ),
        );
    }
    return { ...doc, ...routes };
  });
  return { docs: found, problems };
}
