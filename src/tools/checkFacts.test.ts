import { source } from "../testing/builders";
import { checkFacts } from "./checkFacts";

const FACTS = {
  "explorer.main": { value: "https://scan.example.com", spelling: "https://[\\w.]*scan\\.[\\w.]+" },
  "explorer.test": {
    value: "https://t.scan.example.com",
    spelling: "https://[\\w.]*scan\\.[\\w.]+",
  },
  deadline: { value: "60 s", spelling: "deadline of \\d+ s" },
  module: { value: "a::b" },
};

const found = (text: string) =>
  checkFacts([source("content/docs/x.mdx", text), source("content/facts.yml", text)], FACTS).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test("a fact by name is not a finding", () => {
  expect(found("A deadline of {fact.deadline} at {fact.explorer.main}.")).toStrictEqual([]);
});

test.each([
  ["the right one", "deadline of 60 s"],
  ["a wrong one", "deadline of 90 s"],
  ["an address of two facts", "https://old.scan.example.org"],
  ["a value without a pattern", "a::b"],
])("%s, written out, is a finding with its line", (_, text) => {
  expect(found(`x\nSee ${text}, then.`)).toStrictEqual([
    `2: "${text}" is a fact written out by hand.`,
  ]);
});

test("a value is not a pattern", () => {
  expect(checkFacts([source("content/x.yml", "axb")], { dot: { value: "a.b" } })).toStrictEqual([]);
});
