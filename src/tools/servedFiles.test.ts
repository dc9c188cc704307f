import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { digestsOf } from "../../plugins/site-seal/buildFacts";
import { serveFolder } from "../testing/serveFolder";
import { compareFiles } from "./compareFiles";
import { get, servedDigests } from "./servedFiles";

const folder = mkdtempSync(path.join(tmpdir(), "served-"));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
let site: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  site = await serveFolder(folder, "/docs");
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  write("index.html", "<p>Welcome</p>");
  write("404.html", "<p>Nothing is here</p>");
  write("help/Report a problem (v2)/index.html", "<p>Bücher & more</p>");
  write("app-1.js", "run()");
});

/** What a comparison of a commit with the served site finds. @param change of the served folder, after the commit was built */
async function found(change: () => void): Promise<readonly string[]> {
  const rebuilt = digestsOf(folder, () => false);
  change();
  const claimed = digestsOf(folder, () => false);
  const served = await servedDigests(site.url, Object.keys(rebuilt));
  return compareFiles(rebuilt, claimed, served);
}

test("a site that serves what its commit builds", async () => {
  expect(await found(() => {})).toEqual([]);
});

test("an address where nothing answers is reported", async () => {
  await expect(get("http://127.0.0.1:9/build.json")).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9\/build\.json cannot be reached/,
  );
});

test("one byte is different", async () => {
  expect(await found(() => write("app-1.js", "run(1"))).toEqual([
    "app-1.js is served with other content.",
    "app-1.js has another digest in build.json.",
  ]);
});

test("a file is missing", async () => {
  const page = "help/Report a problem (v2)/index.html";
  expect(await found(() => rmSync(path.join(folder, page)))).toEqual([
    `${page} is not served.`,
    `${page} is missing from build.json.`,
  ]);
});

test("there is a file that the commit does not build", async () => {
  expect(await found(() => write("evil.js", "steal()"))).toEqual([
    "evil.js is in build.json, but not of the commit.",
  ]);
});

test("a connection that ends is not a missing file", async () => {
  let ended = 0;
  const server = createServer((_, response) => {
    if (ended++ === 0) response.destroy();
    else response.end("run()");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const served = await servedDigests(`http://127.0.0.1:${port}`, ["app-1.js"]);
  server.close();
  expect(served.get("app-1.js")).toMatch(/^[0-9a-f]{64}$/);
});
