/** Longer than this a page does not wait for `app-data.json`, in milliseconds. */
const PATIENCE_MS = 3_000;
/** Gatsby asks again at once when a request fails. One that begins later than this after it, in milliseconds, is another wait. */
const AT_ONCE_MS = 500;

/**
 * Gatsby shows no page before it knows, from `app-data.json`, which build the server has. A server that never answers that one
 * request would hold everything up: then Gatsby goes on without, and loads the next page from the server.
 */
export function limitAppDataWait(): void {
  /** When the wait for an answer began; undefined while nobody waits. */
  let began: number | undefined;
  /** When the last request failed. */
  let failed = Number.POSITIVE_INFINITY;
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    ...request: [method: string, url: string | URL, ...others: unknown[]]
  ) {
    Reflect.apply(open, this, request);
    if (!String(request[1]).endsWith("/page-data/app-data.json")) return;
    const now = performance.now();
    if (began === undefined || now - failed > AT_ONCE_MS) began = now;
    failed = Number.POSITIVE_INFINITY;
    this.timeout = Math.max(1, began + PATIENCE_MS - now);
    this.addEventListener("load", () => {
      began = undefined;
    });
    for (const failure of ["error", "timeout"])
      this.addEventListener(failure, () => {
        failed = performance.now();
      });
  };
}
