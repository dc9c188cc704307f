import { ask, engineOf, pathsOf, recordsOf, TEST_SITE, testPage } from "../../testing/searchIndex";
import { buildIndex } from "../index/buildIndex";
import { openIndex } from "../index/openIndex";
import { parseQuery } from "./parseQuery";
import { planQuery } from "./queryPlan";
import { Scorer } from "./score";

const pages = [
  ...Array.from({ length: 3 }, (_, n) => testPage(`/both${n}`, `Both ${n}`, "A swap has a fee.")),
  ...Array.from({ length: 9 }, (_, n) => testPage(`/swap${n}`, `One ${n}`, "A swap is quick.")),
  testPage("/fees", "Costs", "A fee is low."),
];
const files = buildIndex(recordsOf(pages), { siteUrl: TEST_SITE });

/** What a scorer finds for a query where it is to find that many sections at least. */
async function rank(query: string, atLeast: number) {
  const index = await openIndex(async (name) => files[name] ?? new Uint8Array());
  const plan = await planQuery(index, parseQuery(query), { typos: "none", mayShorten: false });
  const numbers = Array.from(index.header.shardStarts, (_, number) => number);
  const shards = new Map(
    await Promise.all(numbers.map(async (number) => [number, await index.shard(number)] as const)),
  );
  const step = async () => undefined;
  return new Scorer(index.header).score(plan, shards, {
    keep: 20,
    mayLack: "most",
    atLeast,
    step,
  });
}

test("sums nothing up if too few sections have all words, whichever comes first", async () => {
  for (const query of ["swap fee ", "fee swap "])
    expect(await rank(query, 4)).toEqual({ best: [], full: 0, partial: 0, nearly: 0 });
});

test("ranks all sections if enough have all words", async () => {
  const all = await rank("swap fee ", 0);
  expect([all.full, all.best.length]).toEqual([3, 4]);
  expect(await rank("swap fee ", 3)).toEqual(all);
});

test("a whole word ranks before a longer one in a heading that lacks another word of the query", async () => {
  const engine = engineOf([
    testPage("/idea", "From idea to execution", "A vote changes a pool."),
    testPage("/create", "Create", "Keep the id of the pool."),
    testPage("/module", "Pool module", "What it has."),
    testPage("/mod", "Formulas", "The remainder, mod 7, of what a pool holds."),
  ]);
  expect(pathsOf(await ask(engine, "pool id"))).toEqual(["/create", "/idea"]);
  expect(pathsOf(await ask(engine, "pool mod"))).toEqual(["/module", "/mod"]);
});
