import { readHits } from "./readHits";

const PLACE = { siteUrl: "https://a.example", origin: "https://a.example", pathPrefix: "" };
const HIT = { objectID: "1", url: "https://a.example/fees", hierarchy: { lvl1: "Fees" } };

test("does not count hits that cannot be shown", () => {
  const foreign = { ...HIT, url: "https://b.example/fees" };
  const { hits, nbHits } = readHits([HIT, foreign, { objectID: "2" }, null], 42, PLACE);
  expect([hits.map(({ url }) => url), nbHits]).toEqual([["/fees"], 39]);
});

test("promises no results if none can be shown", () => {
  expect(readHits([{ objectID: "2" }], 42, PLACE)).toEqual({ hits: [], nbHits: 0 });
});
