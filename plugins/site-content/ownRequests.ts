import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { canParse } from "../../src/domain/canParse";

type Next = () => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;
/** The parts of Express that {@link refuseOthers} uses. */
type App = {
  readonly use: (handler: Handler) => unknown;
  readonly _router?: { readonly stack: unknown[] };
};

/**
 * Lets only pages of the development server read from it. Gatsby's server allows any site that the writer visits in the meantime
 * to read drafts, query any data, and open files in the editor. It is put before all handlers that Gatsby has added.
 * @param host name that the server was told to listen on
 */
export function refuseOthers(app: App, host?: string): void {
  app.use(({ headers }, response, next) => {
    const { "sec-fetch-site": site = "", "sec-fetch-mode": mode } = headers;
    const isOther = /^(?:cross|same)-site$/.test(String(site)) && mode !== "navigate"; // a link may lead here
    if (isOwnHost(headers.host ?? "", host) && !isOther) return next();
    response.writeHead(403, { "content-type": "text/plain; charset=utf-8" });
    response.end(
      "Only this server's own pages may read it. Open http://localhost, or start npm run dev with --host and a name.\n",
    );
  });
  const stack = app._router?.stack ?? [];
  stack.unshift(...stack.splice(-1));
}

/** Another site may point its own host name at this machine: browsers then treat both as one site. */
function isOwnHost(written: string, host: string | undefined): boolean {
  if (!canParse(`http://${written}`)) return false;
  const name = new URL(`http://${written}`).hostname;
  const own = [hostname(), `${hostname()}.local`, ...(host === undefined ? [] : [host])];
  return (
    /^(?:.+\.)?localhost$/.test(name) ||
    isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0 ||
    own.some((each) => each.toLowerCase() === name)
  );
}
