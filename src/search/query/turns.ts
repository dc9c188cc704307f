/** Returns a function that runs tasks one after the other: each begins when the one before has ended, however it did. */
export function turns(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve();
  return (task) => {
    const own = before.then(task);
    before = own.catch(() => undefined);
    return own;
  };
}
