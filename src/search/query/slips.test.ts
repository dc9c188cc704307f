import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

test("a three-letter word is not a misspelling of another", async () => {
  const engine = engineOf([
    testPage("/a", "First", "It is not meant for you."),
    testPage("/b", "Second", "The gain."),
  ]);
  expect(pathsOf(await ask(engine, "nft"))).toEqual([]);
  expect(pathsOf(await ask(engine, "nft meant"))).toEqual(["/a"]);
  expect(pathsOf(await ask(engine, "gan"))).toEqual(["/b"]);
});

test("a three-letter word is not a misspelling of others, nor is a word with two mistakes including its first letter", async () => {
  const engine = engineOf([
    testPage("/a", "Net worth", "On average."),
    testPage("/b", "Fees", "A swap of gas."),
  ]);
  expect(pathsOf(await ask(engine, "nft"))).toEqual([]);
  expect(pathsOf(await ask(engine, "leverage"))).toEqual([]);
  for (const slip of ["gsa", "swp", "verage", "qverage", "averag", "avrage"])
    expect((await ask(engine, slip)).nbHits).toBeGreaterThan(0);
});

test("a misspelt function word is not the subject", async () => {
  const engine = engineOf([
    testPage("/text", "Fees", "Your wallet could show a fee."),
    testPage("/wallet", "Protect your wallet", "Write down its words."),
  ]);
  expect(pathsOf(await ask(engine, "cold wallet"))[0]).toBe("/wallet");
  const [hit] = (await ask(engine, "shoudl wallet")).hits;
  expect(hit?._highlightResult?.hierarchy.lvl1?.value).toBe("Protect your <mark>wallet</mark>");
});

test("a misspelling of a word that the index has counts half as much", async () => {
  const engine = engineOf([
    ...Array.from({ length: 3 }, (_, n) => testPage(`/b${n}`, `B ${n}`, "A buoy at the harbour.")),
    ...Array.from({ length: 30 }, (_, n) => testPage(`/w${n}`, `W ${n}`, "Water.")),
    testPage("/right", "Right", "A lantern."),
    testPage("/slip", "Slip", "A lanterm."),
  ]);
  expect(pathsOf(await ask(engine, "lantern buoy "))).toContain("/slip");
  expect(pathsOf(await ask(engine, "lantern buoy harbour "))).not.toContain("/slip");
});
