/** Tells whether the early script has left this page for another, which the server has yet to send. */
export function isLeaving(): boolean {
  return document.documentElement.dataset.leaving !== undefined;
}
