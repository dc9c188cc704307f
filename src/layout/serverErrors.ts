/** Matches the address of a page's data, to which Gatsby adds the query of the page's address. */
const PAGE_DATA = /\/page-data\.json(?:\?|$)/;

/**
 * Treats page data that a server answers with 500 as if it had answered 503: Gatsby then tries three more times and gives up, and
 * the link opens the page from the server. On 500 it would request the data of a page `/500.html` instead, and if the server
 * answers 500 to that as well, repeat the request at once, endlessly: some 280 requests a second from each open tab.
 */
export function giveUpOnServerErrors(): void {
  const { open } = XMLHttpRequest.prototype;
  const status = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, "status")?.get;
  if (!status) return;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    ...request: [method: string, url: string | URL, ...others: unknown[]]
  ) {
    Reflect.apply(open, this, request);
    if (!PAGE_DATA.test(String(request[1]))) return;
    Object.defineProperty(this, "status", {
      configurable: true,
      get: () => {
        const answered: unknown = Reflect.apply(status, this, []);
        return answered === 500 ? 503 : answered;
      },
    });
  };
}
