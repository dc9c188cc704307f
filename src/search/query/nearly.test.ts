import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

const LOST = "What to do about a seed phrase that you lose";
/** Pages without the words, or each would be in most sections. */
const OTHERS = Array.from({ length: 150 }, (_, n) => testPage(`/o${n}`, `Other ${n}`, "Water."));
const texts = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    testPage(`/p${n}`, `Page ${n}`, "A phrase may lose its seed in a safe place."),
  );

describe("a heading with all but one of at least three words", () => {
  test.each([
    ["stands before texts that have all", "lose seed phrase safe", "/lost"],
    ["stands behind texts where it lacks two", "lose seed safe place", "/p0"],
    ["stands behind texts where quotes ask for a word", 'lose seed phrase "safe"', "/p0"],
    ["stands behind texts where two words are asked for", "phrase safe", "/p0"],
  ])("%s", async (_, query, expected) => {
    const engine = engineOf([...OTHERS, ...texts(3), testPage("/lost", LOST, "Act at once.")]);
    expect(pathsOf(await ask(engine, query))[0]).toBe(expected);
  });

  test("ranks before such texts if most of its words are in every fourth section", async () => {
    const common = Array.from({ length: 90 }, (_, n) =>
      testPage(`/c${n}`, `Common ${n}`, "A swap has a fee.", "## More", "A swap has a fee."),
    );
    const text = testPage("/text", "Text", "It failed: the swap took a fee.");
    const cause = testPage("/why", "Why did my swap fail but cost a fee?", "It ran.");
    const engine = engineOf([...OTHERS, ...common, text, cause]);
    expect(pathsOf(await ask(engine, "failed swap took fee"))[0]).toBe("/why");
    expect(pathsOf(await ask(engine, "failed took fee"))[0]).toBe("/text");
  });

  test("displaces no text", async () => {
    const engine = engineOf([...OTHERS, ...texts(30), testPage("/lost", LOST, "Act at once.")]);
    const answer = await ask(engine, "lose seed phrase safe", { hitsPerPage: 50 });
    expect([answer.nbHits, new Set(pathsOf(answer)).size]).toEqual([31, 31]);
  });

  test("is not listed if all words are required", async () => {
    const engine = engineOf([...OTHERS, ...texts(3), testPage("/lost", LOST, "Act at once.")]);
    const answer = await ask(engine, "lose seed phrase safe", { removeWordsIfNoResults: "none" });
    expect(pathsOf(answer)).toEqual(["/p0", "/p1", "/p2"]);
  });
});

describe("a heading whose words are all in the query", () => {
  const RARE = "Someone finds it high.";
  const named = testPage("/fees", "Costs", "Costs.", "## Network fee", "You pay it.");

  test("ranks before texts that also have the other word, however rare that is", async () => {
    const common = Array.from({ length: 20 }, (_, n) =>
      testPage(`/c${n}`, `Common ${n}`, "A fee of the network."),
    );
    const rare = testPage("/rare", "Rare", RARE, "The network asks for a fee.");
    const engine = engineOf([...OTHERS, ...common, rare, named]);
    expect(pathsOf(await ask(engine, "network fee too high"))[0]).toBe("/fees#network-fee");
  });

  test("ranks before such texts if its words are in every fourth section", async () => {
    const common = Array.from({ length: 200 }, (_, n) =>
      testPage(`/c${n}`, `Common ${n}`, "A fee of the network."),
    );
    const rare = testPage("/rare", "Rare", "High, high: the network, its fee, so high.");
    const inside = testPage(
      "/in",
      "Inside",
      "## Network fee",
      `${"Some say so. ".repeat(30)}${RARE}`,
    );
    const engine = engineOf([...OTHERS, ...common, rare, inside]);
    expect(pathsOf(await ask(engine, "network fee too high"))[0]).toBe("/in#network-fee");
  });

  test("ranks after texts that have a number of the query that it lacks", async () => {
    const code = testPage("/code", "Codes", "The network answers 429 where a fee is due.");
    const engine = engineOf([...OTHERS, code, named]);
    expect(pathsOf(await ask(engine, "network fee 429"))[0]).toBe("/code");
  });

  test("has two words or more", async () => {
    const rare = testPage("/rare", "Rare", RARE, "The network asks for a fee.");
    const engine = engineOf([...OTHERS, rare, testPage("/fee", "Fee", "You pay it.")]);
    expect(pathsOf(await ask(engine, "fee high"))[0]).toBe("/rare");
  });
});

describe("when two words of the query may be written as one", () => {
  const glued = testPage("/glued", "Other spelling", "A seedphrase to lose.");

  test("a heading whose words are all in the query ranks before texts that have all", async () => {
    const engine = engineOf([...OTHERS, glued, ...texts(3), testPage("/s", "Seed phrase", "Yes.")]);
    expect(pathsOf(await ask(engine, "lose seed phrase"))[0]).toBe("/s");
  });

  test("a heading with most of its words does not", async () => {
    const engine = engineOf([...OTHERS, glued, ...texts(3), testPage("/lost", LOST, "Act.")]);
    expect(pathsOf(await ask(engine, "lose seed phrase safe"))[0]).not.toBe("/lost");
  });
});
