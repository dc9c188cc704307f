import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fillIn, renamed, scriptIntegrity } from "./scriptIntegrity";

/** Webpack as Gatsby uses it. */
const webpack: (options: object, done: (error: Error | null, stats?: Stats) => void) => unknown =
  createRequire(require.resolve("gatsby/package.json"))("webpack");
type Stats = { readonly hash: string; hasErrors(): boolean; toString(): string };

const root = mkdtempSync(path.join(tmpdir(), "integrity-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Builds an entry that loads a chunk later, as Gatsby configures webpack. @returns names and texts of the files */
async function build(chunkText: string): Promise<Readonly<Record<string, string>>> {
  mkdirSync(path.join(root, "src"), { recursive: true });
  writeFileSync(
    path.join(root, "src/late.js"),
    `export const text = ${JSON.stringify(chunkText)};`,
  );
  writeFileSync(
    path.join(root, "src/index.js"),
    'import(/* webpackChunkName: "late" */ "./late").then(({ text }) => console.log(text));',
  );
  rmSync(path.join(root, "public"), { recursive: true, force: true });
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: "production",
        context: root,
        entry: { app: "./src/index.js" },
        output: {
          path: path.join(root, "public"),
          publicPath: "/",
          filename: "[name]-[contenthash].js",
          chunkFilename: "[name]-[contenthash].js",
        },
        optimization: { runtimeChunk: { name: "webpack-runtime" } },
        plugins: [scriptIntegrity],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const files = readdirSync(path.join(root, "public"));
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(root, "public", file), "utf8")]),
  );
}
const find = (files: Readonly<Record<string, string>>, name: string) => {
  const [file, text] = Object.entries(files).find(([key]) => key.startsWith(name)) ?? ["", ""];
  return { file, text };
};

test("the runtime knows the digest of the chunk that it loads, and its own name depends on it", async () => {
  const first = await build("one");
  const late = find(first, "late");
  const runtime = find(first, "webpack-runtime");
  const digest = createHash("sha256").update(late.text).digest("base64");
  expect(runtime.text).toContain(digest);
  expect(runtime.text).toContain('integrity="sha256-"+');
  expect(runtime.text).toContain('crossOrigin="anonymous"');
  expect(runtime.file).toBe(renamed(runtime.file, runtime.text));
  const second = find(await build("two"), "webpack-runtime");
  expect(second.file).not.toBe(runtime.file);
  expect(second.text).not.toContain(digest);
  expect(await build("one")).toEqual(first);
});

test.each([
  ['var d="digests-of-late-scripts"[c];', 'var d=({"7":"abc="})[c];'],
  ["var d=`digests-of-late-scripts`[c];", 'var d=({"7":"abc="})[c];'],
  ["no script is loaded", "no script is loaded"],
])("%s", (code, filled) => {
  expect(fillIn(code, { 7: "abc=" })).toBe(filled);
});

test("a name without a hash stays", () => {
  expect(renamed("webpack-runtime.js", "text")).toBe("webpack-runtime.js");
});
