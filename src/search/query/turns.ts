/** Returns a function that runs tasks one after the other: each starts when the previous one has ended, successfully or not. */
export function turns(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve();
  return (task) => {
    const own = before.then(task);
    before = own.catch(() => undefined);
    return own;
  };
}
