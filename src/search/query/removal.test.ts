import { ask, engineOf, testPage } from "../../testing/searchIndex";

const engine = engineOf([
  testPage("/fees", "Network fee", "What the chain takes."),
  testPage("/risks", "Risks", "A pool may lose its value."),
  ...Array.from({ length: 9 }, (_, n) => testPage(`/p${n}`, `Page ${n}`, "Words.")),
]);

test.each([
  ["network fee astronaut", "network fee"],
  ["what is the network fee of an astronaut", "what is the network fee of an"],
  ["network risks", "network risks"],
  ["fee of a pool astronaut", "fee of a pool"],
  ["network fee", undefined],
])("of “%s”, which no section has all words of, these were found: %s", async (query, expected) => {
  expect((await ask(engine, query)).queryAfterRemoval).toBe(expected);
});
