import { readHits } from "./readHits";

const PLACE = { siteUrl: "https://a.example", origin: "https://a.example", pathPrefix: "" };
const HIT = { objectID: "1", url: "https://a.example/fees", hierarchy: { lvl1: "Fees" } };

test("does not count hits that cannot be shown", () => {
  const foreign = { ...HIT, url: "https://b.example/fees" };
  const { hits, nbHits } = readHits(
    { hits: [HIT, foreign, { objectID: "2" }, null], nbHits: 42 },
    PLACE,
  );
  expect([hits.map(({ url }) => url), nbHits]).toEqual([["/fees"], 39]);
});

test("promises no results if none can be shown", () => {
  expect(readHits({ hits: [{ objectID: "2" }], nbHits: 42 }, PLACE)).toEqual({
    hits: [],
    nbHits: 0,
  });
});
