/**
 * Waits `ms` milliseconds for a newer call before it runs one; calls a newer one has overtaken get the newer one's
 * result. `groupOf` tells calls of one kind: they overtake each other, calls of other kinds do not.
 */
export function newestOnly<Input, Output>(run: (input: Input) => Promise<Output>, ms: number, groupOf: (input: Input) => string): typeof run {
  const newest = new Map<string, Promise<Output>>();
  return (input) => {
    const group = groupOf(input);
    const overtaken = () => (newest.get(group) === call ? undefined : newest.get(group));
    const call: Promise<Output> = pause(ms)
      .then(() => overtaken() ?? run(input))
      .then(
        (output) => overtaken() ?? output,
        (error: unknown) => overtaken() ?? Promise.reject(error),
      );
    newest.set(group, call);
    return call;
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
