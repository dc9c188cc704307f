import { isQuestion, onlyNext, readsAndFillsNext, readsAndMoves } from "./access";

const INDEXES = { live: "docs", next: "docs_next" };
const request = (method: string, path: string, body?: object) => ({
  method,
  url: `https://app.algolia.net${path}`,
  headers: {},
  ...(body && { data: JSON.stringify(body) }),
});
const move = { operation: "move", destination: "docs" };
const copy = { operation: "copy", destination: "docs_next" };

const REQUESTS = {
  "read live": request("POST", "/1/indexes/docs/browse"),
  "read next": request("GET", "/1/indexes/docs_next/settings"),
  search: request("POST", "/1/indexes/*/queries"),
  "write next": request("POST", "/1/indexes/docs_next/batch"),
  "delete next": request("DELETE", "/1/indexes/docs_next"),
  "copy live to next": request("POST", "/1/indexes/docs/operation", copy),
  "move next over live": request("POST", "/1/indexes/docs_next/operation", move),
  "copy next over live": request("POST", "/1/indexes/docs_next/operation", {
    ...copy,
    destination: "docs",
  }),
  "copy next to another": request("POST", "/1/indexes/docs_next/operation", {
    ...copy,
    destination: "x",
  }),
  "operate in bytes": {
    ...request("POST", "/1/indexes/docs_next/operation"),
    data: new TextEncoder().encode(JSON.stringify(move)),
  },
  "read another": request("GET", "/1/indexes/docs_next_year/settings"),
  "write live": request("POST", "/1/indexes/docs/batch"),
  "set up live": request("PUT", "/1/indexes/docs/settings"),
  "delete live": request("DELETE", "/1/indexes/docs"),
  "copy live to another": request("POST", "/1/indexes/docs/operation", {
    ...copy,
    destination: "x",
  }),
  "move live": request("POST", "/1/indexes/docs/operation", { ...move, destination: "x" }),
  "delete another": request("DELETE", "/1/indexes/docs_next_year"),
  "make a key": request("POST", "/1/keys"),
};

test.each(["search", "browse"])(
  "an index named %s is not written to because of its name",
  (live) => {
    const allows = readsAndFillsNext({ live, next: `${live}_next` });
    expect(allows(request("POST", `/1/indexes/${live}/${live}`))).toBe(true);
    expect(allows(request("DELETE", `/1/indexes/${live}`))).toBe(false);
    expect(allows(request("POST", `/1/indexes/${live}`))).toBe(false);
  },
);

test.each([
  [
    "a push",
    readsAndFillsNext(INDEXES),
    ["read live", "read next", "search", "write next", "delete next", "copy live to next"],
  ],
  [
    "a promotion",
    readsAndMoves(INDEXES),
    ["read live", "read next", "search", "move next over live"],
  ],
  ["gatsby-plugin-algolia", onlyNext(INDEXES), ["read next", "write next", "delete next"]],
  ["a reader", isQuestion, ["read live", "read next", "search", "read another"]],
])("%s may send nothing but what it needs", (_, allows, names) => {
  const allowed = Object.entries(REQUESTS).filter(([, one]) => allows(one));
  expect(allowed.map(([name]) => name)).toEqual(names);
});
