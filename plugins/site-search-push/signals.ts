import type { TimeLimit } from "./timeLimit";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/**
 * Stops a push or a promotion when its process is told to end, so that it cleans up and reports the state of the indexes. A
 * signal may come more than once: the terminal, npm and the command that started this one each pass Ctrl+C on.
 * @returns a function that removes the handlers
 */
export function stopOnSignals(limit: TimeLimit, what: "build" | "job"): () => void {
  const undo = SIGNALS.map((signal) => {
    const stop = () => limit.stop(`The ${what} was told to end (${signal}).`);
    process.on(signal, stop);
    return () => process.off(signal, stop);
  });
  return () => {
    for (const step of undo) step();
  };
}
