/**
 * `npm run serve -- [port]`: serves `public/` on this machine with the headers that the build wrote for hosts, so that nobody
 * develops against a looser site. A site with a base path is served below it.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { serveFolder } from "../testing/serveFolder";

const DEFAULT_PORT = 9000;

const folder = path.resolve("public");
if (existsSync(path.join(folder, "index.html")))
  void serveFolder(
    folder,
    process.env.PATH_PREFIX?.trim(),
    Number(process.argv[2] ?? DEFAULT_PORT),
  ).then(({ url }) => console.log(`The site is served at ${url}/`));
else {
  console.error("There is no build; run npm run build first.");
  process.exitCode = 1;
}
