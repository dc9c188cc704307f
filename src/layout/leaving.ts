/** Tells whether the early script has left this page for another, which the server has yet to send. */
export function isLeaving(): boolean {
  return document.documentElement.dataset.leaving !== undefined;
}

/** Kept at once; on a page that is being left, when the reader comes back to it before the other one is there. */
export function staying(): Promise<void> {
  if (!isLeaving()) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("site:stayed", () => resolve(), { once: true });
  });
}
