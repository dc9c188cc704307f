import { type Problem, problem } from "../../domain/problems";
import { splitHref } from "../../domain/routes";
import { EDITORIAL_FOLDER, type EditorialPlan, isAmong } from "../editorialPlan";
import { countProse } from "./countProse";
import type { ProseSite } from "./prosePage";
import { audienceProblems } from "./rhythm";
import { headingRules } from "./rules/headings";
import { linkRules, relatedPagesRule } from "./rules/links";
import type { Report, Rule } from "./rules/rule";
import { admonitionRule, openingRule, sentenceRule, structureRules } from "./rules/structure";
import { termRules } from "./rules/terms";
import { descriptionRule, wordRules } from "./rules/words";

/** A page has about as many words as its brief plans. */
const lengthRule: Rule = ({ built }, report, { brief, style: { limits } }) => {
  const count = countProse(built.tree);
  if (brief && !isWithin(count, brief.words, limits.lengthTolerance))
    report(
      undefined,
      `The page has ${count} words of prose; its brief plans ${brief.words}.`,
      `Come within ${Math.round(limits.lengthTolerance * 100)} % of it, or correct pageBriefs.json.`,
    );
};

/** A page links to the pages that its brief lists. */
const briefLinksRule: Rule = ({ built }, report, { brief }) => {
  const linked = new Set(built.links.map(({ href }) => splitHref(href).path));
  for (const route of brief?.links ?? [])
    if (!linked.has(route))
      report(
        undefined,
        `The page does not link to ${route}.`,
        "Link to it where a reader needs it, or correct pageBriefs.json.",
      );
};

/** Every rule for a page, in the order of its findings. */
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
  termRules,
  lengthRule,
  briefLinksRule,
];

/** Every finding about the prose of the pages by the rules and briefs of the plan, except spelling. */
export function checkProse(
  { pages, content, site }: ProseSite,
  plan: EditorialPlan,
): readonly Problem[] {
  const productName = site.config.product.name;
  const routes = new Set(
    [...content.docs, ...content.posts, ...content.pages].map((page) => page.path),
  );
  return [
    ...pages.flatMap((page) => {
      const found: Problem[] = [];
      const report: Report = (line, message, fix) =>
        found.push(problem(page.file, line, message, fix));
      const brief = plan.briefs.get(page.built.path);
      const context = { style: plan.style, productName, glossary: site.glossary, brief };
      for (const rule of RULES) rule(page, report, context);
      return found;
    }),
    ...audienceProblems(pages, plan.style.limits.audienceOpenings),
    ...[...plan.briefs.keys()]
      .filter((route) => !routes.has(route))
      .map((route) =>
        problem(
          `${EDITORIAL_FOLDER}/pageBriefs.json`,
          plan.lineOf?.("pageBriefs.json", [route]),
          `The plan has a brief for "${route}", which no page has.`,
          "Write the page, or remove its brief.",
        ),
      ),
    ...idleExceptions(routes, plan),
  ];
}

/** Reports exceptions for routes that no page has: the page they were meant for is not exempt. */
function idleExceptions(routes: ReadonlySet<string>, { style, lineOf }: EditorialPlan): Problem[] {
  return Object.entries(style.exceptions).flatMap(([kind, list]) =>
    list.flatMap((entry, index) =>
      [...routes].some((route) => isAmong(route, [entry]))
        ? []
        : [
            problem(
              `${EDITORIAL_FOLDER}/style.yml`,
              lineOf?.("style.yml", ["exceptions", kind, index]),
              `The exception "${entry}" matches no page.`,
              "Correct the route, or remove it.",
            ),
          ],
    ),
  );
}

/** Whether a count is within a tolerance of the plan, both ends included. */
export function isWithin(count: number, plan: number, tolerance: number): boolean {
  return Math.abs(count / plan - 1) <= tolerance;
}
