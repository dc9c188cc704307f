import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { ComponentNames } from "../../../src/domain/componentSpec";
import { TIME_LIMIT, tooSlow, unparsed } from "../model/withinTime";
import type { Body, ParseBody, ParsedBody } from "./body";
import { WorkTimer } from "./workTimer";

/** Loading the parsers in a fifth process would cost more time than it saves. */
const MAX_PROCESSES = 4;
/** Bodies queued in each process, so that no process waits while the build itself is busy. */
const QUEUED = 32;
/**
 * The process's code, which calls `parseBody`, and the hook that lets Node load it. Gatsby runs a
 * compiled copy of this file from its cache, so both are named from the project's root.
 */
const PROCESS = "plugins/site-content/markdown/bodyProcess.ts";
const TYPESCRIPT_HOOK = "src/tools/run.cjs";

type Task = { readonly body: Body; readonly resolve: (parsed: ParsedBody) => void };
/**
 * What a process sends: "ready" once it has loaded the parsers, then the answer to each body in order; before each answer, the
 * line of every formula, diagram and code block as it begins to read it.
 */
export type Answer = "ready" | number | ParsedBody;
type Parser = {
  readonly child: ChildProcess;
  /** Unanswered, oldest first. */
  readonly tasks: Task[];
  /** Starts the time limit of the oldest task. */
  readonly watch: () => void;
};

/**
 * Parses bodies in processes of their own, one for each processor except the one the build itself
 * runs on. They start when there is work and know nothing of the build's environment, so that no
 * page can reach its keys; one that runs out of time, memory or stack ends alone.
 */
export class BodyPool {
  private waiting: Task[] = [];
  private parsers: Parser[] = [];

  constructor(
    private readonly root: string,
    private readonly components: ComponentNames,
    private readonly size = Math.min(Math.max(availableParallelism() - 1, 1), MAX_PROCESSES),
    private readonly timeLimit = TIME_LIMIT,
  ) {}

  /** Parses a body. A body whose process ends comes back as a problem. */
  readonly parse: ParseBody = (body) =>
    new Promise((resolve) => {
      this.waiting.push({ body, resolve });
      this.giveWork();
    });

  /** Ends the processes; the next body starts new ones. */
  async close(): Promise<void> {
    const parsers = this.parsers;
    this.parsers = [];
    const ends = parsers.map(({ child }) => new Promise((resolve) => child.once("exit", resolve)));
    for (const { child } of parsers) {
      child.ref();
      child.kill("SIGKILL");
    }
    await Promise.all(ends);
  }

  private giveWork(): void {
    while (this.waiting.length > 0) {
      const { child, tasks, watch } = this.nextParser();
      const task = tasks.length < QUEUED ? this.waiting.shift() : undefined;
      if (!task) return;
      tasks.push(task);
      keepAwake(child, true);
      if (child.connected) child.send(task.body);
      if (tasks.length === 1) watch();
    }
  }

  private nextParser(): Parser {
    const [leastBusy] = [...this.parsers].sort((a, b) => a.tasks.length - b.tasks.length);
    return leastBusy && (leastBusy.tasks.length === 0 || this.parsers.length >= this.size)
      ? leastBusy
      : this.start();
  }

  private start(): Parser {
    const child = fork(path.join(this.root, PROCESS), [JSON.stringify(this.components)], {
      execArgv: ["-r", path.join(this.root, TYPESCRIPT_HOOK)],
      env: bareEnvironment(),
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      cwd: this.root,
    });
    const kill = () => child.kill("SIGKILL");
    process.once("exit", kill);
    const tasks: Task[] = [];
    let failure: string | undefined;
    let isReady = false;
    let line: number | undefined;
    const timer = new WorkTimer();
    // Answers that arrive while the build is busy count as in time.
    const watch = () => {
      timer.stop();
      const [oldest] = tasks;
      if (!isReady || !oldest) return;
      const end = () => {
        if (tasks[0] !== oldest) return;
        failure = tooSlow(this.timeLimit);
        kill();
      };
      timer.start(child.pid, this.timeLimit, () => setImmediate(end));
    };
    const parser: Parser = { child, tasks, watch };
    const answer = (parsed: (body: Body) => ParsedBody) => {
      const task = tasks.shift();
      line = undefined;
      task?.resolve(parsed(task.body));
      if (tasks.length === 0) keepAwake(child, false);
      this.giveWork();
    };
    child.on("message", (message: Answer) => {
      if (typeof message === "number") {
        line = message;
        return;
      }
      if (message === "ready") isReady = true;
      else answer(() => message);
      watch();
    });
    const ended = (end: string) => {
      timer.stop();
      process.off("exit", kill);
      this.parsers = this.parsers.filter((other) => other !== parser);
      this.waiting.unshift(...tasks.splice(1));
      const reason = failure ?? `its process ended (${end})`;
      const stopped = line;
      answer(({ file }) => ({ tree: [], problems: [unparsed(file, stopped, reason)] }));
    };
    child.on("error", (error) => {
      failure = error.message;
      if (child.pid === undefined) ended("never started"); // no other event follows in that case
    });
    child.on("exit", (code, signal) => ended(`${signal ?? code}`));
    this.parsers.push(parser);
    return parser;
  }
}

/**
 * Whether a process keeps the build alive: while it has work, also from the end of its channel until its own end is heard of.
 */
function keepAwake(child: ChildProcess, hasWork: boolean): void {
  for (const end of [child, child.channel]) {
    if (hasWork) end?.ref();
    else end?.unref();
  }
}

/** The environment variables that Node itself needs, without any of the build's keys. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const names = ["PATH", "SystemRoot", "TEMP", "TMP", "TMPDIR"];
  const env = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  return env as NodeJS.ProcessEnv;
}
