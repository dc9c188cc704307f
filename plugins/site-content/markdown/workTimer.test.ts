import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { WorkTimer } from "./workTimer";

const timer = new WorkTimer();
const processes: ChildProcess[] = [];
afterEach(() => {
  timer.stop();
  for (const child of processes.splice(0)) child.kill("SIGKILL");
});

/** A process that runs `code`, from the moment on that it does. */
async function started(code: string): Promise<number | undefined> {
  const child = spawn(process.execPath, ["-e", `console.log("ready");${code}`]);
  processes.push(child);
  await once(child.stdout, "data");
  return child.pid;
}

/** Seconds by the clock until a process has worked too long. */
async function secondsOf(code: string, limit: number): Promise<number> {
  const pid = await started(code);
  const begin = Date.now();
  await new Promise<void>((resolve) => timer.start(pid, limit, resolve));
  return (Date.now() - begin) / 1000;
}

const WORKS = "for (;;);";
const WAITS = "setInterval(() => {}, 1000);";

test("a process that works is stopped after its limit", async () => {
  expect(await secondsOf(WORKS, 0.3)).toBeGreaterThanOrEqual(0.29);
});

test("a process that is gone has worked long enough", async () => {
  const pid = await started("process.exit()");
  await new Promise<void>((resolve) => timer.start(pid, 0.1, resolve));
});

// Other systems do not tell processor time, so that the clock counts there.
const onLinux = existsSync("/proc/self/stat") ? test : test.skip;

onLinux("a process that gets no processor has ten times as long", async () => {
  expect(await secondsOf(WAITS, 0.2)).toBeGreaterThanOrEqual(1.99);
});
