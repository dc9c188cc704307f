// What a Gatsby command needs from the folder it works in: a path that it can handle, no other command writing there, and write
// permission.
const { createHash } = require("node:crypto");
const { accessSync, constants, mkdirSync, readdirSync, rmSync } = require("node:fs");
const { connect, createServer } = require("node:net");
const { tmpdir } = require("node:os");
const path = require("node:path");

/** Folders of Gatsby's data and of the built site. */
const WRITTEN = [".cache", "public"];

/**
 * Continues only if no other command is running in the folder, and locks it until the process ends. Gatsby empties `.cache` when
 * it starts, which would make a running command fail much later, at whatever it reads next. The lock is a socket, since the
 * system closes it however a process ends.
 * @param next what to do once the folder is locked
 * @param address of the socket
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
      return next(); // another user's, which can be queried but not removed: better no lock than no build
    }
    takeFolder(next, address);
  });
}

/**
 * Maximum bytes of a socket's address, including the terminating byte; the system truncates longer ones. macOS has the lowest
 * limit.
 */
const ADDRESS_MAX = 104;

function addressOf(folder) {
  const name = `site-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const address = path.join(tmpdir(), name);
  return Buffer.byteLength(address) < ADDRESS_MAX ? address : path.join("/tmp", name);
}

/** Characters in a path that Gatsby takes for part of a glob, or webpack for part of a request. */
const ODD = /[#?!*()[\]{}|]/;

/** Whether Gatsby can find files below the folder's path; if not, reports the character that prevents it. */
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
 * Whether the folders that Gatsby writes to, and their subfolders, are writable; if not, reports which, and why. Files built by
 * another user, such as root in a container, belong to that user.
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
