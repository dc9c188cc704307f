import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lateScripts } from "./lateScripts";
import {
  picturesNamedIn,
  putBack,
  removeOldQueries,
  takeAside,
  takePicturesAside,
} from "./leftovers";
import { hashSource } from "./sealPage";

const root = mkdtempSync(path.join(tmpdir(), "leftovers-"));
const publicDir = path.join(root, "public");
const cacheDir = path.join(root, "cache");
const SLICE = "_gatsby/slices/_gatsby-scripts-1.html";
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(publicDir, file)), { recursive: true });
  writeFileSync(path.join(publicDir, file), text);
};
afterAll(() => rmSync(root, { recursive: true }));

test("the list of scripts has their addresses with the base path, and their digests", () => {
  write("app-1.js", "app()");
  write(
    SLICE,
    '<script id="m">x</script><script>h</script><script src="/docs/app-1.js" async></script>',
  );
  const { build, scripts } = lateScripts(publicDir, "/docs");
  expect(scripts).toEqual([["/docs/app-1.js", hashSource("app()")]]);
  expect(build).toMatch(/^[0-9a-f]{20}$/);
  write("app-1.js", "app(2)");
  expect(lateScripts(publicDir, "/docs").build).not.toBe(build);
});

test("scripts that Gatsby writes in another way stop the build", () => {
  write(SLICE, "<script type=module src=/app-1.js></script>");
  expect(() => lateScripts(publicDir, "")).toThrow("site-seal found no script");
});

test("what readers do not need is removed, and what the next build needs is restored", () => {
  for (const file of ["index.html", "webpack.stats.json", "chunk-map.json", "~partytown/a.js"])
    write(file, file);
  takeAside(publicDir, cacheDir);
  expect(readdirSync(publicDir).sort()).toEqual(["app-1.js", "index.html"]);
  putBack(publicDir, cacheDir);
  expect(existsSync(path.join(publicDir, SLICE))).toBe(true);
  expect(existsSync(path.join(publicDir, "webpack.stats.json"))).toBe(true);
  takeAside(publicDir, cacheDir);
  expect(readdirSync(publicDir).sort()).toEqual(["app-1.js", "index.html"]);
});

test("results of unused queries are removed", () => {
  write("page-data/sq/d/1.json", "{}");
  write("page-data/sq/d/2.json", "{}");
  removeOldQueries(publicDir, new Set(["2", "3"]));
  expect(readdirSync(path.join(publicDir, "page-data/sq/d"))).toEqual(["2.json"]);
  removeOldQueries(path.join(root, "elsewhere"), new Set());
});

test("pictures that no page shows any more are removed, and restored for a page that shows them again", () => {
  const [inPage, inData, old] = ["a", "b", "c"].map((digit) => digit.repeat(32));
  for (const name of [inPage, inData, old]) write(`static/${name}/1/tide.png`, `${name}`);
  write("static/inter-latin.woff2", "");
  const page = `<img src="/docs/static/${inPage}/1/tide.png">`;
  write("page-data/404.html/page-data.json", `{"src":"/docs/static/${inData}/1/tide.png"}`);
  write("feed.txt", `/static/${old}/`);
  const pictures = () => readdirSync(path.join(publicDir, "static")).sort();
  takePicturesAside(publicDir, cacheDir, picturesNamedIn(page));
  expect(pictures()).toEqual([inPage, inData, "inter-latin.woff2"]);
  putBack(publicDir, cacheDir);
  expect(pictures()).toEqual([inPage, inData, old, "inter-latin.woff2"]);
  const changed = `<img src="/static/${old}/1/tide.png">`;
  takePicturesAside(publicDir, cacheDir, picturesNamedIn(changed));
  expect(pictures()).toEqual([inData, old, "inter-latin.woff2"]);
});
