/** Pushes and promotions as processes of their own, which are ended in the middle of their work. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { AlgoliaServer, type Fault } from "../../src/testing/algoliaServer/server";
import { BATCH, byId, changed, original, PushTester } from "../../src/testing/searchPush";
import { writeRecordsFile } from "./stamp";

const NEXT_TASK = /docs_next\/task/;
const servers: AlgoliaServer[] = [];
const folder = mkdtempSync(path.join(tmpdir(), "killed-push-"));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  for (const server of servers) await server.stop();
});
beforeAll(() => {
  const { commit, committed, digest } = changed.stamp;
  mkdirSync(path.join(folder, "public"));
  writeFileSync(
    path.join(folder, "public/build.json"),
    JSON.stringify({ commit, committed, records: digest }),
  );
  writeFileSync(path.join(folder, "records.json"), writeRecordsFile(changed));
});

type Ended = { readonly code: number | null; readonly output: string };

/** Runs a command and ends it when it waits for an answer that does not come. */
async function endWhile(
  server: AlgoliaServer,
  args: readonly string[],
  { signal, fault }: { readonly signal: NodeJS.Signals; readonly fault: Fault },
): Promise<Ended> {
  server.forget();
  server.fail({ ...fault, delayMs: 600_000 });
  const child = spawn(
    process.execPath,
    [path.resolve("src/tools/run.cjs"), "searchIndex", ...args],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ALGOLIA_APP_ID: server.appId,
        ALGOLIA_WRITE_KEY: server.writeKey,
        ALGOLIA_INDEX_NAME: "docs",
        ALGOLIA_HOST: server.url,
      },
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => {
      output += text.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const isWaiting = () => server.requests.some(({ path: asked }) => fault.path.test(asked));
  while (child.exitCode === null && !isWaiting())
    await new Promise((resolve) => setTimeout(resolve, 20));
  server.forget();
  await server.store.settled();
  child.kill(signal);
  if (signal === "SIGINT") {
    // Ctrl+C comes again, because npm and the terminal both pass it on: here while the process clears up.
    while (child.exitCode === null && server.requests.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill(signal);
  }
  return { code: await ended, output };
}

const OLD = byId(original.records);
const NEW = byId(changed.records);

test.concurrent.each<
  [string, readonly string[], NodeJS.Signals, Fault, "old" | "new", number | null, string]
>([
  [
    "SIGTERM during the upload: the temporary index goes",
    ["push"],
    "SIGTERM",
    { path: BATCH },
    "old",
    1,
    "Uploading 5 records to docs_next failed: The job was told to end (SIGTERM). Run the job again. The push wrote nothing to the index docs.",
  ],
  [
    "Ctrl+C during the upload, more than once: the temporary index goes",
    ["push"],
    "SIGINT",
    { path: BATCH },
    "old",
    1,
    "Uploading 5 records to docs_next failed: The job was told to end (SIGINT). Run the job again. The push wrote nothing to the index docs.",
  ],
  ["SIGKILL during the upload", ["push"], "SIGKILL", { path: BATCH }, "old", null, ""],
  [
    "SIGKILL after the move",
    ["promote", "--local"],
    "SIGKILL",
    { path: NEXT_TASK },
    "new",
    null,
    "",
  ],
  [
    "SIGTERM after the move: what happened is read",
    ["promote", "--local"],
    "SIGTERM",
    { path: NEXT_TASK },
    "new",
    1,
    "Reading docs after the move failed: The job was told to end (SIGTERM). Run the job again.",
  ],
])("%s", async (_, args, signal, fault, live, code, text) => {
  const server = await AlgoliaServer.start();
  servers.push(server);
  const site = new PushTester(server);
  await site.fill();
  if (args[0] === "promote") await site.pushFile(changed);
  const ended = await endWhile(server, args, { signal, fault });
  await server.store.settled();
  expect(ended).toEqual({ code, output: expect.stringContaining(text) });
  expect(site.stored()).toEqual(live === "new" ? NEW : OLD);
  if (signal !== "SIGKILL") expect(server.store.names).toEqual(["docs"]);
  await site.publish(changed, {}, "pushFile");
  expect(site.stored()).toEqual(NEW);
  expect(server.store.names).toEqual(["docs"]);
});
