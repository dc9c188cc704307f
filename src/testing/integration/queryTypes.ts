import { readFileSync } from "node:fs";
import path from "node:path";
import type { SiteCopy } from "../siteCopy";

const FILE = "src/types/gatsby-types.d.ts";

/** Removes the query types from a copy, so that its build has to write them; only a plain Gatsby build does. */
export function removeQueryTypes(copy: SiteCopy): void {
  copy.remove(FILE);
}

/** The types of the queries in a folder of the project; the types of all fields differ with the sources. */
export function queryTypesIn(root: string): readonly string[] {
  const text = readFileSync(path.join(root, FILE), "utf8");
  return text.split("\n").filter((line) => /^type \w+Query(?:Variables)? = [^{]*\{ /.test(line));
}
