import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { digest } from "./model/source";

/** Changes when the code that turns files into trees changes, so that a warm build never shows yesterday's rules. */
export function recipeDigest(root: string): string {
  const folders = ["plugins/site-content", "plugins/site-content/markdown", "plugins/site-content/model", "plugins/site-content/schemas", "src/domain"];
  const sources = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .sort()
      .map((name) => readFileSync(path.join(root, folder, name), "utf8")),
  );
  return digest(readFileSync(path.join(root, "package-lock.json"), "utf8"), ...sources);
}
