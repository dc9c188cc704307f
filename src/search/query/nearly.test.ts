import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

const LOST = "What to do about a seed phrase that you lose";
/** Pages without the words, or each would be in most sections. */
const OTHERS = Array.from({ length: 150 }, (_, n) => testPage(`/o${n}`, `Other ${n}`, "Water."));
const texts = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    testPage(`/p${n}`, `Page ${n}`, "A phrase may lose its seed in a safe place."),
  );

describe("a heading that has all words but one of at least three", () => {
  test.each([
    ["stands before texts that have all", "lose seed phrase safe", "/lost"],
    ["stands behind texts where it lacks two", "lose seed safe place", "/p0"],
    ["stands behind texts where quotes ask for a word", 'lose seed phrase "safe"', "/p0"],
    ["stands behind texts where two words are asked for", "phrase safe", "/p0"],
  ])("%s", async (_, query, expected) => {
    const engine = engineOf([...OTHERS, ...texts(3), testPage("/lost", LOST, "Act at once.")]);
    expect(pathsOf(await ask(engine, query))[0]).toBe(expected);
  });

  test("takes the place of no text", async () => {
    const engine = engineOf([...OTHERS, ...texts(30), testPage("/lost", LOST, "Act at once.")]);
    const answer = await ask(engine, "lose seed phrase safe", { hitsPerPage: 50 });
    expect([answer.nbHits, new Set(pathsOf(answer)).size]).toEqual([31, 31]);
  });

  test("is not listed where all words are wanted", async () => {
    const engine = engineOf([...OTHERS, ...texts(3), testPage("/lost", LOST, "Act at once.")]);
    const answer = await ask(engine, "lose seed phrase safe", { removeWordsIfNoResults: "none" });
    expect(pathsOf(answer)).toEqual(["/p0", "/p1", "/p2"]);
  });
});
