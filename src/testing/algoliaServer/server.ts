import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { answerTo, type Seen, type Service } from "./endpoints";
import { IndexStore, ServiceError } from "./indexStore";

/** An injected failure: what happens to the next `times` matching requests, after `skip` others. */
export type Fault = {
  readonly method?: string;
  readonly path: RegExp;
  /** Answer with this instead. */
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cut off the answer in the middle, drop the connection without one, or never answer. */
  readonly broken?: "cut" | "dropped" | "hanging";
  /** Carry out the request anyway. */
  readonly apply?: boolean;
  /** Called before the request is carried out, as somebody else who writes at the same time. */
  readonly before?: () => void;
  times?: number;
  skip?: number;
};

type ServerOptions = { readonly appId?: string; readonly writeKey?: string };

const WRITE_RIGHTS = "search browse addObject deleteObject settings editSettings deleteIndex".split(
  " ",
);
const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

/** A server on this machine that speaks as much of the hosted search service's protocol as tests need. */
export class AlgoliaServer implements Service {
  readonly appId: string;
  readonly writeKey: string;
  readonly searchKey = "local-search-key";
  readonly keys = new Map<string, readonly string[]>();
  readonly store = new IndexStore();
  readonly requests: Seen[] = [];
  readonly events: unknown[] = [];
  private faults: Fault[] = [];
  private readonly server: Server;

  private constructor(options: ServerOptions) {
    this.appId = options.appId ?? "local";
    this.writeKey = options.writeKey ?? "local-write-key";
    this.keys.set(this.writeKey, WRITE_RIGHTS).set(this.searchKey, ["search"]);
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  /** Listens on 127.0.0.1, on any free port. */
  static async start(options: ServerOptions = {}): Promise<AlgoliaServer> {
    const server = new AlgoliaServer(options);
    await new Promise<void>((resolve, reject) => {
      server.server.once("error", reject);
      server.server.listen(0, "127.0.0.1", resolve);
    });
    return server;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === "string")
      throw new Error("The server does not listen.");
    return `http://127.0.0.1:${address.port}`;
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
      const { status, body, headers, broken, apply, before } = this.faultFor(seen) ?? {};
      before?.();
      const isReplaced = status !== undefined || broken !== undefined;
      const answer = apply || !isReplaced ? await answerTo(this, seen) : undefined;
      if (apply) this.store.publish();
      if (broken === "hanging") return;
      if (broken === "dropped") response.destroy();
      else if (broken === "cut") send(response, 200, '{"taskID": 1, "hits": [{"obj');
      else if (status === undefined) send(response, 200, answer);
      else send(response, status, body ?? { message: "Injected fault", status }, headers);
    } catch (error) {
      const status = error instanceof ServiceError ? error.status : 500;
      send(response, status, { message: String(error).replace(/^Error: /, ""), status });
    }
  }

  private faultFor({ method, path }: Seen): Fault | undefined {
    const fault = this.faults.find(
      (each) => (each.method ?? method) === method && each.path.test(path) && (each.times ?? 1) > 0,
    );
    if (fault?.skip) {
      fault.skip--;
      return undefined;
    }
    if (fault?.times !== undefined) fault.times--;
    return fault;
  }
}

/** Reads a request. The body is JSON whatever its content type says, possibly gzipped. */
async function read(request: IncomingMessage): Promise<Seen> {
  const isPacked = request.headers["content-encoding"] === "gzip";
  const body = await text(isPacked ? request.pipe(createGunzip()) : request);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  return {
    method: request.method ?? "GET",
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: body === "" ? undefined : JSON.parse(body),
  };
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const content = typeof body === "string" ? body : (JSON.stringify(body) ?? "");
  response.writeHead(status, { ...CORS, "content-type": "application/json", ...headers });
  response.end(content);
}
