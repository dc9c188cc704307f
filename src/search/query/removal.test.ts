import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

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
  ["Nétwork fee astronaut", "nétwork fee"],
  ["netwrok fee astronaut", "netwrok fee"],
  ["“network fee” astronaut", "network fee"],
])("of “%s”, where no section has all words, these were found: %s", async (query, expected) => {
  expect((await ask(engine, query)).queryAfterRemoval).toBe(expected);
});

test("sections that lack a word only fill up a short list", async () => {
  const many = (word: string, length: number) =>
    Array.from({ length }, (_, n) => testPage(`/${word}${n}`, `Page ${n}`, `A ${word}.`));
  const pages = [
    testPage("/both", "Both", "A lantern on a buoy."),
    ...many("lantern", 15),
    ...many("buoy", 15),
    ...many("harbour", 60),
  ];
  expect((await ask(engineOf(pages), "lantern buoy")).nbHits).toBe(20);
});

test("a word that the index does not have in any form does not reorder the sections of the others", async () => {
  const engine = engineOf([
    testPage("/route", "Route", "No pool is left out, and no route is final."),
    testPage("/codes", "Codes", "NO_ROUTE: try a smaller amount."),
    ...Array.from({ length: 12 }, (_, n) => testPage(`/no-${n}`, `Note ${n}`, "No.")),
  ]);
  for (const query of ["astronaut no route", "no route astronaut", "ASTRONAUT_NO_ROUTE"]) {
    const answer = await ask(engine, query);
    expect(pathsOf(answer)[0]).toBe("/codes");
    expect(answer.queryAfterRemoval).toBe("no route");
  }
});

test("a word that the index does not have in any form is not dropped if the rest are function words, nor if all words are required", async () => {
  expect((await ask(engine, "why astronaut")).nbHits).toBe(0);
  const strict = { removeWordsIfNoResults: "none" };
  expect((await ask(engine, "network fee astronaut", strict)).nbHits).toBe(0);
});
