/** Whether the early script has left this page for another one, which the server has yet to send. */
export function isLeaving(): boolean {
  return document.documentElement.dataset.leaving !== undefined;
}

/** Resolves at once; on a page that is being left, when the reader returns to it before the other one has arrived. */
export function staying(): Promise<void> {
  if (!isLeaving()) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("site:stayed", () => resolve(), { once: true });
  });
}
