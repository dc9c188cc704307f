/** @jest-environment jsdom */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { SearchResult } from "../../../search/query/answerRequests";
import type { SearchClient, SearchRequest } from "../client/types";
import { RESULTS_TEXTS } from "./texts";
import { type Question, type SearchState, useSearch } from "./useSearch";

const NO_RESULT: SearchResult = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 20,
  exhaustive: { nbHits: true, typo: true },
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  query: "",
  params: "",
  index: "test",
  processingTimeMS: 0,
  serverTimeMS: 0,
};
const found = (...ids: string[]): SearchResult => ({
  ...NO_RESULT,
  hits: ids.map((objectID) => ({ objectID })),
  nbHits: 40,
});
const question = (query: string, more: Partial<Question> = {}): Question => ({
  query,
  language: "en",
  filtered: true,
  page: 0,
  ...more,
});

let answer: (request: SearchRequest) => Promise<SearchResult>;
let asked: SearchRequest[];
let state: SearchState;
let ask: (question: Question) => Promise<void>;
let root: Root;

const client: SearchClient = {
  search: async ({ requests }) => {
    asked.push(...requests);
    return { results: await Promise.all(requests.map((request) => answer(request))) };
  },
  preload: async () => undefined,
};
const load = async () => client;

type ProbeProps = { readonly first?: Question; readonly from?: () => Promise<SearchClient> };

function Probe({ first = question(""), from = load }: ProbeProps) {
  ({ state, ask } = useSearch(from, first));
  return null;
}

let printed: jest.SpyInstance;

beforeEach(() => {
  printed = jest.spyOn(console, "error").mockImplementation(() => undefined);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  asked = [];
  answer = async () => found("a");
  root = createRoot(document.createElement("div"));
  act(() => root.render(<Probe />));
});
afterEach(() => act(() => root.unmount()));

test("requests 20 hits in the reader's language and version, with snippets of 10 words", async () => {
  await act(() => ask(question("fees")));
  expect(asked).toMatchObject([
    {
      indexName: "test",
      query: "fees",
      hitsPerPage: 20,
      page: 0,
      facetFilters: [
        "language:en",
        ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
      ],
      attributesToSnippet: expect.arrayContaining(["content:10"]),
      attributesToRetrieve: ["hierarchy", "content", "type", "url"],
      highlightPreTag: "<mark>",
      highlightPostTag: "</mark>",
      snippetEllipsisText: "…",
    },
  ]);
});

test("on screens up to 768 px snippets have 5 words", async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => ({ ...wide(media), matches: media === "(max-width: 768px)" });
  await act(() => ask(question("fees")));
  expect(asked[0]?.attributesToSnippet).toContain("content:5");
});

test("results hidden only by contextual filters are counted, and found without the filters", async () => {
  answer = async ({ facetFilters, hitsPerPage }) =>
    facetFilters
      ? NO_RESULT
      : { ...NO_RESULT, nbHits: 7, hits: hitsPerPage === 0 ? [] : [{ objectID: "a" }] };
  await act(() => ask(question("old page")));
  expect(state).toMatchObject({ status: "done", count: 0, hidden: 7 });
  await act(() => ask(question("old page", { filtered: false })));
  expect(state).toMatchObject({ count: 7, hidden: 0, hits: [{ objectID: "a" }] });
});

test("nothing is requested for an empty query", async () => {
  await act(() => ask(question("  ")));
  expect(asked).toEqual([]);
  expect(state).toMatchObject({ status: "idle", count: 0 });
});

test("more results are added after those already shown", async () => {
  await act(() => ask(question("fees")));
  answer = async () => found("b");
  await act(() => ask(question("fees", { page: 1 })));
  expect(state.hits).toEqual([{ objectID: "a" }, { objectID: "b" }]);
});

test("a further page without new results is the last one", async () => {
  await act(() => ask(question("fees")));
  answer = async () => found();
  await act(() => ask(question("fees", { page: 1 })));
  expect(state).toMatchObject({ status: "done", count: 1, hits: [{ objectID: "a" }] });
});

test("the results that the reader left are there again at once, including further pages", async () => {
  await act(() => ask(question("fees")));
  answer = async () => found("b");
  await act(() => ask(question("fees", { page: 1 })));
  act(() => root.unmount());
  asked = [];
  root = createRoot(document.createElement("div"));
  act(() => root.render(<Probe first={question("fees")} />));
  expect(state).toMatchObject({ status: "done", hits: [{ objectID: "a" }, { objectID: "b" }] });
  await act(() => ask(question("fees")));
  expect(asked).toEqual([]);
  await act(() => ask(question("pools")));
  expect(asked).toHaveLength(1);
});

test("an answer to an outdated question is dropped", async () => {
  let answerOld: (result: SearchResult) => void = () => undefined;
  answer = ({ query }) =>
    query === "old"
      ? new Promise((resolve) => (answerOld = resolve))
      : Promise.resolve(found("new"));
  await act(async () => {
    const old = ask(question("old"));
    await ask(question("new"));
    answerOld(found("old"));
    await old;
  });
  expect(state.hits).toEqual([{ objectID: "new" }]);
});

test("a question that a newer one replaced is not repeated without filters", async () => {
  let answerOld: (result: SearchResult) => void = () => undefined;
  answer = () =>
    asked.length === 1
      ? new Promise((resolve) => (answerOld = resolve))
      : Promise.resolve(NO_RESULT);
  await act(async () => {
    const old = ask(question("old"));
    await ask(question("new"));
    answerOld(NO_RESULT);
    await old;
  });
  expect(asked.map(({ query }) => query)).toEqual(["old", "new", "new"]);
});

test("more results of a list that a newer question is about to replace are not requested", async () => {
  await act(() => ask(question("fees")));
  let answerNew: (result: SearchResult) => void = () => undefined;
  answer = ({ query }) =>
    query === "new" ? new Promise((resolve) => (answerNew = resolve)) : Promise.resolve(found("b"));
  await act(async () => {
    const newer = ask(question("new"));
    await ask(question("fees", { page: 1 }));
    answerNew(found("new"));
    await newer;
  });
  expect(state).toMatchObject({ question: { query: "new" }, hits: [{ objectID: "new" }] });
});

test("a failure shows no old results, and the next question recovers", async () => {
  await act(() => ask(question("fees")));
  answer = () => Promise.reject(new Error("offline"));
  await act(() => ask(question("feesx")));
  expect(state).toMatchObject({ status: "failed", hits: [] });
  expect(printed).toHaveBeenCalledTimes(1);
  answer = async () => found("a");
  await act(() => ask(question("fees")));
  expect(state).toMatchObject({ status: "done", hits: [{ objectID: "a" }] });
});

test("a client that could not be loaded is loaded again for the next question", async () => {
  const from = jest.fn(load).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  act(() => root.unmount());
  root = createRoot(document.createElement("div"));
  act(() => root.render(<Probe from={from} />));
  await act(() => ask(question("swap")));
  expect(state.status).toBe("failed");
  await act(() => ask(question("fees")));
  expect([state.status, from.mock.calls.length]).toStrictEqual(["done", 2]);
});

test("the old answer stays while a new one is awaited, but an old failure does not", async () => {
  await act(() => ask(question("fees")));
  answer = () => new Promise(() => undefined);
  act(() => void ask(question("feesx")));
  expect(state).toMatchObject({ status: "loading", count: 40, question: { query: "fees" } });
  answer = () => Promise.reject(new Error("offline"));
  await act(() => ask(question("feesxy")));
  answer = () => new Promise(() => undefined);
  act(() => void ask(question("feesxyz")));
  expect(state).toMatchObject({ status: "loading", hits: [], question: undefined });
});

test("when more results cannot be fetched, the others stay", async () => {
  await act(() => ask(question("fees")));
  answer = () => Promise.reject(new Error("offline"));
  await act(() => ask(question("fees", { page: 1 })));
  expect(state).toMatchObject({
    status: "failed",
    hits: [{ objectID: "a" }],
    question: { page: 1 },
  });
});

test("counts are spelled out where the interface does so", () => {
  expect([RESULTS_TEXTS.count(1), RESULTS_TEXTS.count(2), RESULTS_TEXTS.none]).toEqual([
    "One document found",
    "2 documents found",
    "No results were found.",
  ]);
});
