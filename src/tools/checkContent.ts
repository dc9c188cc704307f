/**
 * `npm run check:content`: reads the content without a build, from every folder that `gatsby-config.ts` names, and prints every
 * problem in one report: schemas, links to pages and anchors, facts written out, the description of the API, the owner's style
 * sheet, and the questions that the search has to answer. With `--all`, problems of one cause are listed one by one.
 */
import config from "../../gatsby-config";
import { missingIcons } from "../../plugins/site-content/model/files/staticFiles";
import { SITE_FILE } from "../../plugins/site-content/model/site/site";
import { distinct, formatReport, type Problem } from "../domain/problems";
import { contactProblems } from "../domain/securityContact";
import { readSearchQuestions } from "../editorial/editorialPlan";
import { checkQuestions } from "../editorial/relevance/checkQuestions";
import { recordsOfContent } from "../editorial/relevance/contentRecords";
import { checkContentLinks } from "../gatsby/checkContentLinks";
import { readPathPrefix } from "../gatsby/env";
import { themeRequests } from "../gatsby/themeRequests";
import { checkFacts } from "./checkFacts";
import { checkOpenApi } from "./checkOpenApi";
import { checkTheme } from "./checkTheme";
import { readAllSources } from "./contentSources";
import { loadAll } from "./loadContent";

async function main(): Promise<void> {
  process.exitCode = 1; // until the report is written
  const root = process.cwd();
  const files = readAllSources(root, config);
  const content = await loadAll(root, files);
  const problems: Problem[] = [
    ...content.problems,
    ...missingIcons(root),
    ...checkContentLinks(root, content, new Date().toISOString()),
    ...checkTheme(root, content.site.config.security.images),
    ...themeRequests(root, readPathPrefix(process.env)),
    ...contactProblems(
      content.site.config.security,
      new Date().toISOString(),
      SITE_FILE,
      content.site.expiresLine,
    ),
  ];
  problems.push(...checkFacts(files, content.site.facts), ...(await checkOpenApi(files)));
  const questions = readSearchQuestions(root, content.site.config.product.slug);
  problems.push(...(questions?.problems ?? []));
  if (questions?.value && content.problems.every(({ severity }) => severity !== "error")) {
    const records = recordsOfContent(content.site, content);
    problems.push(...(await checkQuestions(records, questions.value, questions.lineOf)));
  }
  if (problems.length > 0)
    console.log(
      formatReport(distinct(problems), "the content", { all: process.argv.includes("--all") }),
    );
  console.log(
    `${[content.docs, content.posts, content.pages].flat().length} pages read${problems.length === 0 ? ", no problems found" : ""}`,
  );
  process.exitCode = problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

void main();
