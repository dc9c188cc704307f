import { checkQuestions } from "./checkQuestions";

test("a question whose page is gone is reported with the line of its route", async () => {
  const floors = { headings: 0, prefixes: 0, misspelt: 0, questions: 0, questionsFirst: 0 };
  const problems = await checkQuestions(
    { records: [], siteUrl: "https://docs.example.com", productSlug: "x", synonyms: [] },
    { floors, questions: [{ query: "who gets the fees", paths: ["/fees", "/support"] }] },
    (name, path) =>
      name === "searchQuestions.json" && path.join() === "questions,0,paths,1" ? 5 : 4,
  );
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toStrictEqual([
    '4 The question "who gets the fees" is answered by "/fees", which no searchable page has.',
    '5 The question "who gets the fees" is answered by "/support", which no searchable page has.',
  ]);
});
