import { spawnSync } from "node:child_process";

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    "the write key alone",
    { ALGOLIA_WRITE_KEY: "secret-key" },
    "ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME are missing. Set ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY, ALGOLIA_INDEX_NAME to push search records, or none of them.\n",
  ],
  [
    "a base path without a slash",
    { PATH_PREFIX: " docs\n" },
    expect.stringMatching(/^PATH_PREFIX is "docs"\. Begin each part with one slash/),
  ],
])(
  "%s ends a build before it begins, with one error that says what is missing",
  (_, env, error) => {
    const { PATH, HOME } = process.env;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["src/tools/gatsby.cjs", "build"],
      {
        env: { PATH, HOME, ...env },
        encoding: "utf8",
      },
    );
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: "", stderr: error });
  },
);
