import { cleanOften } from "./memory";

/** How Gatsby tells a worker process to end: the first entry of its message. */
const END = 0;

/** Runs once in Gatsby's own process and in each of its workers. */
export function onPluginInit(): void {
  cleanOften();
  endWorkerWhenTold();
}

/**
 * Lets Gatsby's worker processes end when told to. After its last query a worker keeps a timer of five seconds, so that it would not
 * end by itself; Gatsby waits a second and kills it, in every build. What it has to store is stored before it is told to end.
 */
function endWorkerWhenTold(): void {
  if (process.env.GATSBY_WORKER_ID === undefined) return;
  process.on("message", (message: unknown) => {
    if (Array.isArray(message) && message[0] === END) process.exit();
  });
}
