import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { styleNames } from "./styleNames";

const root = mkdtempSync(path.join(tmpdir(), "style-names-"));
afterAll(() => rmSync(root, { recursive: true }));

function publicWith(name: string, assetsByChunkName: unknown): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "webpack.stats.json"), JSON.stringify({ assetsByChunkName }));
  return folder;
}

/** The digest of a program that does not change, with the names for salt. */
function digest(hashSalt: string): Promise<string | undefined> {
  const entry = path.join(root, "entry.js");
  writeFileSync(entry, "module.exports = 1;\n");
  const output = { path: path.join(root, "out"), hashSalt };
  return new Promise((resolve, reject) =>
    webpack({ mode: "production", entry, output, target: "node" }, (error, stats) =>
      error || !stats ? reject(error) : resolve(stats.hash),
    ),
  );
}

test("only names of style sheets, each once, in a fixed order", () => {
  const folder = publicWith("two", {
    app: ["styles.b.css", "app.1.js"],
    post: ["styles.a.css", "styles.b.css"],
  });
  expect(styleNames(folder)).toBe("styles.a.css styles.b.css");
});

test("no names before the first build", () => {
  expect(styleNames(path.join(root, "missing"))).toBe("");
});

test("as salt they change webpack's digest, by which Gatsby decides what to render", async () => {
  const before = styleNames(publicWith("before", { app: ["styles.1.css", "app.1.js"] }));
  const after = styleNames(publicWith("after", { app: ["styles.2.css", "app.1.js"] }));
  expect(await digest(before)).toBe(await digest(before));
  expect(await digest(after)).not.toBe(await digest(before));
});
