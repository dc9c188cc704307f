import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { themes } from "./webpack";

/** Packages as Gatsby uses them. */
const gatsby = createRequire(require.resolve("gatsby/package.json"));
type Stats = { hasErrors(): boolean; toString(): string };
const webpack: (options: object, done: (error: Error | null, stats?: Stats) => void) => Closable =
  gatsby("webpack");
type Closable = { close(done: () => void): void };
const Extraction: (new () => object) & { readonly loader: string } =
  gatsby("mini-css-extract-plugin");

const root = mkdtempSync(path.join(tmpdir(), "theme-"));
afterAll(() => rmSync(root, { recursive: true }));

async function compile(options: object): Promise<void> {
  const compiled = await new Promise<Closable>((resolve, reject) => {
    const compiler = webpack({ mode: "production", context: root, ...options }, (error, stats) =>
      error || stats?.hasErrors()
        ? reject(error ?? new Error(stats?.toString()))
        : resolve(compiler),
    );
  });
  await new Promise<void>((resolve) => compiled.close(resolve));
}

/** Builds the styles that `gatsby-browser.tsx` imports, with the cache of the build before. @returns their text */
async function buildStyles(): Promise<string> {
  await compile({
    entry: "./gatsby-browser.js",
    output: { path: path.join(root, "public") },
    cache: { type: "filesystem", cacheDirectory: path.join(root, ".cache") },
    resolve: { alias: { "site-theme.css": themes(root, "", []) } },
    module: {
      rules: [{ test: /\.css$/, use: [Extraction.loader, gatsby.resolve("css-loader")] }],
    },
    plugins: [new Extraction()],
  });
  return readFileSync(path.join(root, "public/main.css"), "utf8");
}

test("the owner's style sheet is used from the first build after it was added, and no longer once it is removed", async () => {
  const imports = readFileSync("gatsby-browser.tsx", "utf8").match(/^import ".*\.css";/gm) ?? [];
  writeFileSync(path.join(root, "gatsby-browser.js"), imports.join("\n"));
  cpSync("src/styles", path.join(root, "src/styles"), { recursive: true });
  mkdirSync(path.join(root, "content"));
  expect(await buildStyles()).not.toContain("#123456");
  writeFileSync(path.join(root, "content/theme.css"), ":root { --color-accent: #123456; }");
  expect(await buildStyles()).toContain("--color-accent: #123456");
  rmSync(path.join(root, "content/theme.css"));
  expect(await buildStyles()).not.toContain("#123456");
}, 60_000);
