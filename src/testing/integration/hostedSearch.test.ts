import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { createInsights } from "../../components/search/client/insights";
import type { SearchClient } from "../../components/search/client/types";
import { AlgoliaServer } from "../algoliaServer/server";
import { listFiles, PUBLIC_DIR } from "../builtSite";
import { CHROMIUM_ARGS, findChromium } from "../chromium";
import { smallSite } from "../smallSite";

jest.setTimeout(600_000);

const WRITE_KEY = "0123456789abcdef-marker-write-key";
const copy = smallSite();
let algolia: AlgoliaServer;

const stored = () => [...algolia.store.index("docs").objects.values()];
const contents = () => stored().map(({ content }) => String(content));

function environment(push: string): Record<string, string> {
  return {
    GATSBY_ALGOLIA_APP_ID: algolia.appId,
    GATSBY_ALGOLIA_SEARCH_KEY: algolia.searchKey,
    GATSBY_ALGOLIA_INDEX_NAME: "docs",
    GATSBY_ALGOLIA_HOST: algolia.url,
    ALGOLIA_APP_ID: algolia.appId,
    ALGOLIA_WRITE_KEY: WRITE_KEY,
    ALGOLIA_INDEX_NAME: "docs",
    ALGOLIA_HOST: algolia.url,
    ALGOLIA_PUSH: push,
  };
}

beforeAll(async () => {
  algolia = await AlgoliaServer.start({ writeKey: WRITE_KEY });
  copy.write(
    "src/pages/probe.tsx",
    `import { type ReactNode, useEffect } from "react";
     import { getSearchClient } from "../components/search/client/getSearchClient";
     import { createInsights } from "../components/search/client/insights";
     export default function Probe(): ReactNode {
       useEffect(() => void Object.assign(window, { getSearchClient, createInsights }), []);
       return <main><h1>Probe</h1></main>;
     }`,
  );
});
afterAll(async () => {
  await algolia.stop();
  copy.dispose();
});

/** What only the code of one engine says. DocSearch carries a client of its own, older than ours. */
const HOSTED_CODE = "maxRateLimitRetries";
const EMBEDDED_CODE = "DecompressionStream";

function scriptsWith(text: string, folder: string): string[] {
  return listFiles(folder).filter((file) => file.endsWith(".js") && readFileSync(path.join(folder, file), "utf8").includes(text));
}

test("the bundle of a build without hosted index has the embedded engine's code and not the hosted one's", () => {
  expect(scriptsWith(EMBEDDED_CODE, PUBLIC_DIR)).toHaveLength(1);
  expect(scriptsWith(HOSTED_CODE, PUBLIC_DIR)).toEqual([]);
});

describe("a push in a real build", () => {
  test("first push: the live index has the records of the built pages", async () => {
    const { status, output } = await copy.buildMeanwhile(environment("true"));
    expect(output).toMatch(/site-search-push: docs now has \d+ records/);
    expect(status).toBe(0);
    expect(contents()).toContain("A swap changes one Coin<T> into another.");
    expect(stored().map(({ url }) => url)).toContain("https://docs.example.com/pools#stable-pools");
    expect(algolia.store.names).toEqual(["docs"]);
  });

  test("the write key is in no published file", () => {
    const files = listFiles(copy.publicDir);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => readFileSync(path.join(copy.publicDir, file)).includes(WRITE_KEY))).toEqual([]);
  });

  test("the bundle has the hosted engine's code and not the embedded one's", () => {
    expect(scriptsWith(HOSTED_CODE, copy.publicDir)).toHaveLength(1);
    expect(scriptsWith(algolia.searchKey, copy.publicDir)).not.toHaveLength(0);
    expect(scriptsWith(EMBEDDED_CODE, copy.publicDir)).toEqual([]);
  });

  test("no change: no writes, with Gatsby's cache and without a push of its own", async () => {
    algolia.forget();
    const { status, output } = await copy.buildMeanwhile(environment("true"));
    expect(output).toMatch(/docs is up to date, nothing written: \d+ records/);
    expect(status).toBe(0);
    expect(algolia.writes).toEqual([]);
  });

  test("dry run after a change: records.json is written, nothing is sent", async () => {
    algolia.forget();
    copy.replace("content/docs/swap.md", "Each swap pays.", "Each swap pays a fee.");
    copy.remove("content/docs/pools.md");
    const { status, output } = await copy.buildMeanwhile(environment("dry"));
    expect(output).toMatch(/dry run: \d+ records of 4 pages, [\d,]+ bytes/);
    expect(status).toBe(0);
    expect(readFileSync(path.join(copy.root, "records.json"), "utf8")).toContain("Each swap pays a fee.");
    expect(existsSync(path.join(copy.publicDir, "records.json"))).toBe(false);
    expect(algolia.requests).toEqual([]);
  });

  test("a failed batch stops the build with a clear error; the live index stays as it was", async () => {
    const before = stored();
    algolia.fail({ path: /\/batch$/, status: 400, body: { message: "Invalid JSON", status: 400 } });
    const { status, output } = await copy.buildMeanwhile({ ...environment("true"), ALGOLIA_ALLOW_DROP: "true" });
    expect(status).toBe(1);
    expect(output.replace(/\s+/g, " ")).toMatch(/site-search-push: Uploading \d+ records to docs_tmp_\w+ failed: 400 Invalid JSON\./);
    expect(output).not.toContain(WRITE_KEY);
    expect(stored()).toEqual(before);
  });

  test("then a healthy build pushes what changed and what went, though Gatsby's cache has seen it", async () => {
    algolia.forget();
    const { status } = await copy.buildMeanwhile({ ...environment("true"), ALGOLIA_ALLOW_DROP: "true" });
    expect(status).toBe(0);
    expect(contents()).toContain("Each swap pays a fee.");
    expect(contents()).not.toContain("A pool holds tokens.");
    expect(algolia.store.names).toEqual(["docs"]);
  });
});

describe("the hosted search in a browser", () => {
  type Probe = { getSearchClient: () => Promise<SearchClient>; createInsights: typeof createInsights };
  let site: Server;
  let browser: Browser;
  let page: Page;
  const requested = new Set<string>();

  beforeAll(async () => {
    algolia.forget();
    site = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
      const file = path.join(copy.publicDir, path.extname(pathname) === "" ? `${pathname}/index.html` : pathname);
      const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
      const type = types[path.extname(file)] ?? "application/octet-stream";
      if (existsSync(file)) response.writeHead(200, { "content-type": type }).end(readFileSync(file));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const executablePath = findChromium();
    browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
    page = await browser.newPage();
    page.on("request", (request) => requested.add(new URL(request.url()).origin));
    const address = site.address();
    await page.goto(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/probe`);
    await page.waitForFunction("'getSearchClient' in window");
  });
  afterAll(async () => {
    await browser.close();
    await new Promise((resolve) => site.close(resolve));
  });

  const search = (query: string) =>
    page.evaluate(async (text) => {
      const client = await (window as unknown as Probe).getSearchClient();
      const outcome = client.search({ requests: [{ indexName: "docs", query: text }] });
      return outcome.then(
        ({ results }) => ({ hits: results[0]?.hits, error: "" }),
        (error: Error) => ({ hits: [], error: error.name }),
      );
    }, query);

  test("asks the configured host with the credentials in the address, so without a preflight", async () => {
    const { hits } = await search("coin");
    expect(hits?.[0]).toMatchObject({
      url: "https://docs.example.com/swap",
      _snippetResult: { content: { value: expect.stringContaining("<mark>Coin</mark>&lt;T&gt;") } },
    });
    const [seen] = algolia.requests;
    expect(seen).toMatchObject({ method: "POST", path: "/1/indexes/*/queries", headers: { "content-type": "text/plain" } });
    expect(seen?.query).toMatchObject({ "x-algolia-application-id": algolia.appId, "x-algolia-api-key": algolia.searchKey });
    expect(seen?.query["x-algolia-agent"]).toMatch(/Lite \(5\.64\.0\); Browser; docsearch \(3\.9\.0\)$/);
  });

  test("a service that refuses is an error named RetryError, and the embedded index is never asked instead", async () => {
    algolia.fail({ path: /\/queries$/, status: 403, times: 1, body: { message: "Invalid Application-ID or API key", status: 403 } });
    expect(await search("pools")).toEqual({ hits: [], error: "RetryError" });
  });

  test("insights are sent to the same host, from our own origin's code, without a cookie", async () => {
    await page.evaluate(async () => {
      const insights = (window as unknown as Probe).createInsights({ enabled: true });
      insights.viewed([{ objectID: "/swap#:lvl1:0" }]);
      insights.clicked({ objectID: "/swap#:lvl1:0" }, 1, "q".repeat(32));
      insights.converted({ objectID: "/swap#:lvl1:0" });
    });
    for (let waited = 0; algolia.events.length < 3 && waited < 50; waited++) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(algolia.events).toMatchObject([{ eventType: "view" }, { eventType: "click", positions: [1] }, { eventType: "conversion" }]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate("document.cookie")).toBe("");
  });

  test("only the site and the configured host are asked for anything", () => {
    expect([...requested].sort()).toEqual([new URL(page.url()).origin, algolia.url].sort());
  });
});
