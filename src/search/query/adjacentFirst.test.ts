import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";
import { adjacentFirst } from "./adjacentFirst";
import { TIER } from "./weights";

/** Pages without the words, or each would be in most sections. */
const OTHERS = Array.from({ length: 30 }, (_, n) => testPage(`/o${n}`, `Other ${n}`, "Water."));
const APART = "The signer sent it twice, so the order was lost. The order of the signer expired.";

describe("sections that have the words of a query next to each other", () => {
  test.each([
    ["go before those that have them apart", "order was sent", "/near"],
    ["also while the last word is typed", "order was se", "/near"],
    ["also when it is a name in a sentence", "sent by token_in", "/near"],
    ["go behind headings of the whole subject", "late signer", "/heading"],
  ])("%s", async (_, query, expected) => {
    const engine = engineOf([
      ...OTHERS,
      testPage("/apart", "Apart", `${APART} It names token_in by mistake.`),
      testPage("/near", "Near", "The order was sent by token_in. A late signer is a long story."),
      testPage("/heading", "Signer that is late", "Nothing more."),
    ]);
    expect(pathsOf(await ask(engine, query))[0]).toBe(expected);
  });

  test("are told by texts, one at a time", async () => {
    const loaded = [
      { section: { heading: "A", texts: ["It has two", "words here"] } },
      { section: { heading: "Two words", texts: [] } },
    ];
    const scored = loaded.map((_, number) => ({ number, score: TIER.allWords }));
    expect(adjacentFirst("two words", scored, loaded)).toEqual([loaded[1], loaded[0]]);
  });

  test.each([
    ["one word", "two", TIER.allWords, [0, 1]],
    ["two words", "two words", TIER.headingPath, [1, 0]],
    ["the score of a heading", "two words", TIER.oneHeading, [0, 1]],
  ])("%s", (_, query, score, expected) => {
    const loaded = ["Words of two", "Two words"].map((heading, number) => ({
      number,
      section: { heading, texts: [] },
    }));
    const scored = loaded.map(({ number }) => ({ number, score }));
    expect(adjacentFirst(query, scored, loaded).map(({ number }) => number)).toEqual(expected);
  });
});
