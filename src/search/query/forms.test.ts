import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

test("finds an amount whose unit stands apart, however it is written", async () => {
  const engine = engineOf([
    testPage("/fees", "Fees", "A swap costs 30 bps."),
    testPage("/limits", "Limits", "The last 30 blocks."),
  ]);
  expect(pathsOf(await ask(engine, "30bps"))).toEqual(["/fees"]);
});

test("takes a word for no misspelling of another where the index has a form of it", async () => {
  const store = "The store, the store and the store.";
  const engine = engineOf([
    testPage("/store", "A store", store),
    testPage("/theft", "Theft", "What was stolen stays away."),
  ]);
  expect(pathsOf(await ask(engine, "stole"))[0]).toBe("/theft");
});
