import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";
import { shortFormSynonyms } from "./shortForms";

const engine = engineOf(
  [
    testPage("/variables", "How to use environment variables", "Put them into a file."),
    testPage("/build", "Replacing variables", "The code reads process.env for each."),
    testPage("/sign-in", "Authentication", "Who may come in."),
    testPage("/rights", "Authorization", "What they may do."),
    testPage("/three", "Three tokens", "All in one pool."),
    testPage("/figure", "Tokens in 3 pools", "One in each."),
  ],
  { synonyms: shortFormSynonyms },
);

test("an abbreviation finds its long form in a heading before itself in a text", async () => {
  expect(pathsOf(await ask(engine, "env variables"))).toEqual(["/variables", "/build"]);
});

test("a long word finds its abbreviation, but no other word with that abbreviation", async () => {
  expect(pathsOf(await ask(engine, "environment"))).toEqual(["/variables", "/build"]);
  expect(pathsOf(await ask(engine, "auth"))).toEqual(["/sign-in", "/rights"]);
  expect(pathsOf(await ask(engine, "authorization"))).toEqual(["/rights"]);
});

test("a figure finds the number written as a word, but not the other way round", async () => {
  expect(pathsOf(await ask(engine, "3 token")).sort()).toEqual(["/figure", "/three"]);
  expect(pathsOf(await ask(engine, "3 token pool"))[0]).toBe("/figure");
  expect(pathsOf(await ask(engine, "three token"))[0]).toBe("/three");
  expect(pathsOf(await ask(engine, "three"))).toEqual(["/three"]);
});
