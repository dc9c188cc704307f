import type { SearchClient } from "../../components/search/client/searchClient";
import type { AlgoliaServer } from "../algoliaServer/server";
import type { Visit } from "./browsing";

/** Key that must not be in any file of a build. */
export const WRITE_KEY = "0123456789abcdef-marker-write-key";

/** Environment of a build with hosted search, which pushes its records. */
export function hostedEnvironment(algolia: AlgoliaServer): Readonly<Record<string, string>> {
  return {
    GATSBY_ALGOLIA_APP_ID: algolia.appId,
    GATSBY_ALGOLIA_SEARCH_KEY: algolia.searchKey,
    GATSBY_ALGOLIA_INDEX_NAME: "docs",
    GATSBY_ALGOLIA_HOST: algolia.url,
    ALGOLIA_APP_ID: algolia.appId,
    ALGOLIA_WRITE_KEY: WRITE_KEY,
    ALGOLIA_INDEX_NAME: "docs",
    ALGOLIA_HOST: algolia.url,
  };
}

type Probe = { getSearchClient: () => Promise<SearchClient> };

/** A string that occurs only in the code of one engine. DocSearch contains its own client, older than ours. */
const HOSTED_CODE = "maxRateLimitRetries";
const EMBEDDED_CODE = "MiniSearch: ";

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** What the dialog requests from the index for a reader with a wide screen who types "coin". */
const DIALOG_REQUEST = {
  query: "coin",
  indexName: "docs",
  hitsPerPage: 20,
  attributesToRetrieve: ["hierarchy.lvl0", ...HEADINGS, "content", "type", "url"],
  attributesToSnippet: [...HEADINGS, "content"].map((attribute) => `${attribute}:10`),
  snippetEllipsisText: "…",
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
  clickAnalytics: true,
};

/** How many scripts of a build contain the code of each engine. */
export function enginesIn(scripts: readonly string[]): { hosted: number; embedded: number } {
  const withText = (text: string) => scripts.filter((script) => script.includes(text)).length;
  return { hosted: withText(HOSTED_CODE), embedded: withText(EMBEDDED_CODE) };
}

/** Tests of the client in a browser. @param visited a visit to the built site, and its search server */
export function hostedSearchTests(
  visited: () => { readonly visit: Visit; readonly algolia: AlgoliaServer },
): void {
  const requested = new Set<string>();

  beforeAll(async () => {
    const { visit, algolia } = visited();
    algolia.forget();
    visit.page.on("request", (request) => requested.add(new URL(request.url()).origin));
    await visit.page.goto(`${visit.url}/probe`);
    await visit.page.keyboard.press("Shift"); // intent, which loads the page's scripts
    await visit.page.waitForFunction(() => "getSearchClient" in window);
  });

  /** The events that were sent, once there are this many; waits ten seconds at most. */
  const events = async (count: number): Promise<readonly unknown[]> => {
    const { algolia } = visited();
    for (let waited = 0; algolia.events.length < count && waited < 500; waited++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return algolia.events;
  };

  const search = (query: string) =>
    visited().visit.page.evaluate(async (text) => {
      const client = await (window as unknown as Probe).getSearchClient();
      const outcome = client.search({ requests: [{ indexName: "docs", query: text }] });
      return outcome.then(
        ({ results }) => ({ hits: results[0]?.hits, error: "" }),
        (error: Error) => ({ hits: [], error: error.name }),
      );
    }, query);

  test("asks the configured host with the credentials in the address, so without a preflight", async () => {
    const { algolia } = visited();
    const { hits } = await search("coin");
    expect(hits?.[0]).toMatchObject({
      url: "https://docs.example.com/docs/swap",
      _snippetResult: { content: { value: expect.stringContaining("<mark>Coin</mark>&lt;T&gt;") } },
    });
    const [seen] = algolia.requests;
    expect(seen).toMatchObject({
      method: "POST",
      path: "/1/indexes/*/queries",
      headers: { "content-type": "text/plain" },
    });
    expect(seen?.query).toMatchObject({
      "x-algolia-application-id": algolia.appId,
      "x-algolia-api-key": algolia.searchKey,
    });
    expect(seen?.query["x-algolia-agent"]).toMatch(
      /Lite \(5\.64\.0\); Browser; docsearch \(3\.9\.0\)$/,
    );
  });

  test("a service that refuses is an error of its own, and the embedded index is never asked instead", async () => {
    visited().algolia.fail({
      path: /\/queries$/,
      status: 403,
      times: 1,
      body: { message: "Invalid Application-ID or API key", status: 403 },
    });
    expect(await search("vault")).toEqual({ hits: [], error: "ApiError" });
  });

  test("the dialog asks for what it shows, and reports what was shown and what was opened", async () => {
    const { visit, algolia } = visited();
    const { page, url } = visit;
    await page.goto(`${url}/getting-started`);
    algolia.forget();
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Search" });
    const answered = page.waitForResponse((response) => response.url().includes("/queries"));
    await dialog.getByRole("combobox").fill("coin");
    await dialog.getByRole("treeitem").first().waitFor();
    expect(algolia.requests.find(({ path }) => path.endsWith("/queries"))?.body).toMatchObject({
      requests: [DIALOG_REQUEST],
    });
    const { results }: { results: readonly { hits: readonly { objectID: string }[] }[] } = await (
      await answered
    ).json();
    const first = results[0]?.hits[0]?.objectID;
    const shown = await dialog.getByRole("treeitem").count();
    await events(1); // DocSearch reports what is shown once the reader has stopped typing
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/swap`);
    const queryID = expect.stringMatching(/^\w{32}$/);
    const reported = await events(2);
    expect(reported).toMatchObject([
      { index: "docs", eventType: "view" },
      { index: "docs", eventType: "click", objectIDs: [first], positions: [1], queryID },
    ]);
    expect(reported[0]).toHaveProperty("objectIDs.length", shown);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("only the site and the configured host are asked for anything", () => {
    const { visit, algolia } = visited();
    expect([...requested].sort()).toEqual([new URL(visit.url).origin, algolia.url].sort());
  });
}
