import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

const TEXT = "Automated market maker, cost of averaging a dollar, fungible asset.";

test.each([
  ["automated market maker", "Automated market maker (AMM)", "Maker of an automated market"],
  ["automated market maker amm", "Automated market maker (AMM)", "Our AMM: automated market maker"],
  ["dollar cost averaging", "Dollar-cost averaging (DCA) ", "Cost, averaging and dollar"],
  ["transfer", "transfer(to, amount)", "Transfer more"],
  ["amm", "(AMM)", "AMM and others"],
])("%s is all of the heading %j", async (query, heading, other) => {
  const engine = engineOf([testPage("/other", other, TEXT, query), testPage("/exact", heading)]);
  expect(pathsOf(await ask(engine, query))[0]).toBe("/exact");
});
