import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ComponentNames } from "../../src/domain/componentSpec";
import { digest } from "./model/files/source";

/**
 * A digest of the components and of the code that turns files into trees: when either changes, a warm build parses
 * every page again.
 */
export function parserVersionOf(root: string, components: ComponentNames): string {
  const sources = ["plugins/site-content", "src/domain"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .sort()
      .map((name) => readFileSync(path.join(root, folder, name), "utf8")),
  );
  const lockFile = readFileSync(path.join(root, "package-lock.json"), "utf8");
  return digest(lockFile, JSON.stringify(components), ...sources);
}
