import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { getOnlineScripts } from "./onlineScripts";

const LIMITS = { each: 300, all: 1_500, bytes: 100_000 };
const script = (name: string) => `${name}-${"a".repeat(20)}.js`;
const digest = createHash("sha256").update("run()").digest("hex");
const online = (files: object) => JSON.stringify({ build: "b", files });
const older = (...builds: readonly (readonly string[])[]) =>
  JSON.stringify({ builds: builds.map((files, index) => ({ build: `${index}`, files })) });

type Answer = string | ((response: ServerResponse) => void);
const hangs: Answer = (response) => response.write("run(");
const endless: Answer = (response) => {
  const more = () => {
    if (!response.destroyed && response.write("x".repeat(60_000))) setImmediate(more);
    else response.once("drain", more);
  };
  more();
};

/** Gets the scripts of a site with these files. @returns the number of builds, and the files that were written */
async function get(files: Readonly<Record<string, Answer>>): Promise<readonly unknown[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "online-"));
  const server = createServer(({ url = "" }, response) => {
    const answer = files[url.slice(1)];
    if (answer === undefined) response.writeHead(404).end("Not found");
    else if (typeof answer === "string") response.end(answer);
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  try {
    const publicDir = path.join(folder, "public");
    const builds = await getOnlineScripts(`http://127.0.0.1:${port}`, publicDir, LIMITS);
    return [builds, ...(builds > 0 ? readdirSync(publicDir) : [])];
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

const LISTS = ["build.json", "kept.json"];
const many = Array.from({ length: 50 }, (_, index) => script(`old${index}`));

test.each<[string, Readonly<Record<string, Answer>>, readonly unknown[]]>([
  ["no lists", {}, [0]],
  ["a list that is a page", { "build.json": "<p>Welcome</p>" }, [0]],
  ["a list that never ends", { "build.json": hangs }, [0]],
  ["a list without end", { "build.json": endless }, [0]],
  ["a list that is too long", { "build.json": online({ a: "x".repeat(LIMITS.bytes) }) }, [0]],
  [
    "three builds and one too many",
    {
      "build.json": online({ [script("app")]: digest, "index.html": "x" }),
      "kept.json": older([script("old")], [script("older")], [script("oldest")]),
      [script("app")]: "run()",
      [script("old")]: "old()",
      [script("older")]: "older()",
      [script("oldest")]: "oldest()",
    },
    [3, script("app"), ...LISTS, script("old"), script("older")],
  ],
  [
    "a script with another digest, which it names among older ones, too",
    {
      "build.json": online({ [script("app")]: digest }),
      "kept.json": older([script("app")]),
      [script("app")]: "steal()",
    },
    [2, ...LISTS],
  ],
  [
    "names that lead out of the folder",
    {
      "build.json": online({ [`../${script("app")}`]: digest }),
      "kept.json": older([`../${script("old")}`, "index.html"]),
    },
    [2, ...LISTS],
  ],
  [
    "scripts that never end",
    {
      "build.json": online({ [script("app")]: digest, [script("main")]: digest }),
      [script("app")]: hangs,
      [script("main")]: "run()",
    },
    [1, ...LISTS, script("main")],
  ],
  [
    "many scripts that never end",
    {
      "build.json": online({}),
      "kept.json": older(many),
      ...Object.fromEntries(many.map((name) => [name, hangs])),
    },
    [2, ...LISTS],
  ],
  [
    "a script without end",
    {
      "build.json": online({ [script("app")]: digest }),
      [script("app")]: endless,
    },
    [1, ...LISTS],
  ],
])(
  "a site with %s",
  async (_, files, found) => {
    expect(await get(files)).toEqual(found);
  },
  4_000,
);
