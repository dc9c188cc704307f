import type { ReactNode } from "react";

/** Matches pages of this site, except files and anchors on the page itself. */
const OTHER_PAGES = {
  and: [
    { href_matches: `${__PATH_PREFIX__}/*` },
    { not: { href_matches: `${__PATH_PREFIX__}/*.*` } },
    { not: { selector_matches: "[href^='#'],[download],[target]" } },
  ],
};
const RULES = JSON.stringify({ prefetch: [{ where: OTHER_PAGES, eagerness: "moderate" }] });

/**
 * Lets browsers that support speculation rules load a page ahead when a pointer rests on its link or presses it, as long as the
 * browser itself follows links. The early script removes the rules once React does (`src/early/lateScripts.ts`). They are the
 * same on every page, so that the policy needs only one digest.
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
