import { findReplacements, synonymRules } from "./synonyms";

const RULES = synonymRules([
  { type: "oneWaySynonym", input: "rug pull", synonyms: ["scam"] },
  { type: "oneWaySynonym", input: "frontrunning", synonyms: ["sandwich attack"] },
  { type: "oneWaySynonym", input: "AMM", synonyms: ["market maker"] },
]);

test.each([
  ["as it is written", "a rug pull", [{ from: 1, to: 3, terms: ["scam"] }]],
  ["glued", "rugpull token", [{ from: 0, to: 1, terms: ["scam"] }]],
  ["split", "front running", [{ from: 0, to: 2, terms: ["sandwich", "attack"] }]],
  ["a short word split", "a mm", []],
])("a rule applies to a word %s", (_, query, expected) => {
  const isForm = (word: string, term: string) => word === term;
  expect(findReplacements(query.split(" "), RULES, isForm)).toEqual(expected);
});
