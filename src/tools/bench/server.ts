import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

export type BenchServer = {
  readonly origin: string;
  /** Bytes and requests served since the last call, as a host that compresses text with brotli sends them. */
  readonly take: () => { bytes: number; requests: number };
  readonly close: () => Promise<void>;
};

const LARGE_BYTES = 1_000_000;
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".js": "text/javascript",
  ".json": "application/json",
};

/** Serves files held in memory, or else those of a folder. HTML is not counted: it is the page that the reader is already on. */
export async function serveFiles(
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): Promise<BenchServer> {
  const sent = new Map<string, { body: Uint8Array; type: string; encoded: boolean } | undefined>();
  let bytes = 0;
  let requests = 0;
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://bench").pathname;
    if (!sent.has(name)) sent.set(name, load(name, files, folder));
    const file = sent.get(name);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    if (file.type !== TYPES[".html"]) {
      bytes += file.body.length;
      requests++;
    }
    response.writeHead(200, {
      "content-type": file.type,
      "cache-control": "max-age=3600",
      "content-length": file.body.length,
      ...(file.encoded && { "content-encoding": "br" }),
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    take: () => {
      const taken = { bytes, requests };
      bytes = 0;
      requests = 0;
      return taken;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function load(name: string, files: ReadonlyMap<string, Uint8Array>, folder: string) {
  const onDisk = [name, `${name}/index.html`]
    .map((file) => path.join(folder, file))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  const body = files.get(name) ?? (onDisk ? readFileSync(onDisk) : undefined);
  if (!body) return undefined;
  const type = TYPES[path.extname(onDisk ?? name)];
  if (!type) return { body, type: "application/octet-stream", encoded: false };
  const quality = body.length > LARGE_BYTES ? 9 : 11;
  return {
    body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    type,
    encoded: true,
  };
}
