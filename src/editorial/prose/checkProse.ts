import { type Problem, problem } from "../../domain/problems";
import { splitHref } from "../../domain/routes";
import { EDITORIAL_FOLDER, type EditorialPlan, type PageBrief } from "../editorialPlan";
import { countProse } from "./countProse";
import type { ProsePage, ProseSite } from "./prosePage";
import { audienceProblems } from "./rhythm";
import { headingRules } from "./rules/headings";
import { linkRules, relatedPagesRule } from "./rules/links";
import type { ProseContext, Rule } from "./rules/rule";
import { admonitionRule, openingRule, sentenceRule, structureRules } from "./rules/structure";
import { termRules } from "./rules/terms";
import { descriptionRule, wordRules } from "./rules/words";

/** Every rule that needs nothing but the page. */
const RULES: readonly Rule[] = [
  wordRules,
  descriptionRule,
  headingRules,
  linkRules,
  relatedPagesRule,
  admonitionRule,
  structureRules,
  sentenceRule,
  openingRule,
];

/** Every finding about the texts of the pages by the rules and briefs of the plan, spelling aside. */
export function checkProse(
  { pages, content, site }: ProseSite,
  plan: EditorialPlan,
): readonly Problem[] {
  const context: ProseContext = {
    style: plan.style,
    productName: site.config.product.name,
    glossary: site.glossary,
  };
  const routes = new Set(
    [...content.docs, ...content.posts, ...content.pages].map((page) => page.path),
  );
  return [
    ...pages.flatMap((page) => {
      const brief = plan.briefs.get(page.built.path);
      return [
        ...RULES.flatMap((rule) => rule(page, context)),
        ...termRules(page, context, brief?.terms ?? []),
        ...(brief ? lengthProblems(page, brief, plan.style.limits.lengthTolerance) : []),
        ...(brief ? linkProblems(page, brief) : []),
      ];
    }),
    ...audienceProblems(pages, plan.style.limits.audienceOpenings),
    ...[...plan.briefs.keys()]
      .filter((route) => !routes.has(route))
      .map((route) =>
        problem(
          `${EDITORIAL_FOLDER}/pageBriefs.json`,
          undefined,
          `The plan has a brief for "${route}", which no page has.`,
          "Write the page, or remove its brief.",
        ),
      ),
  ];
}

function lengthProblems({ file, built }: ProsePage, brief: PageBrief, tolerance: number) {
  const count = countProse(built.tree);
  if (isWithin(count, brief.words, tolerance)) return [];
  return [
    problem(
      file,
      undefined,
      `The page has ${count} words of prose; its brief plans ${brief.words}.`,
      `Come within ${Math.round(tolerance * 100)} % of it, or correct pageBriefs.json.`,
    ),
  ];
}

function linkProblems({ file, built }: ProsePage, brief: PageBrief) {
  const linked = new Set(built.links.map(({ href }) => splitHref(href).path));
  return brief.links
    .filter((route) => !linked.has(route))
    .map((route) =>
      problem(
        file,
        undefined,
        `The page does not link to ${route}.`,
        "Link to it where a reader needs it, or correct pageBriefs.json.",
      ),
    );
}

/** Whether a count is within a share of the plan, both ends included. */
export function isWithin(count: number, plan: number, tolerance: number): boolean {
  return Math.abs(count / plan - 1) <= tolerance;
}
