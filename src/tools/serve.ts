/**
 * `npm run serve -- [port]`: serves `public/` on this machine with the headers that the build wrote for hosts, so that nobody
 * develops against a looser site. A site with a base path is served below it.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { BUILD_FILE } from "../../plugins/site-seal/buildInfo";
import { serveFolder } from "../testing/serveFolder";

const DEFAULT_PORT = "9000";
const LAST_PORT = 65_535;

export async function main([asked = DEFAULT_PORT]: readonly string[]): Promise<void> {
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > LAST_PORT)
    throw new Error(`"${asked}" is not a port. Write a number up to ${LAST_PORT}.`);
  const folder = path.resolve("public");
  if (!existsSync(path.join(folder, BUILD_FILE)))
    throw new Error("There is no complete build in public/. Run npm run build first.");
  const { url } = await serveFolder(folder, process.env.PATH_PREFIX?.trim(), port).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") throw error;
      throw new Error(
        `Another program is using port ${port}. Stop it, or serve on another port: npm run serve -- ${port === LAST_PORT ? DEFAULT_PORT : port + 1}`,
      );
    },
  );
  console.log(`The site is served at ${url}/`);
}
