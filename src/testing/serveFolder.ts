import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { lookup } from "mrmime";

const MAX_HEADER_BYTES = 128 * 1024;
const COMPRESSED = /^text\/|json|xml/;

/**
 * Serves a built site as a static host does: `/x` is `x/index.html`, unknown paths are 404.html, and every answer has the headers
 * of the site's own `_headers`. On this machine only. Addresses may have 10,000 characters, each of which may be written as
 * `%3C`, so that the not-found page answers them.
 * @param basePath path of the site on the host, without a trailing slash; outside it nothing is found
 * @param port any free one when omitted
 * @param without a header to omit from the answers; none when omitted
 * @throws Node's error when nothing can listen there
 */
export async function serveFolder(
  folder: string,
  basePath = "",
  port = 0,
  without = "",
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    const asked = decodePath(request.url ?? "/");
    if (!`${asked}/`.startsWith(`${basePath}/`)) {
      response.writeHead(404).end();
      return;
    }
    const pathname = asked.slice(basePath.length);
    const wanted = path.join(folder, path.normalize(pathname));
    const file = [wanted, path.join(wanted, "index.html")].find(isFile);
    const found = file ?? [path.join(folder, "404.html")].find(isFile);
    if (found === undefined) {
      response.writeHead(404).end(); // a build is running
      return;
    }
    const kind = lookup(found) ?? "application/octet-stream";
    const type = kind.startsWith("text/") ? `${kind}; charset=utf-8` : kind;
    const zipped =
      COMPRESSED.test(type) && String(request.headers["accept-encoding"]).includes("gzip");
    const { [without]: _, ...headers } = readHeaders(folder, asked);
    response.writeHead(file ? 200 : 404, {
      ...headers,
      "content-type": type,
      ...(zipped && { "content-encoding": "gzip" }),
    });
    response.end(zipped ? gzipSync(readFileSync(found), { level: 1 }) : readFileSync(found));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}${basePath}`, close: () => server.close() };
}

/** The headers that the build wrote for a path, rule by rule; none for a folder without `_headers`. */
function readHeaders(folder: string, asked: string): Readonly<Record<string, string>> {
  const file = path.join(folder, "_headers");
  if (!existsSync(file)) return {};
  const rules = readFileSync(file, "utf8").matchAll(/^(\/.*)\n((?: {2}.*\n)*)/gm);
  const lines = [...rules].flatMap(([, rule = "", headers = ""]) =>
    (rule.endsWith("/*") ? `${asked}/`.startsWith(rule.slice(0, -1)) : asked === rule)
      ? [...headers.matchAll(/^ {2}([\w-]+): (.*)$/gm)]
      : [],
  );
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
}

/** The path of a request, or its undecoded form if it cannot be decoded. An escaped slash is part of a name. */
function decodePath(target: string): string {
  const [path = "/"] = target.split("?");
  try {
    return decodeURIComponent(path.replace(/%(?=2f|5c)/gi, "%25"));
  } catch {
    return path;
  }
}

/** Whether a path is a file; false also for a path that no file can have. */
function isFile(candidate: string): boolean {
  try {
    return statSync(candidate).isFile();
  } catch {
    return false;
  }
}
