import { readFileSync } from "node:fs";

/** A process may take this many times its limit in wall-clock time, since it uses no processor time while it waits. */
const PATIENCE = 10;
/** Seconds between two checks of a process. */
const PAUSE = 0.1;
/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/**
 * Calls back once a process has worked too long. Processor time counts where the system reports it, on Linux: on a busy machine a
 * good page may take a minute by the clock.
 */
export class WorkTimer {
  private timer: NodeJS.Timeout | undefined;

  /** @param seconds of work that the process may do from now on @param end called once when it has done more */
  start(pid: number | undefined, seconds: number, end: () => void): void {
    this.stop();
    const before = processorSeconds(pid);
    const latest = Date.now() + PATIENCE * seconds * 1000;
    const wait = (left: number) => {
      this.timer = setTimeout(() => {
        const used = (processorSeconds(pid) ?? Number.POSITIVE_INFINITY) - (before ?? 0);
        if (used < seconds && Date.now() < latest) wait(Math.max(seconds - used, PAUSE));
        else end();
      }, left * 1000);
    };
    wait(seconds);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** Processor time of a process, in seconds; undefined where the system does not report it. */
function processorSeconds(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "latin1");
    const [user = 0, system = 0] = status
      .slice(status.lastIndexOf(")"))
      .split(" ")
      .slice(12, 14)
      .map(Number);
    return (user + system) / TICKS;
  } catch {
    return undefined;
  }
}
