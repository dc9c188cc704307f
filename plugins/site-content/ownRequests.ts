import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { canParse } from "../../src/domain/canParse";
import { asOneLine } from "../../src/domain/characterCodes";

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
  app.use((request, response, next) => {
    const refusal = refusalOf(request, host);
    if (refusal === undefined) next();
    else
      response.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end(`${refusal}\n`);
  });
  const stack = app._router?.stack ?? [];
  stack.unshift(...stack.splice(-1));
}

/** Why a request is refused; undefined for one from this server's own pages, from the writer, or not from a browser. */
function refusalOf(
  { headers }: Pick<IncomingMessage, "headers">,
  host?: string,
): string | undefined {
  const name = nameIn(`http://${headers.host}`);
  if (name === undefined || !isOwnName(name, host))
    return `"${asOneLine(headers.host ?? "")}" is not this machine. Open the site at http://localhost, or start npm run dev with --host and the name.`;
  const { origin, "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  const isOther =
    typeof site === "string"
      ? /^(?:cross|same)-site$/.test(site) && mode !== "navigate" // a link may lead here
      : origin !== undefined && !origin.endsWith(`://${headers.host}`);
  return isOther
    ? "This request comes from a page of another site. Open the address itself."
    : undefined;
}

/** Another site may point its own host name at this machine: browsers then treat both as one site. */
function isOwnName(name: string, host: string | undefined): boolean {
  const own = [hostname(), `${hostname()}.local`, ...(host === undefined ? [] : [host])];
  return (
    /^(?:.+\.)?localhost$/.test(name) ||
    isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0 ||
    own.some((each) => each.toLowerCase() === name)
  );
}

function nameIn(address: string): string | undefined {
  return canParse(address) ? new URL(address).hostname : undefined;
}
