/**
 * `npm run serve -- [port]`: serves `public/` on this machine with the headers that the build wrote for hosts, so that nobody
 * develops against a looser site. A site with a base path is served below it.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { isUnfinished } from "../../plugins/site-seal/unfinished";
import { serveFolder } from "../testing/serveFolder";
import { runTool } from "./runTool";

const DEFAULT_PORT = "9000";
const LAST_PORT = 65_535;

async function main([asked = DEFAULT_PORT]: readonly string[]): Promise<void> {
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > LAST_PORT)
    throw new Error(`"${asked}" is not a port. Write a number up to ${LAST_PORT}.`);
  const folder = path.resolve("public");
  if (!existsSync(path.join(folder, "index.html")))
    throw new Error("There is no build; run npm run build first.");
  if (isUnfinished(folder))
    throw new Error(
      "The build in public/ is not complete: it is still running, or was stopped. Run npm run build first.",
    );
  const { url } = await serveFolder(folder, process.env.PATH_PREFIX?.trim(), port).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        throw new Error(
          `Another program is using port ${port}. Stop it, or serve on another port: npm run serve -- ${port === LAST_PORT ? DEFAULT_PORT : port + 1}`,
        );
      if (error.code === "EACCES")
        throw new Error(
          `Only the system's administrator may serve on port ${port}. Use 1024 or above.`,
        );
      throw error;
    },
  );
  console.log(`The site is served at ${url}/`);
}

void runTool(() => main(process.argv.slice(2)));
