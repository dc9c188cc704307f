/**
 * `npm run check:content`: reads the content without a build, from every folder that `gatsby-config.ts` names, and prints every
 * problem in one report: schemas, links to pages and anchors, and the owner's style sheet. With `--all`,
 * problems of one cause are listed one by one; with `--against <sitemap>`, an address or a file, so are published addresses that
 * would be lost.
 */
import { SITE_FILE } from "../../plugins/site-content/model/site/site";
import { distinct, formatReport, type Problem } from "../domain/problems";
import { contactProblems } from "../domain/securityContact";
import { checkContentLinks } from "../gatsby/checkContentLinks";
import { readPathPrefix } from "../gatsby/env";
import { lostAddresses } from "../gatsby/lostAddresses";
import { themeProblems } from "../gatsby/theme";
import { readAllSources } from "./contentSources";
import { loadAll } from "./loadContent";

export async function main(args: readonly string[]): Promise<void> {
  process.exitCode = 1; // until the report is written
  const root = process.cwd();
  const files = readAllSources(root, configOf());
  const content = await loadAll(root, files);
  const problems: readonly Problem[] = [
    ...content.problems,
    ...checkContentLinks(root, content, new Date().toISOString()),
    ...(await lostAddresses(root, content, argumentAfter(args, "--against"))),
    ...themeProblems(root, readPathPrefix(process.env), content.site.config.security.images),
    ...contactProblems(
      content.site.config.security,
      new Date().toISOString(),
      SITE_FILE,
      content.site.expiresLine,
    ),
  ];
  if (problems.length > 0)
    console.log(formatReport(distinct(problems), "the content", { all: args.includes("--all") }));
  console.log(
    `${[content.docs, content.posts, content.pages].flat().length} pages read${problems.length === 0 ? ", no problems found" : ""}`,
  );
  process.exitCode = problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

/** Gatsby's configuration. What a shell has set for a search service plays no part in reading content. */
function configOf() {
  for (const name of Object.keys(process.env))
    if (/^(?:GATSBY_)?ALGOLIA_/.test(name)) delete process.env[name];
  const {
    default: config,
  }: typeof import("../../gatsby-config") = require("../../gatsby-config.ts");
  return config;
}

function argumentAfter(args: readonly string[], option: string): string | undefined {
  return args.includes(option) ? args[args.indexOf(option) + 1] : undefined;
}
