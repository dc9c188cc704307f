import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFirefox } from "./firefox";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "firefox-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a program that claims to be Firefox of that version. */
function install(file: string, version: string): string {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `#!/bin/sh\necho "Mozilla Firefox ${version}"\n`);
  chmodSync(full, 0o755);
  return full;
}

const unixTest = process.platform === "win32" ? test.skip : test;

unixTest("the first Firefox of the path that is new enough is taken", () => {
  install("old/firefox", "128.14.0esr");
  const found = install("new/firefox-esr", "153.7.0esr");
  expect(findFirefox({ PATH: `${folder}/old:${folder}/none:${folder}/new` })).toBe(found);
});

unixTest("a snap's is passed over, and so is what is no Firefox", () => {
  const snap = install("usr/bin/snap", "160.0");
  mkdirSync(path.join(folder, "bin"));
  symlinkSync(snap, path.join(folder, "bin/firefox"));
  install("script/firefox", "");
  expect(findFirefox({ PATH: `${folder}/bin:${folder}/script` })).toBeUndefined();
});

unixTest("the one that is named is taken as it is", () => {
  expect(findFirefox({ PATH: folder, FIREFOX_PATH: "/own/firefox" })).toBe("/own/firefox");
});
