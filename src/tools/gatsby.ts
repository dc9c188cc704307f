/** `npm run dev` and `npm run build`: Gatsby, once the environment is known to be right and `public/` holds nothing old. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILD_FILE } from "../../plugins/site-seal/buildInfo";
import { readTarget } from "../../plugins/site-search-push/target";
import { readBuildEnv } from "../gatsby/env";

/** Folders of `public/` that Gatsby's cache takes to be there, and that of link previews, which are named by their content. */
const KEPT = ["page-data", "static", "assets"];
const LAST_FILE = `public/${BUILD_FILE}`;
/** What the cache was made for: it holds addresses with the base path, and paths of this folder. */
const MADE_FOR = ".cache/made-for.txt";

/** Runs a command of Gatsby in this process. @throws Error naming the variables of the environment that are not valid */
export async function main(args: readonly string[]): Promise<void> {
  // Gatsby ignores a gatsby-config.ts that throws, and then complains about what is missing as a result.
  const { pathPrefix } = readBuildEnv(process.env);
  readTarget(process.env);
  const isBuild = args[0] === "build";
  const basePath = isBuild ? pathPrefix : ""; // development has none
  if (basePath !== "") process.env.PREFIX_PATHS = "true"; // as --prefix-paths does
  removeOldFiles(isBuild, `${process.cwd()}\n${basePath}\n`);
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  process.env.PARCEL_WORKERS ??= "0"; // compiling the hooks takes less time than starting workers
  for (const extension of [".ts", ".tsx"]) delete require.extensions[extension]; // Gatsby loads TypeScript in its own way
  require("gatsby/cli.js");
}

/**
 * A build starts from an empty `public/`, but for the folders that Gatsby's cache takes to be there. After a build that did not
 * end, after development and with a cache for another place these go as well, and Gatsby then starts without its cache.
 */
function removeOldFiles(isBuild: boolean, madeFor: string): void {
  const isCacheRight = existsSync(MADE_FOR) && readFileSync(MADE_FOR, "utf8") === madeFor;
  if (!isCacheRight || (isBuild && !existsSync(LAST_FILE)))
    rmSync("public", { recursive: true, force: true });
  else if (!isBuild) rmSync(LAST_FILE, { force: true });
  else
    for (const name of readdirSync("public").filter((each) => !KEPT.includes(each)))
      rmSync(path.join("public", name), { recursive: true });
  process.on("exit", () => existsSync(".cache") && writeFileSync(MADE_FOR, madeFor));
}
