/**
 * `node -r ./plugins/site-content/markdown/registerTypescript.cjs src/testing/serveSite.ts <site> <port>`: builds a fixture site
 * and serves it on this machine until it is told to end. A site is a folder of `src/testing/sites`, or `manyPosts`, a small site
 * with a generated blog, or `public`, the existing build of this project, with all its headers.
 */
import path from "node:path";
import { fixtureSite } from "./fixtureSite";
import { writeGeneratedBlog } from "./generatedBlog";
import { serveFolder } from "./serveFolder";
import type { SiteCopy } from "./siteCopy";
import { smallSite } from "./smallSite";

const [site = "", port = ""] = process.argv.slice(2);

function build(name: string): string {
  const copy = name === "manyPosts" ? manyPosts() : fixtureSite(name);
  process.on("exit", () => copy.dispose());
  const { status, output } = copy.build();
  if (status !== 0) throw new Error(`The site ${name} does not build:\n${output}`);
  return copy.publicDir;
}

/** A small site with a generated blog. */
function manyPosts(): SiteCopy {
  const copy = smallSite();
  writeGeneratedBlog(copy);
  return copy;
}

/**
 * This header makes Chromium start a second process for each page that a test opens: a tenth of the time of these tests, or more.
 */
const SLOW_HEADER = "Cross-Origin-Opener-Policy";

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit());
const isPublic = site === "public";
const folder = isPublic ? path.resolve("public") : build(site);
void serveFolder(folder, "", Number(port), isPublic ? "" : SLOW_HEADER).then(({ url }) =>
  console.log(`${site}: ${url}`),
);
