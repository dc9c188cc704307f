import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { BUILD_FILE } from "../../../plugins/site-seal/buildInfo";

type BuiltPage = {
  readonly route: string;
  /** The name of the template that rendered the page. */
  readonly template: string;
  /** Size of its HTML in bytes. */
  readonly bytes: number;
};

const schema = z.object({ path: z.string(), componentChunkName: z.string() });

/** Every page of the build in `public/`, including unlisted ones, by route. @throws Error without a complete build */
export function builtPages(publicDir = path.resolve(__dirname, "../../../public")): BuiltPage[] {
  const folder = path.join(publicDir, "page-data");
  if (!existsSync(path.join(publicDir, BUILD_FILE)))
    throw new Error("There is no complete build in public/: run `npm run build`.");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "page-data.json")
    .flatMap((name) => {
      const { path: route, componentChunkName } = schema.parse(
        JSON.parse(readFileSync(path.join(folder, name), "utf8")),
      );
      const html = path.join(publicDir, route, "index.html");
      if (!existsSync(html)) return [];
      return {
        route: route.replace(/(.)\/$/, "$1"),
        template: componentChunkName.replace("component---", ""),
        bytes: statSync(html).size,
      };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
