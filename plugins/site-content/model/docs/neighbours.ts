import { type Problem, problem } from "../../../../src/domain/problems";
import type { DocData } from "../types";
import type { DocNames } from "./docNames";
import type { Draft } from "./docs";

const KEYS = [
  ["paginationPrev", "pagination_prev"],
  ["paginationNext", "pagination_next"],
] as const;

/**
 * The docs with the routes of the previous and next pages that their front matter names; a reference that leads nowhere is a
 * problem.
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
      routes[field] = (target?.path !== doc.path && target?.path) || null;
      const message = `${key} names the unknown page "${name}".${names.suggest(name)}`;
      if (!target) problems.push(problem("unknown-name", doc.file, lineOf(doc.file, key), message));
    }
    return { ...doc, ...routes };
  });
  return { docs: found, problems };
}
