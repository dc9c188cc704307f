/** Runs a function once the browser is idle. A browser that paints nothing may never report that it is. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 500 });
  else setTimeout(act);
}
