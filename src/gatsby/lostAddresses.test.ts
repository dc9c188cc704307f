import { createServer } from "node:http";
import { DEVELOPMENT, FIXTURES_ROOT, load, source } from "../testing/builders";
import { lostAddresses } from "./lostAddresses";

const SITEMAP = ["", "/fees/", "/was", "/blog", "/gone", "/a%20b"]
  .map((route) => `<url><loc>https://docs.example.com${route}</loc></url>`)
  .join("");
const pages = [
  source("content/docs/index.md", "# Start\n\nText.\n"),
  source("content/docs/fees.md", "---\ntitle: Fees\nredirect_from: [/was]\n---\n\nText.\n"),
];

test("published addresses that neither a page nor a redirect has are lost", async () => {
  const server = createServer((_, response) => response.end(SITEMAP)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const url = `http://127.0.0.1:${port}/sitemap.xml`;
  const found = await lostAddresses(FIXTURES_ROOT, await load(pages, DEVELOPMENT), url);
  server.close();
  expect(found).toMatchObject([
    { severity: "error", file: url, message: 'The published address "/gone" would be lost.' },
    { severity: "error", file: url, message: 'The published address "/a b" would be lost.' },
  ]);
  server.close();
  expect(await lostAddresses(FIXTURES_ROOT, await load(pages, DEVELOPMENT), url)).toMatchObject([
    { severity: "warning", message: expect.stringContaining("There is no sitemap") },
  ]);
});
