import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves a built site as a static host does: `/x` is `x/index.html`, unknown paths are 404.html. On this machine only.
 * @param basePath where on the host the site is, without a slash at its end; outside it nothing is found
 */
export async function serveFolder(folder: string, basePath = ""): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    if (!`${asked}/`.startsWith(`${basePath}/`)) {
      response.writeHead(404).end();
      return;
    }
    const pathname = asked.slice(basePath.length);
    const wanted = path.join(folder, path.normalize(pathname));
    const file = [wanted, path.join(wanted, "index.html")].find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    const found = file ?? path.join(folder, "404.html");
    response.writeHead(file ? 200 : 404, { "content-type": TYPES[path.extname(found)] ?? "application/octet-stream" });
    response.end(readFileSync(found));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}${basePath}`, close: () => server.close() };
}
