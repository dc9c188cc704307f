/** Contextual tags as Docusaurus names them: docs of one version, and everything else. */
export const DOCS_TAG = "docs-default-current";
export const DEFAULT_TAG = "default";

/** What contextual search is limited to: the site's language, its docs version and the pages outside the docs. */
export function contextualFilters(language: string): readonly (string | readonly string[])[] {
  return [`language:${language}`, [`docusaurus_tag:${DEFAULT_TAG}`, `docusaurus_tag:${DOCS_TAG}`]];
}
