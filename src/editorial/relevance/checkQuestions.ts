import { type Problem, problem } from "../../domain/problems";
import { buildIndex } from "../../search/index/buildIndex";
import { createSearchEngine } from "../../search/query/engine";
import { EDITORIAL_FOLDER, type LineInPlan, type SearchQuestions } from "../editorialPlan";
import type { ContentRecords } from "./contentRecords";
import { judge } from "./judge";
import { cutToPrefix, headingQueries, misspell, questionQueries } from "./queries";
import { repeatableRandom } from "./repeatableRandom";

const FILE = `${EDITORIAL_FOLDER}/searchQuestions.json`;
const SEED = 20_261_121;
const SHOWN = 12;

/** Checks that the site's search answers its questions and finds its headings at least as often as the plan requires. */
export async function checkQuestions(
  { records, siteUrl, synonyms }: ContentRecords,
  { floors, questions }: SearchQuestions,
  lineOf?: LineInPlan,
): Promise<readonly Problem[]> {
  const files = buildIndex(records, { siteUrl, synonyms });
  const engine = createSearchEngine(async (name) => {
    const file = files[name];
    if (!file) throw new Error(`The search index has no file ${name}.`);
    return file;
  });
  const random = repeatableRandom(SEED);
  const headings = headingQueries(records);
  const sets = [
    { name: "headings", of: "url", queries: headings },
    {
      name: "prefixes",
      of: "url",
      queries: headings.map(({ query, urls }) => ({ query: cutToPrefix(query), urls })),
    },
    {
      name: "misspelt",
      of: "url",
      queries: headings.map(({ query, urls }) => ({ query: misspell(query, random), urls })),
    },
    {
      name: "questions",
      of: "url_without_anchor",
      queries: questionQueries(questions, siteUrl),
    },
  ] as const;
  const problems: Problem[] = unknownPages(records, siteUrl, questions, lineOf);
  for (const { name, of, queries } of sets) {
    const { found, missed, first, notFirst } = await judge(engine, queries, of);
    const where = `of ${queries.length} ${name}`;
    if (found < floors[name])
      problems.push(tooFew(found, floors[name], `${where} among its first five answers`, missed));
    if (name === "questions" && first < floors.questionsFirst)
      problems.push(tooFew(first, floors.questionsFirst, `${where} with its first`, notFirst));
  }
  return problems;
}

function tooFew(found: number, floor: number, what: string, missed: readonly string[]): Problem {
  return problem(
    "editorial",
    FILE,
    undefined,
    `The search finds ${share(found)} ${what}, less than the floor of ${share(floor)}. Missed: ${missed.slice(0, SHOWN).join(" | ")}`,
    "Add keywords to the pages or synonyms to content/search.yml, or correct the plan.",
  );
}

function share(found: number): string {
  return `${(100 * found).toFixed(1)} %`;
}

function unknownPages(
  records: ContentRecords["records"],
  siteUrl: string,
  questions: SearchQuestions["questions"],
  lineOf?: LineInPlan,
): Problem[] {
  const known = new Set(records.map(({ url_without_anchor }) => url_without_anchor));
  return questions.flatMap(({ query, paths }, question) =>
    paths.flatMap((route, index) =>
      known.has(siteUrl + route)
        ? []
        : [
            problem(
              "editorial",
              FILE,
              lineOf?.("searchQuestions.json", ["questions", question, "paths", index]),
              `The question "${query}" is answered by "${route}", which no searchable page has.`,
              "Correct the route.",
            ),
          ],
    ),
  );
}
