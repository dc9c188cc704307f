import type { ReactNode } from "react";

/** Pages of this site, without files and without places on the page itself. */
const OTHER_PAGES = {
  and: [
    { href_matches: `${__PATH_PREFIX__}/*` },
    { not: { href_matches: `${__PATH_PREFIX__}/*.*` } },
    { not: { selector_matches: "[href^='#'],[download],[target]" } },
  ],
};
const RULES = JSON.stringify({ prefetch: [{ where: OTHER_PAGES, eagerness: "moderate" }] });

/**
 * Lets browsers that know such rules load a page ahead when a pointer rests on its link or presses it, while links are
 * followed by the browser. The early script takes them out once React follows links (`src/early/lateScripts.ts`).
 * The same on each page, so that the policy has one digest for it.
 */
export function SpeculationRules(): ReactNode {
  return (
    <script
      data-ahead=""
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of this file
      dangerouslySetInnerHTML={{ __html: RULES }}
    />
  );
}
