/** Runs something once the browser has nothing else to do. One that paints nothing may never call itself idle. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 500 });
  else setTimeout(act);
}
