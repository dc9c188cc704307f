import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashedFiles, madeStyles, ownFiles } from "./builtScripts";
import { keptBuilds, readBefore, removeOthers } from "./keptBuilds";
import { hashSource } from "./sealPage";

const publicDir = mkdtempSync(path.join(tmpdir(), "kept-"));
const hash = (letter: string) => letter.repeat(20);
const write = (name: string, text: string) => writeFileSync(path.join(publicDir, name), text);
afterAll(() => rmSync(publicDir, { recursive: true }));

/** What a build writes: a runtime that knows its chunk, and the lists. */
function build(letter: string): void {
  const before = readBefore(publicDir);
  const runtime = `webpack-runtime-${hash(letter)}.js`;
  const sheet = `styles.${hash(letter)}.css`;
  const chunk = `7-${hash(`${letter}`).slice(0, 19)}0.js`;
  write(sheet, letter);
  write(runtime, `"styles.${hash(letter)}.css";"-"+{7:"${hash(letter).slice(0, 19)}0"}[e]+".js"`);
  write(chunk, letter);
  const late = { build: letter, scripts: [[`/docs/${runtime}`, "sha256-x"]] as const };
  const own = ownFiles(publicDir, late, "/docs");
  expect([...own].sort()).toEqual([chunk, runtime, sheet].sort());
  const present = hashedFiles(publicDir);
  const kept = keptBuilds(before, letter, own, present);
  removeOthers(publicDir, present, own, kept);
  write(
    "build.json",
    JSON.stringify({
      build: letter,
      files: Object.fromEntries([...own].map((file) => [file, "digest"])),
    }),
  );
  write("kept.json", JSON.stringify(kept));
}
const letters = () =>
  [...new Set(readdirSync(publicDir).flatMap((file) => /-([a-f])/.exec(file)?.[1] ?? []))].sort();

test("the scripts of the two previous builds are kept, those of older ones removed", () => {
  write("unhashed.js", "");
  build("a");
  expect(letters()).toEqual(["a"]);
  build("b");
  build("c");
  expect(letters()).toEqual(["a", "b", "c"]);
  build("d");
  expect(letters()).toEqual(["b", "c", "d"]);
  build("d");
  expect(letters()).toEqual(["b", "c", "d"]);
  const sheets = readdirSync(publicDir).filter((file) => file.endsWith(".css"));
  expect(sheets).toEqual(["b", "c", "d"].map((letter) => `styles.${hash(letter)}.css`));
  expect(readdirSync(publicDir)).toContain("unhashed.js");
  expect(readBefore(publicDir).kept.builds.map((each) => each.build)).toEqual(["c", "b"]);
});

test("a script of no build is removed, and what another program wrote does not count as a build", () => {
  write(`9-${hash("e")}.js`, "");
  build("d");
  expect(letters()).toEqual(["b", "c", "d"]);
  write("build.json", "[]");
  write("kept.json", '{"builds":1}');
  expect(readBefore(publicDir)).toEqual({ last: undefined, kept: { builds: [] } });
  write("build.json", '{"build":"d","fil');
  expect(readBefore(publicDir).last).toBeUndefined();
});

test("styles that scripts make are found in them", () => {
  write(
    "1.js",
    'o.createElement("style",null,".a{content:\\"x\\"}"),o.createElement("p",null,"text")',
  );
  expect(madeStyles(publicDir, ["1.js", "kept.json"])).toEqual([hashSource('.a{content:"x"}')]);
});

test("files that the new build also has are its own, and a build is listed once", () => {
  const last = { build: "b", files: { "1.js": "", "2.js": "" } };
  const kept = {
    builds: [
      { build: "b", files: ["1.js"] },
      { build: "a", files: ["3.js"] },
    ],
  };
  expect(keptBuilds({ last, kept }, "c", new Set(["2.js"]), ["1.js", "2.js", "3.js"])).toEqual({
    builds: [
      { build: "b", files: ["1.js"] },
      { build: "a", files: ["3.js"] },
    ],
  });
});
