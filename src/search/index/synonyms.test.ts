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
  ["in its plural", "two amms", [{ from: 1, to: 2, terms: ["market", "maker"] }]],
  ["in another form, glued", "frontrun", [{ from: 0, to: 1, terms: ["sandwich", "attack"] }]],
  ["with a word that has none between", "rug  pull", []],
])("a rule applies to a word %s", (_, query, expected) => {
  expect(findReplacements(query.split(" "), RULES)).toEqual(expected);
});
