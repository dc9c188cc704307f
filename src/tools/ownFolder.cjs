// What a command of Gatsby needs of the folder it works in: a path that it can read, nobody else who writes there, and the right
// to write.
const { createHash } = require("node:crypto");
const { accessSync, constants, mkdirSync, readdirSync, rmSync } = require("node:fs");
const { connect, createServer } = require("node:net");
const { tmpdir } = require("node:os");
const path = require("node:path");

/** Where Gatsby keeps its data, and the site. */
const WRITTEN = [".cache", "public"];

/**
 * Goes on as the only command in the folder until the process ends. Gatsby empties `.cache` at its start, which makes a command
 * that runs there fail much later, at whatever it reads next. A socket tells, since the system closes it however a process ends.
 * @param next what to do then @param address of the socket
 */
function takeFolder(next, address = addressOf(process.cwd())) {
  const server = createServer((other) => other.destroy());
  server.once("error", ({ code }) => (code === "EADDRINUSE" ? ask(next, address) : next()));
  server.listen(address, () => {
    server.unref();
    process.on("exit", () => server.close()); // which removes its file
    next();
  });
}

/** Whether somebody answers at a socket: a process that was killed leaves its file. */
function ask(next, address) {
  const asked = connect(address, () => {
    asked.destroy();
    fail(
      `Another build, or npm run dev, is running in ${process.cwd()}. Both would write .cache/ and public/.\n` +
        "Wait until it has finished, or stop it; or build in a copy of the folder.",
    );
  });
  asked.once("error", ({ code }) => {
    if (code !== "ECONNREFUSED") return next(); // another user's, or gone by now
    try {
      rmSync(address, { force: true });
    } catch {
      return next(); // another user's, which may be asked and not removed: better no lock than no build
    }
    takeFolder(next, address);
  });
}

/** Bytes of a socket's address and the byte that ends it; of a longer one the system takes the beginning. macOS has the fewest. */
const ADDRESS_MAX = 104;

function addressOf(folder) {
  const name = `site-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const address = path.join(tmpdir(), name);
  return Buffer.byteLength(address) < ADDRESS_MAX ? address : path.join("/tmp", name);
}

/** What Gatsby takes for part of a pattern of file names, or webpack for part of a request, wherever it stands in a path. */
const ODD = /[#?!*()[\]{}|]/;

/** Whether the path of the folder is one that Gatsby finds files below; a command in another says which character it has. */
function isPathPlain() {
  const [odd] = ODD.exec(process.cwd()) ?? [];
  if (odd === undefined) return true;
  fail(
    `The path of this folder has the character ${odd}: ${process.cwd()}. Gatsby finds no files below it.\n` +
      "Rename the folder, or move it, so that its path has none of # ? ! * ( ) [ ] { } |.",
  );
  return false;
}

/**
 * Whether the folders that Gatsby writes, and the folders in them, can be written; a command that cannot says which, and why. What
 * another user built, such as root in a container, belongs to that user.
 */
function isWritable() {
  const faults = WRITTEN.flatMap((folder) => {
    try {
      mkdirSync(folder, { recursive: true });
      const entries = readdirSync(folder, { withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      for (const name of ["", ...folders]) accessSync(path.resolve(folder, name), constants.W_OK);
      return [];
    } catch (error) {
      return [`${folder}/ cannot be written: ${error.message}.`];
    }
  });
  if (faults.length > 0)
    fail(
      `${faults.join("\n")}\nGive the user who builds the right to write there, or remove the folder.`,
    );
  return faults.length === 0;
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

module.exports = { isPathPlain, isWritable, takeFolder };
