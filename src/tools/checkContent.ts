/**
 * `npm run check:content`: reads the content without a build, from every folder that `gatsby-config.ts` names, and prints every
 * problem in one report: schemas, links to pages and anchors, facts written out, the description of the API, the owner's style
 * sheet, and, while `content/editorial/` exists, what its plan requires of text, samples, figures and search. With `--all`,
 * problems of one cause are listed one by one.
 */
import config from "../../gatsby-config";
import { missingIcons } from "../../plugins/site-content/model/files/staticFiles";
import { SITE_FILE } from "../../plugins/site-content/model/site/site";
import { distinct, formatReport, type Problem } from "../domain/problems";
import { contactProblems } from "../domain/securityContact";
import { checkEditorial } from "../editorial/checkEditorial";
import { hasEditorialPlan, readEditorialPlan } from "../editorial/editorialPlan";
import { loadAll, proseOf } from "../editorial/prose/prosePage";
import { checkContentLinks } from "../gatsby/checkContentLinks";
import { readPathPrefix } from "../gatsby/env";
import { themeRequests } from "../gatsby/themeRequests";
import { checkFacts } from "./checkFacts";
import { checkOpenApi } from "./checkOpenApi";
import { checkTheme } from "./checkTheme";
import { readAllSources } from "./contentSources";

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
  const prose = proseOf(root, files, content);
  problems.push(...checkFacts(files, prose.site.facts), ...(await checkOpenApi(files)));
  if (hasEditorialPlan(root)) {
    const { plan, problems: found } = readEditorialPlan(root, prose.site.config.product.slug);
    problems.push(...found, ...(await checkEditorial(prose, plan)));
  }
  if (problems.length > 0)
    console.log(
      formatReport(distinct(problems), "the content", { all: process.argv.includes("--all") }),
    );
  console.log(
    `${prose.pages.length} pages read${problems.length === 0 ? ", no problems found" : ""}`,
  );
  process.exitCode = problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

void main();
