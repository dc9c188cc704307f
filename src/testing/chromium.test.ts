import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium, findWholeChromium, lacksHeadlessShell } from "./chromium";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "chromium-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates the programs and looks for browsers among them, `named` relative to the folder. */
function look(files: readonly string[], named?: string) {
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  const PATH = ["a", "b"].map((name) => path.join(folder, name)).join(path.delimiter);
  const env = { PATH, CHROME_PATH: named && path.join(folder, named) };
  const short = (file = "") => path.relative(folder, file).replaceAll(path.sep, "/");
  return [short(findChromium(env)), short(findWholeChromium(env)), lacksHeadlessShell(env)];
}

test.each([
  ["the system's without a shell", ["b/chromium"], undefined, ["b/chromium", "b/chromium", true]],
  [
    "a shell before it, for tests only, wherever it is",
    ["a/chromium", "b/chromium-headless-shell"],
    undefined,
    ["b/chromium-headless-shell", "a/chromium", false],
  ],
  [
    "the named one before all others, and nothing asks for its shell",
    ["own/chrome", "a/chromium", "a/chromium-headless-shell"],
    "own/chrome",
    ["own/chrome", "own/chrome", false],
  ],
  [
    "a named one on a machine without others, so that none is downloaded",
    ["own/chrome"],
    "own/chrome",
    ["own/chrome", "own/chrome", false],
  ],
  [
    "a named shell for tests, another to show pages",
    ["own/chrome-headless-shell", "a/chromium"],
    "own/chrome-headless-shell",
    ["own/chrome-headless-shell", "a/chromium", false],
  ],
])("%s", (_, files, named, found) => {
  expect(look(files, named)).toStrictEqual(found);
});
