import { readdirSync } from "node:fs";
import path from "node:path";

/** Every page of the built site, unlisted ones included: routes in a stable order. */
export function builtRoutes(publicDir = path.resolve(__dirname, "../../../public")): string[] {
  return find(publicDir, "").sort();
}

function find(folder: string, route: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return ["page-data", "_gatsby", "~partytown", "static", "assets"].includes(entry.name)
        ? []
        : find(path.join(folder, entry.name), `${route}/${entry.name}`);
    return entry.name === "index.html" ? [route || "/"] : [];
  });
}
