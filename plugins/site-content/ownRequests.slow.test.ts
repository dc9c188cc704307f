import { createServer, type RequestListener, request } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import { refuseOthers } from "./ownRequests";

/** Express as Gatsby has it: it is no package of the site's own. */
type App = Parameters<typeof refuseOthers>[0] & RequestListener;
const express: () => App = createRequire(require.resolve("gatsby/package.json"))("express");

/** The status of the answer to a request with these headers, by a handler that was there before. */
async function statusFor(headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const app = express();
  app.use((_, response) => response.end("draft"));
  refuseOthers(app, "docs.test");
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise((resolve, reject) => {
      request({ host: "127.0.0.1", port, headers: { host: "localhost:8000", ...headers } })
        .on("response", (answer) => resolve(answer.resume().statusCode))
        .on("error", reject)
        .end();
    });
  } finally {
    server.close();
  }
}

const from = (site: string, mode = "cors") => ({ "sec-fetch-site": site, "sec-fetch-mode": mode });

test.each<[string, Readonly<Record<string, string>>]>([
  ["a program", {}],
  ["a page of the site", from("same-origin")],
  ["a page of the site behind a proxy", { ...from("same-origin"), origin: "https://x.example" }],
  ["the address bar", from("none", "navigate")],
  ["a link on another site", from("cross-site", "navigate")],
  ["an address in numbers", { host: "192.168.1.7:8000" }],
  ["an address in numbers of version 6", { host: "[::1]:8000" }],
  ["a name below localhost", { host: "docs.localhost:8000" }],
  ["the name of this machine", { host: `${hostname()}:8000` }],
  ["the name that --host gave", { host: "docs.test:8000" }],
])("%s is answered", async (_, headers) => {
  expect(await statusFor(headers)).toBe(200);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ["another site", { ...from("cross-site"), origin: "https://evil.example" }],
  ["a picture or a script of another site", from("cross-site", "no-cors")],
  ["another server of this machine", { ...from("same-site"), origin: "http://localhost:3000" }],
  ["a name that leads to this machine", { ...from("same-origin"), host: "evil.example:8000" }],
  ["a name that begins like an own one", { host: "localhost.evil.example" }],
  ["a host that cannot be read", { host: "\\" }],
])("%s is refused", async (_, headers) => {
  expect(await statusFor(headers)).toBe(403);
});
