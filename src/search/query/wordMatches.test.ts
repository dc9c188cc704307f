import { recordsOf, TEST_SITE, testPage } from "../../testing/searchIndex";
import { buildIndex } from "../index/buildIndex";
import { openIndex } from "../index/openIndex";
import { parseQuery } from "./parseQuery";
import { planQuery } from "./queryPlan";
import { WordMatchCache } from "./wordMatchCache";
import { WordMatches } from "./wordMatches";

const pages = [
  testPage("/fees", "Fees", "Each swap has one.", "## Lowest", "Nothing of it here."),
  testPage("/feed", "Feed", "A feed of prices."),
];
const files = buildIndex(recordsOf(pages), { siteUrl: TEST_SITE });

/** A cache for the index, the terms of the last word of a query, and the files they are in. */
async function open(query: string) {
  const index = await openIndex(async (name) => files[name] ?? new Uint8Array());
  const { sections, shardStarts } = index.header;
  const plan = await planQuery(index, parseQuery(query), { typos: "none", mayShorten: false });
  const numbers = Array.from(shardStarts, (_, number) => number);
  const shards = new Map(
    await Promise.all(numbers.map(async (number) => [number, await index.shard(number)] as const)),
  );
  const headingWords = new Uint8Array(sections);
  return {
    terms: plan.slots.at(-1)?.terms ?? [],
    shards,
    cache: new WordMatchCache(sections, headingWords),
    empty: () => new WordMatches(sections, headingWords),
  };
}

const held = ({ text, above, heading, found }: WordMatches) => ({
  text: [...text],
  above: [...above],
  heading: [...heading],
  found: [...found].sort(),
});

test("a word with its completions is found like all of their terms one after the other", async () => {
  const { terms, shards, cache, empty } = await open("fee");
  expect(terms.some(({ isPrefix }) => isPrefix)).toBe(true);
  expect(terms.some(({ isPrefix }) => !isPrefix)).toBe(true);
  const one = empty();
  for (const term of terms) one.add(term, shards);
  expect(held(one).above.some((value) => value > 0)).toBe(true); // the section below the heading
  expect(held(cache.any(terms, shards))).toEqual(held(one));
});
