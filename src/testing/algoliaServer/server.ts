import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { routeRequest } from "./endpoints";
import { IndexStore } from "./indexStore";
import { ALL_RIGHTS, type ApiKey, type Seen, type Service } from "./service";
import { ServiceError } from "./serviceError";

export type ServerOptions = {
  /** 0 uses any free port. */
  readonly port?: number;
  readonly appId?: string;
  /** Key with all rights. */
  readonly writeKey?: string;
  /** Key that may only search. */
  readonly searchKey?: string;
};

/**
 * An injected failure: the next `times` matching requests are delayed, answered with `status` and
 * `body`, or both.
 */
export type Fault = {
  readonly method?: string;
  readonly path: RegExp;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  /** Carry out the request anyway, before `status`, `cut` or `drop`. */
  readonly apply?: boolean;
  /** Cut off the answer in the middle, or drop the connection without an answer. */
  readonly broken?: "cut" | "dropped";
  times?: number;
  /** Number of requests to let through first. */
  skip?: number;
};

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "*",
  "access-control-allow-headers": "*",
};

/**
 * A server on this machine that speaks the hosted search service's protocol. For tests and for
 * trying things out.
 */
export class AlgoliaServer implements Service {
  readonly appId: string;
  readonly writeKey: string;
  readonly searchKey: string;
  readonly store: IndexStore;
  readonly requests: Seen[] = [];
  readonly events: unknown[] = [];
  readonly keys = new Map<string, ApiKey>();
  private faults: Fault[] = [];
  private readonly server: Server;

  private constructor({
    appId = "local",
    writeKey = "local-write-key",
    searchKey = "local-search-key",
  }: ServerOptions) {
    this.appId = appId;
    this.writeKey = writeKey;
    this.searchKey = searchKey;
    this.keys.set(writeKey, { acl: ALL_RIGHTS }).set(searchKey, { acl: ["search"] });
    this.store = new IndexStore();
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  /** Listens on 127.0.0.1. */
  static async start(options: ServerOptions = {}): Promise<AlgoliaServer> {
    const server = new AlgoliaServer(options);
    await new Promise<void>((resolve, reject) => {
      server.server.once("error", reject);
      server.server.listen(options.port ?? 0, "127.0.0.1", resolve);
    });
    return server;
  }

  get port(): number {
    const address: AddressInfo | string | null = this.server.address();
    if (address === null || typeof address === "string")
      throw new Error("The server does not listen.");
    return address.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The requests that change something. */
  get writes(): Seen[] {
    return this.requests.filter(
      ({ method, path }) =>
        method === "PUT" || method === "DELETE" || /\/(batch|operation)$/.test(path),
    );
  }

  fail(fault: Fault): void {
    this.faults.push({ ...fault });
  }

  /** Removes faults and recorded requests; the indexes stay. */
  forget(): void {
    this.faults = [];
    this.requests.length = 0;
    this.events.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const seen = await read(request);
      if (seen.method === "OPTIONS") return send(response, 204, undefined);
      this.requests.push(seen);
      const fault = this.faultFor(seen);
      if (fault?.delayMs)
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs).unref());
      const carriesOut = !fault || fault.apply || (fault.status ?? fault.broken) === undefined;
      const answer = carriesOut ? await routeRequest(this, seen) : undefined;
      if (fault?.apply) await this.store.settled();
      if (fault?.broken) return breakOff(response, fault.broken);
      if (fault?.status !== undefined)
        return send(
          response,
          fault.status,
          fault.body ?? { message: "Injected fault", status: fault.status },
          fault.headers,
        );
      send(response, 200, answer);
    } catch (error) {
      if (error instanceof ServiceError)
        return send(response, error.status, {
          ...error.details,
          message: error.message,
          status: error.status,
        });
      send(response, 500, { message: String(error), status: 500 });
    }
  }

  private faultFor({ method, path }: Seen): Fault | undefined {
    return this.faults.find((fault) => {
      if (
        (fault.method !== undefined && fault.method !== method) ||
        !fault.path.test(path) ||
        fault.times === 0
      )
        return false;
      if (fault.skip) {
        fault.skip--;
        return false;
      }
      if (fault.times !== undefined) fault.times--;
      return true;
    });
  }
}

/** Reads a request. The body is JSON whatever its content type says, possibly gzipped. */
async function read(request: IncomingMessage): Promise<Seen> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk));
  const raw = Buffer.concat(chunks);
  const isPacked = request.headers["content-encoding"] === "gzip";
  const text = (isPacked ? refusing("Invalid gzip", () => gunzipSync(raw)) : raw).toString("utf8");
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  return {
    method: request.method ?? "GET",
    path: refusing("Invalid path", () => decodeURIComponent(pathname)),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: parseBody(text),
  };
}

function parseBody(text: string): unknown {
  return text === "" ? undefined : refusing("Invalid JSON", (): unknown => JSON.parse(text));
}

/** Runs a function. @throws ServiceError 400 when the request cannot be read */
function refusing<Value>(message: string, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new ServiceError(400, message);
  }
}

function breakOff(response: ServerResponse, how: "cut" | "dropped"): void {
  if (how === "cut") send(response, 200, '{"taskID": 1, "hits": [{"obj');
  else response.destroy();
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, {
    ...CORS,
    ...headers,
    "content-type": "application/json; charset=UTF-8",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}
