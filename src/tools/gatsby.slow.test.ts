import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = mkdtempSync(path.join(tmpdir(), "gatsby-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a command in a folder that is no site, so that Gatsby ends at once. */
function run(command: string, env: Readonly<Record<string, string>> = {}) {
  const { PATH, HOME } = process.env;
  return spawnSync(process.execPath, [path.resolve("src/tools/run.cjs"), "gatsby", command], {
    cwd: root,
    env: { PATH, HOME, ...env },
    encoding: "utf8",
  });
}

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    "the write key alone",
    { ALGOLIA_WRITE_KEY: "secret-key" },
    "ALGOLIA_APP_ID or ALGOLIA_INDEX_NAME is missing. Set both to push search records, or unset ALGOLIA_WRITE_KEY.\n",
  ],
  [
    "a base path without a slash",
    { PATH_PREFIX: " docs\n" },
    expect.stringMatching(/^PATH_PREFIX is "docs"\. Begin each part with one slash/),
  ],
])("%s ends a build before it begins, with one error", (_, env, error) => {
  const { status, stdout, stderr } = run("build", env);
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: "", stderr: error });
});

describe("a build begins", () => {
  const FILES = ["page-data/app-data.json", "static/a.png", "old/index.html", "old.js"];
  const left = () => FILES.filter((file) => existsSync(path.join(root, "public", file)));
  const write = (...files: readonly string[]) => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(root, "public", file)), { recursive: true });
      writeFileSync(path.join(root, "public", file), "");
    }
  };
  /** A whole build in `public/`, with its cache. */
  const built = (env = {}) => {
    mkdirSync(path.join(root, ".cache"), { recursive: true });
    run("build", env);
    write(...FILES, "build.json");
  };

  test("with nothing of the last one but what Gatsby's cache takes to be there", () => {
    built();
    run("build");
    expect(left()).toEqual(["page-data/app-data.json", "static/a.png"]);
  });

  test("from nothing after one that did not end, for another base path and after development", () => {
    built();
    rmSync(path.join(root, "public/build.json"));
    run("build");
    expect(left()).toEqual([]);
    built();
    run("build", { PATH_PREFIX: "/docs" });
    expect(left()).toEqual([]);
    built();
    run("develop");
    expect(left()).toEqual(FILES);
    run("build");
    expect(left()).toEqual([]);
  });
});
