/** @jest-environment jsdom */
import { AlgoliaAnalytics, getRequesterForBrowser } from "search-insights";
import { AlgoliaServer } from "../../../testing/algoliaServer/server";
import { createInsights } from "./insights";

// The bundle that browsers load; jest would pick the one for Node.
jest.mock("search-insights", () =>
  jest.requireActual("../../../../node_modules/search-insights/index-browser.cjs"),
);

let server: AlgoliaServer;

beforeEach(async () => {
  server = await AlgoliaServer.start();
  mode("hosted");
});
afterEach(async () => {
  await server.stop();
  document.head.replaceChildren();
  delete window.AlgoliaAnalytics;
});

function mode(SEARCH_MODE: "embedded" | "hosted"): void {
  const index = {
    appId: server.appId,
    searchKey: server.searchKey,
    indexName: "docs",
    host: server.url,
  };
  Object.assign(globalThis, {
    SEARCH_MODE,
    HOSTED_SEARCH: SEARCH_MODE === "hosted" ? index : null,
  });
}

/** Waits until that many events have arrived, ten seconds at most. */
async function events(count: number): Promise<unknown[]> {
  for (let waited = 0; server.events.length < count && waited < 200; waited++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return server.events;
}

async function report(
  count: number,
  options: Parameters<typeof createInsights>[0],
): Promise<unknown[]> {
  const insights = createInsights(options);
  insights.viewed([{ objectID: "/a" }, { objectID: "/b" }]);
  insights.clicked({ objectID: "/b" }, 2, "q".repeat(32));
  insights.converted({ objectID: "/b" }, "q".repeat(32));
  return count > 0
    ? events(count)
    : new Promise((resolve) => setTimeout(() => resolve(server.events), 300));
}

test("in hosted mode with insights on, viewed, clicked and converted events are sent without a cookie", async () => {
  const cookies = jest.spyOn(document, "cookie", "set");
  const userToken = expect.stringMatching(/^anonymous-/);
  expect(await report(3, { enabled: true })).toEqual([
    {
      index: "docs",
      eventType: "view",
      eventName: "Search results viewed",
      objectIDs: ["/a", "/b"],
      userToken,
    },
    {
      index: "docs",
      eventType: "click",
      eventName: "Search result clicked",
      objectIDs: ["/b"],
      queryID: "q".repeat(32),
      positions: [2],
      userToken,
    },
    {
      index: "docs",
      eventType: "conversion",
      eventName: "Search result read",
      objectIDs: ["/b"],
      queryID: "q".repeat(32),
      userToken,
    },
  ]);
  expect(
    server.requests.map(({ method, path, query }) => [method, path, query["X-Algolia-API-Key"]]),
  ).toEqual([
    ["POST", "/1/events", server.searchKey],
    ["POST", "/1/events", server.searchKey],
    ["POST", "/1/events", server.searchKey],
  ]);
  expect(cookies).not.toHaveBeenCalled();
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each([
  ["with insights off", "hosted", false],
  ["with the embedded engine", "embedded", true],
] as const)("%s nothing is sent or loaded", async (_, engine, enabled) => {
  mode(engine);
  expect(
    await report(0, { enabled, scriptUrl: "https://cdn.example/search-insights.min.js" }),
  ).toEqual([]);
  expect(server.requests).toEqual([]);
  expect(document.querySelector("script")).toBeNull();
});

test("the script comes from another address when site.yml gives one; it is loaded once, and only when needed", async () => {
  const insights = createInsights({
    enabled: true,
    scriptUrl: "https://cdn.example/search-insights.min.js",
  });
  expect(document.querySelector("script")).toBeNull();
  insights.viewed([{ objectID: "/a" }]);
  insights.viewed([{ objectID: "/b" }]);
  const [script, ...others] = document.querySelectorAll("script");
  expect([script?.src, others]).toEqual(["https://cdn.example/search-insights.min.js", []]);
  window.AlgoliaAnalytics = {
    default: new AlgoliaAnalytics({ requestFn: getRequesterForBrowser() }),
  };
  script?.dispatchEvent(new Event("load"));
  expect(await events(2)).toMatchObject([{ objectIDs: ["/a"] }, { objectIDs: ["/b"] }]);
});

test("a script that does not load is logged to the console and tried again", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const insights = createInsights({ enabled: true, scriptUrl: "https://cdn.example/gone.js" });
  insights.viewed([{ objectID: "/a" }]);
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(error).toHaveBeenCalledWith(
    "Search insights could not be sent.",
    new Error("https://cdn.example/gone.js could not be loaded."),
  );
  insights.viewed([{ objectID: "/a" }]);
  expect(document.querySelectorAll("script")).toHaveLength(2);
});

test("an empty list of hits does not count as a view", async () => {
  createInsights({ enabled: true }).viewed([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.requests).toEqual([]);
});
