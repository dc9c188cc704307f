import { availableParallelism } from "node:os";
import path from "node:path";
import workerpool from "workerpool";
import type { ComponentNames } from "../../../src/domain/componentSpec";
import { problem } from "../../../src/domain/problems";
import type { ParseBody } from "./parseBody";
import { reasonOf } from "./report";

/** Loading the parsers in a fifth thread would cost more time than it saves. */
const MAX_THREADS = 4;
/** Seconds that a page may take: one of 3,000 words takes a tenth of one, but the machine may be busy. */
const TIME_LIMIT = 60;
const MAX_MEGABYTES = 1024;
/** Gatsby runs a compiled copy of this file from its cache, so the worker is named from the project's root. */
const WORKER = "plugins/site-content/markdown/bodyWorker.cjs";

/**
 * Parses bodies in threads of their own, one for each processor except the one that the build runs on. They do not have the
 * build's environment, and one that runs out of time, memory or stack ends alone.
 */
export class BodyPool {
  private readonly pool: workerpool.Pool;

  constructor(
    root: string,
    components: ComponentNames,
    private readonly timeLimit = TIME_LIMIT,
  ) {
    const threads = Math.min(Math.max(availableParallelism() - 1, 1), MAX_THREADS);
    this.pool = workerpool.pool(path.join(root, WORKER), {
      workerType: "thread",
      minWorkers: "max", // they load the parsers while the build has other work
      maxWorkers: threads,
      workerThreadOpts: {
        workerData: components,
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
      },
    });
  }

  /** Parses a body. One whose thread ends comes back as a problem. */
  readonly parse: ParseBody = async (body) => {
    try {
      return await this.pool.exec("parseBody", [body]).timeout(this.timeLimit * 1000);
    } catch (error) {
      const isLate = error instanceof Error && error.name === "TimeoutError";
      const reason = isLate ? `it takes more than ${this.timeLimit} seconds` : reasonOf(error);
      const message = `The page could not be read: ${reason}.`;
      const isMissing = reason.startsWith("Cannot find module");
      const fix = isMissing ? "Run npm ci." : "Remove what was added last, or split the page.";
      return {
        tree: [],
        problems: [problem("unreadable-file", body.file, undefined, message, fix)],
      };
    }
  };

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.pool.terminate(true);
  }
}
