import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";
import { shortFormSynonyms } from "./shortForms";

const engine = engineOf(
  [
    testPage("/variables", "How to use environment variables", "Put them into a file."),
    testPage("/build", "Replacing variables", "The code reads process.env for each."),
    testPage("/sign-in", "Authentication", "Who may come in."),
    testPage("/rights", "Authorization", "What they may do."),
  ],
  { synonyms: shortFormSynonyms },
);

test("a short form finds the word that it is short for in a heading before itself in a text", async () => {
  expect(pathsOf(await ask(engine, "env variables"))).toEqual(["/variables", "/build"]);
});

test("a long word finds its short form, but no other word with that short form", async () => {
  expect(pathsOf(await ask(engine, "environment"))).toEqual(["/variables", "/build"]);
  expect(pathsOf(await ask(engine, "auth"))).toEqual(["/sign-in", "/rights"]);
  expect(pathsOf(await ask(engine, "authorization"))).toEqual(["/rights"]);
});
