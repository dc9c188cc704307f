import { readFileSync } from "node:fs";
import path from "node:path";
import type { SiteCopy } from "../siteCopy";

const FILE = "src/types/gatsby-types.d.ts";

/** Removes the types of queries from a copy, so that its build has to write them; only one by plain Gatsby does. */
export function removeQueryTypes(copy: SiteCopy): void {
  copy.remove(FILE);
}

/** The types of the queries in a folder of the project; those of all fields differ with the sources. */
export function queryTypesIn(root: string): readonly string[] {
  const text = readFileSync(path.join(root, FILE), "utf8");
  return text.split("\n").filter((line) => /^type \w+Query(?:Variables)? = [^{]*\{ /.test(line));
}
