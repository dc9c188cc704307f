import { createServer, type ServerResponse } from "node:http";

/** How a host answers incorrectly for a file. `cut` and `html` allow the answer to be cached forever, like a hashed file. */
export type Fault = "500" | "404" | "cut" | "html" | "hang";

/** A host that passes on another host's files, except for those that a test breaks; browsers cache its answers. */
export type FaultyHost = {
  readonly url: string;
  /** From now on, answers incorrectly for files whose path matches; undefined ends that. */
  readonly break: (path: RegExp, fault: Fault | undefined) => void;
  readonly close: () => Promise<void>;
};

const FOR_EVER = { "cache-control": "public, max-age=31536000, immutable" };

/** Starts such a host on this machine. @param origin of the site as it should be */
export async function startFaultyHost(origin: string): Promise<FaultyHost> {
  const faults = new Map<string, Fault>();
  const held = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const answer = await fetch(origin + path);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|connection)/.test(name)),
    );
    const found = [...faults].find(([source]) => new RegExp(source).test(path))?.[1];
    if (found === "hang") held.add(response);
    else if (found === "500" || found === "404") response.writeHead(Number(found)).end("Error");
    else if (found === "html")
      response.writeHead(200, { ...headers, ...FOR_EVER }).end("<!doctype html><p>Welcome</p>");
    else if (found === "cut")
      response.writeHead(200, { ...headers, ...FOR_EVER }).end(body.subarray(0, body.length >> 1));
    else response.writeHead(answer.status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The host has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    break: ({ source }, fault) => {
      if (fault) faults.set(source, fault);
      else faults.delete(source);
    },
    close: () =>
      new Promise((resolve) => {
        for (const response of held) response.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
