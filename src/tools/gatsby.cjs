// `node src/tools/gatsby.cjs build`: Gatsby without its telemetry, with one command for every system. A build that pushes
// search records (ALGOLIA_PUSH=true) makes them live at its very end: after every plugin, every check and every file.
const { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { tmpdir } = require("node:os");
const path = require("node:path");
const { isPathPlain, isWritable, takeFolder } = require("./ownFolder.cjs");

process.env.GATSBY_TELEMETRY_DISABLED = "1";
process.env.PARCEL_WORKERS ??= "0"; // compiling the hooks takes less time than starting workers
for (const name of ["PATH_PREFIX", "ALGOLIA_PUSH"])
  if (process.env[name]) process.env[name] = process.env[name].trim(); // pasted values end in a line break
const register = require.resolve("../../plugins/site-content/markdown/registerTypescript.cjs");
if (isEnvironmentRight() && isPathPlain() && isWritable()) takeFolder(start);

function start() {
  const isBuild = process.argv[2] === "build";
  prepareCache(isBuild ? (process.env.PATH_PREFIX ?? "") : "");
  // Gatsby assumes that everything its cache lists has been written: it starts over without public/, but not with an emptied
  // one, nor with one that a stopped build has changed since (plugins/site-seal/unfinished.ts).
  const isWhole = existsSync("public/page-data") && !existsSync("public/unfinished.txt");
  if (isBuild && !isWhole) removeCache();
  if (isBuild && process.env.ALGOLIA_PUSH === "true") buildAndPromote();
  else require("gatsby/cli.js");
}

/**
 * Checked before Gatsby starts: it ignores a `gatsby-config.ts` that throws, and then complains about what is missing as a
 * result.
 */
function isEnvironmentRight() {
  const isOurs = (name) => /^(GATSBY_)?ALGOLIA_|^(PATH_PREFIX|SITE_PLAIN_GATSBY)$/.test(name);
  if (!Object.keys(process.env).some(isOurs)) return true;
  require(register);
  try {
    require("../gatsby/env.ts").readBuildEnv(process.env);
    require("../../plugins/site-search-push/pushEnv.ts").readPush(process.env);
    return true;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
    return false;
  } finally {
    for (const extension of [".ts", ".tsx"]) delete require.extensions[extension]; // Gatsby loads TypeScript in its own way
  }
}

/**
 * Makes Gatsby use a base path if one is set. Its cache contains addresses of pictures with the previous build's base path, and
 * paths in the folder where it was made, so a build for which either differs starts without it. Development has no base path.
 */
function prepareCache(basePath) {
  if (basePath !== "" || process.argv.includes("--prefix-paths")) process.env.PREFIX_PATHS = "true"; // the feeds read it, too
  const note = path.join(".cache", "made-for.txt");
  const madeFor = `${process.cwd()}\n${basePath}\n`;
  if (existsSync(note) && readFileSync(note, "utf8") !== madeFor) removeCache();
  const write = () => existsSync(".cache") && writeFileSync(note, madeFor);
  write(); // a process that is killed could not write it at its end
  process.on("exit", write); // Gatsby may have emptied the cache
}

function removeCache() {
  rmSync(".cache", { recursive: true, force: true });
}

function buildAndPromote() {
  const folder = mkdtempSync(path.join(tmpdir(), "search-push-"));
  process.env.SITE_PUSH_CLOCK = path.join(folder, "end");
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  run([require.resolve("gatsby/cli.js"), ...process.argv.slice(2)], () =>
    run(["-r", register, require.resolve("./searchIndex.ts"), "promote", "--local"], () => {}),
  );
}

/** Runs Node with the same output and signals, and then the next step if it succeeds. */
function run(args, next) {
  const child = require("node:child_process").spawn(process.execPath, args, { stdio: "inherit" });
  const pass = (signal) => child.kill(signal);
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, pass);
  child.on("exit", (code, signal) => {
    for (const name of ["SIGTERM", "SIGINT"]) process.off(name, pass);
    if (code === 0) next();
    else process.exitCode = code ?? (signal === "SIGINT" ? 130 : 143);
  });
}
