import { compareFiles } from "./compareFiles";

const SAME = { "index.html": "a", "app.js": "b" };
const served = (files: Readonly<Record<string, string | undefined>>) =>
  new Map(Object.entries(files));

test.each<[string, Parameters<typeof compareFiles>, readonly string[]]>([
  ["everything is of the commit", [SAME, SAME, served(SAME)], []],
  [
    "files for hosts are not served",
    [{ _headers: "h" }, { _headers: "h" }, served({ _headers: undefined })],
    [],
  ],
  [
    "a page was changed on its way",
    [SAME, SAME, served({ ...SAME, "index.html": "x" })],
    ["index.html is served with other content."],
  ],
  [
    "a script is gone",
    [SAME, SAME, served({ "index.html": "a", "app.js": undefined })],
    ["app.js is not served."],
  ],
  [
    "a page was changed before its digest was taken",
    [SAME, { ...SAME, "app.js": "x" }, served({ ...SAME, "app.js": "x" })],
    ["app.js is served with other content.", "app.js has another digest in build.json."],
  ],
  [
    "a file came from elsewhere",
    [SAME, { ...SAME, "evil.js": "x" }, served(SAME)],
    ["evil.js is in build.json, but not of the commit."],
  ],
  [
    "files have names that every object has",
    [
      { ...SAME, valueOf: "v" },
      { ...SAME, constructor: "x" } as never,
      served({ ...SAME, valueOf: "v" }),
    ],
    ["valueOf is missing from build.json.", "constructor is in build.json, but not of the commit."],
  ],
  [
    "a name erases the lines before it and makes one of its own",
    [SAME, { ...SAME, "\u001b[1A\u001b[2K\nAll 2 files match the commit.": "x" }, served(SAME)],
    [
      "\\u{001B}[1A\\u{001B}[2K\\u{000A}All 2 files match the commit. is in build.json, but not of the commit.",
    ],
  ],
])("%s", (_, args, problems) => {
  expect(compareFiles(...args)).toEqual(problems);
});
