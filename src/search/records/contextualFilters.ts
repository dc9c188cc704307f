/** Contextual tags with Docusaurus' names: docs of one version, and everything else. */
export const DOCS_TAG = "docs-default-current";
export const DEFAULT_TAG = "default";

/** Filters of contextual search: the site's language, and its docs version or the pages outside the docs. */
export function contextualFilters(language: string): readonly (string | readonly string[])[] {
  return [`language:${language}`, [`docusaurus_tag:${DEFAULT_TAG}`, `docusaurus_tag:${DOCS_TAG}`]];
}
