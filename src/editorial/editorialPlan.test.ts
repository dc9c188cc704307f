import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { EDITORIAL_FOLDER, readEditorialPlan } from "./editorialPlan";

const root = mkdtempSync(path.join(tmpdir(), "editorial-plan-"));
mkdirSync(path.join(root, EDITORIAL_FOLDER), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const LIMITS =
  "sections: [3, 9], sentenceWords: 38, admonitions: 2, audienceOpenings: 0.1, lengthTolerance: 0.25";
const FLOORS = "headings: 1, prefixes: 1, misspelt: 1, questions: 1, questionsFirst: 1";

test.each([
  [
    "limits in another order",
    "style.yml",
    `limits: { ${LIMITS.replace("3, 9", "9, 3")} }`,
    "limits.sections",
  ],
  [
    "a pattern that finds nothing",
    "style.yml",
    "banned: [{ words: 'a|', fix: Leave it. }]",
    "banned.0.words",
  ],
  [
    "a question without words",
    "searchQuestions.json",
    `{ floors: { ${FLOORS} }, questions: [{ query: "", paths: [/a] }] }`,
    "questions.0.query",
  ],
  [
    "a question without pages",
    "searchQuestions.json",
    `{ floors: { ${FLOORS} }, questions: [{ query: "a", paths: [] }] }`,
    "questions.0.paths",
  ],
])("%s is reported", (_, name, text, key) => {
  writeFileSync(path.join(root, EDITORIAL_FOLDER, name), text);
  const { problems } = readEditorialPlan(root, "x");
  expect(problems).toMatchObject([{ message: expect.stringContaining(`"${key}"`) }]);
  rmSync(path.join(root, EDITORIAL_FOLDER, name));
});
