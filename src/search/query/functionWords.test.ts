import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

const engine = engineOf([
  testPage("/slippage", "Slippage", "How far a price may move."),
  testPage("/keys", "Keys", "Your own keys are the best: good to know of slippage."),
]);

test.each([
  "best slippage",
  "a good slippage",
  "my own slippage",
  "explain slippage",
  "tell me about slippage",
  "what is slippage",
])("%s is a query about slippage alone", async (query) => {
  const answer = await ask(engine, query);
  expect(pathsOf(answer)).toEqual(["/slippage", "/keys"]);
  expect(answer.queryAfterRemoval).toBeUndefined();
});
