import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { SiteCopy } from "./siteCopy";

/**
 * A copy of the project with the content of a fixture site instead of its own.
 * @param name folder of `src/testing/sites`; files of its `static/` are added to the project's
 */
export function fixtureSite(name: string): SiteCopy {
  const copy = new SiteCopy();
  const site = path.join("src/testing/sites", name);
  copy.remove("content");
  for (const folder of ["content", "static"]) {
    const from = path.join(site, folder);
    if (existsSync(from)) cpSync(from, path.join(copy.root, folder), { recursive: true });
  }
  return copy;
}
