import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { mdxComponents as components } from "../../src/components/mdx/mdxComponents";
import { element } from "../../src/domain/documentTree";
import { AlgoliaServer } from "../../src/testing/algoliaServer/server";
import { PushTester } from "../../src/testing/searchPush";
import { onPostBuild, onPreBuild, type PushStep } from "./gatsby-node";
import { digestOfContent, hostedContentOf } from "./recordsOf";

const swap = {
  path: "/swap",
  file: "content/docs/swap.md",
  title: "Swap",
  keywords: [],
  draft: false,
  unlisted: false,
  tree: [element("p", {}, ["Each swap pays a fee."])],
  group: "Guides",
};
const content = {
  site: {
    config: {
      url: "https://docs.example.com",
      blog: { title: "Blog" },
      search: { minimumRecords: 1, synonyms: [] },
    },
  },
  allDoc: { nodes: [swap] },
  allPost: { nodes: [] },
  allPage: { nodes: [] },
};
const folder = mkdtempSync(path.join(tmpdir(), "post-build-"));
const hosted = hostedContentOf(content, "", components);

let server: AlgoliaServer;
let site: PushTester;

beforeAll(() => {
  const build = { commit: null, committed: null, records: digestOfContent(hosted) };
  mkdirSync(path.join(folder, "public"));
  writeFileSync(path.join(folder, "public/build.json"), JSON.stringify(build));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  server = await AlgoliaServer.start();
  site = new PushTester(server);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.spyOn(process, "cwd").mockReturnValue(folder);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

const reporter = { info: jest.fn(), panicOnBuild: jest.fn() };
beforeEach(() => jest.clearAllMocks());

/** Runs the hook as Gatsby does. */
async function run(step: PushStep): Promise<void> {
  const hook = onPostBuild as (args: unknown, options: PushStep) => Promise<void>;
  const getCache = () => ({ get: async () => undefined, set: async () => undefined });
  await hook(
    { graphql: async () => ({ data: content }), reporter, pathPrefix: "", getCache },
    step,
  );
}

/** The steps of a build that pushes. */
async function build(): Promise<void> {
  const session = site.session();
  await run({ step: "open", session, components });
  await site.upload(session, hosted.records);
  await run({ step: "finish", session });
}

test("a push reports the pages that change, and that the temporary index is ready", async () => {
  await build();
  const count = hosted.records.length;
  expect(reporter.info.mock.calls).toEqual([
    [`site-search-push: /swap +${count}`],
    [
      `site-search-push: docs_next is ready with ${count} records; npm run search:promote makes it live`,
    ],
  ]);
  expect(site.stored("docs_next")).toHaveLength(count);
});

test("a build of the same content reports that it wrote nothing", async () => {
  await build();
  server.store.operation("docs_next", "move", "docs", undefined);
  await server.store.settled();
  server.forget();
  reporter.info.mockClear();
  await build();
  expect(reporter.info.mock.calls).toEqual([
    [`site-search-push: docs is up to date, nothing written: ${hosted.records.length} records`],
  ]);
  expect(server.writes).toEqual([]);
});

test("a failed batch stops the build with a clear error, without the write key", async () => {
  server.fail({ path: /\/batch$/, status: 400, body: { message: "Invalid JSON", status: 400 } });
  await build();
  expect(reporter.panicOnBuild.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^site-search-push: Uploading \d+ records to docs_next failed: 400 Invalid JSON\./,
      ),
    ],
  ]);
  expect(JSON.stringify(reporter.panicOnBuild.mock.calls)).not.toContain(server.writeKey);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s while gatsby-plugin-algolia uploads: the temporary index is removed, and the build says so",
  async (signal) => {
    const others = process.listeners(signal);
    const session = site.session();
    await run({ step: "open", session, components });
    for (const listener of process.listeners(signal))
      if (!others.includes(listener)) listener(signal);
    await site.upload(session, hosted.records);
    await run({ step: "finish", session });
    expect(reporter.panicOnBuild.mock.calls).toEqual([
      [
        expect.stringContaining(
          `failed: The build was told to end (${signal}). Run the job again. The push wrote nothing to the index docs.`,
        ),
      ],
    ]);
    expect(server.store.names).toEqual([]);
    expect(process.listeners(signal)).toEqual(others);
  },
);

test.each(["open", "dry"] as const)(
  "before %s, readers' key is checked before Gatsby writes it into the browser's code",
  async (step) => {
    const hostedSearch = {
      appId: server.appId,
      searchKey: server.writeKey,
      indexName: "docs",
      host: server.url,
    };
    const hook = onPreBuild as (args: unknown, options: PushStep) => Promise<void>;
    await hook(
      { graphql: async () => ({ data: content }), reporter },
      { step, session: site.session(), hostedSearch, components },
    );
    expect(reporter.panicOnBuild).toHaveBeenCalledWith(
      expect.stringContaining(
        "GATSBY_ALGOLIA_SEARCH_KEY, which is published with the site, may do more",
      ),
    );
    expect(JSON.stringify(reporter.panicOnBuild.mock.calls)).not.toContain(server.writeKey);
    expect(server.writes).toEqual([]);
  },
);

test("a dry run writes records.json beside public/ and sends nothing", async () => {
  await run({ step: "dry", components });
  expect(readdirSync(folder).sort()).toEqual(["public", "records.json"]);
  expect(readFileSync(path.join(folder, "records.json"), "utf8")).toContain(
    "Each swap pays a fee.",
  );
  expect(reporter.info).toHaveBeenCalledWith(
    expect.stringMatching(/^site-search-push: dry run: \d+ records of 1 pages, [\d,]+ bytes/),
  );
  expect(server.requests).toEqual([]);
});

test("records of another build than the one in public/ are refused", async () => {
  writeFileSync(
    path.join(folder, "public/build.json"),
    JSON.stringify({ commit: null, committed: null, records: "other" }),
  );
  await expect(run({ step: "dry", components })).rejects.toThrow(
    "public/build.json is of another build.",
  );
});
