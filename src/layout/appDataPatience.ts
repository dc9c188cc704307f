/** The longest a page waits for `app-data.json`, in milliseconds. */
const PATIENCE_MS = 3_000;
/** Gatsby asks again at once when a request fails. A request that begins later than this, in milliseconds, is a new wait. */
const AT_ONCE_MS = 500;

/**
 * Limits how long Gatsby waits for `app-data.json`, which says which build the server has. Gatsby shows no page before it knows,
 * so a server that never answers this one request would block everything. After the limit, Gatsby continues without it, and loads
 * the next page from the server.
 */
export function limitAppDataWait(): void {
  /** When the wait for an answer began; undefined while nothing is awaited. */
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
