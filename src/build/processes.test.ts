import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const script = path.join(mkdtempSync(path.join(tmpdir(), "worker-")), "worker.ts");
writeFileSync(
  script,
  `import { onPluginInit } from ${JSON.stringify(path.resolve("src/build/processes"))};
setTimeout(() => undefined, 60_000);
process.on("message", (message) => process.send?.(message));
onPluginInit();
process.send?.("ready");`,
);

async function start(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(script, { execArgv: ["-r", "./src/tools/ts.cjs"], env: { ...process.env, ...env } });
  await once(child, "message");
  return child;
}

test("a worker that is told to end does so at once, whatever it still waits for", async () => {
  const worker = await start({ GATSBY_WORKER_ID: "1" });
  worker.send([0, 7]);
  expect(await once(worker, "exit")).toEqual([0, null]);
});

test.each([
  ["another message to a worker", { GATSBY_WORKER_ID: "1" }, [1, 8, "runQueries"]],
  ["Gatsby's own process", {}, [0, 7]],
])("%s ends nothing", async (_name, env, message) => {
  const child = await start(env);
  child.send(message);
  expect((await once(child, "message"))[0]).toEqual(message);
  expect(child.exitCode).toBeNull();
  child.kill();
});
