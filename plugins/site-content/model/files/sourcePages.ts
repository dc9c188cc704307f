import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { normalisePath } from "../../../../src/domain/routes";
import { relativeTo } from "./source";

/** Routes of the owner's pages in `src/pages`; only their code knows which anchors they have. */
export function routesOfSourcePages(root: string): ReadonlySet<string> {
  const folder = path.join(root, "src/pages");
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  const names = files
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(test|d)\.|[[{]|__tests__/.test(file))
    .map((file) => relativeTo(folder, path.join(folder, file)).replace(/\.\w+$/, ""));
  return new Set(names.map((name) => normalisePath(`/${name.replace(/(^|\/)index$/, "")}`)));
}
