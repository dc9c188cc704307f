import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { problem } from "../problems";
import type { Body, ParseBody, ParsedBody } from "./body";

/** More of them would load the parsers more often than they save time. */
const MAX_THREADS = 4;
/** Bodies that a thread has at hand, so that it need not wait while the build's own thread is busy. */
const AHEAD = 32;

type Task = { readonly body: Body; readonly resolve: (parsed: ParsedBody) => void };
/** A thread and what it was given, in the order of its answers. */
type Thread = { readonly worker: Worker; readonly tasks: Task[] };

/**
 * Parses bodies in threads of their own, one for each processor but that of the build itself, which goes on meanwhile. The build never
 * loads the parsers, and their memory is free again once the pool is closed. Threads start when there is work.
 */
export class BodyPool {
  private waiting: Task[] = [];
  private threads: Thread[] = [];

  constructor(
    private readonly root: string,
    private readonly size = Math.min(Math.max(availableParallelism() - 1, 1), MAX_THREADS),
  ) {}

  /** A body whose thread fails, as an expression that ends the process does, comes back as a problem, too. */
  readonly parse: ParseBody = (body) =>
    new Promise((resolve) => {
      this.waiting.push({ body, resolve });
      this.giveWork();
    });

  /** Ends the threads; the next body starts new ones. */
  async close(): Promise<void> {
    const threads = this.threads;
    this.threads = [];
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  private giveWork(): void {
    while (this.waiting.length > 0) {
      const thread = this.nextThread();
      const task = thread.tasks.length < AHEAD ? this.waiting.shift() : undefined;
      if (!task) return;
      thread.tasks.push(task);
      thread.worker.ref();
      thread.worker.postMessage(task.body);
    }
  }

  private nextThread(): Thread {
    const [idlest] = [...this.threads].sort((a, b) => a.tasks.length - b.tasks.length);
    return idlest && (idlest.tasks.length === 0 || this.threads.length >= this.size) ? idlest : this.start();
  }

  private start(): Thread {
    const compiler = path.join(this.root, "src/tools/ts.cjs");
    const worker = new Worker(path.join(this.root, "plugins/site-content/markdown/bodyThread.ts"), { execArgv: ["-r", compiler] });
    const thread: Thread = { worker, tasks: [] };
    let failure = "its expressions ended the process";
    const answer = (parsed: (body: Body) => ParsedBody) => {
      const task = thread.tasks.shift();
      task?.resolve(parsed(task.body));
      if (thread.tasks.length === 0) worker.unref(); // an idle thread keeps no process alive
      this.giveWork();
    };
    worker.on("message", (parsed: ParsedBody) => answer(() => parsed));
    worker.on("error", (error) => {
      failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    });
    worker.on("exit", () => {
      this.threads = this.threads.filter((other) => other !== thread);
      this.waiting.unshift(...thread.tasks.splice(1));
      answer(({ file }) => ({ tree: [], problems: [problem(file, undefined, `The page could not be parsed: ${failure}.`, "Take out what was added last.")] }));
    });
    this.threads.push(thread);
    return thread;
  }
}
