/** The site's only language. */
export const LANGUAGE = "en";
/** Contextual tags with Docusaurus' names: docs of one version, and everything else. */
export const DOCS_TAG = "docs-default-current";
export const DEFAULT_TAG = "default";

/** Filters of contextual search (§7): the site's language, and its docs version or the pages outside the docs. */
export const CONTEXTUAL_FILTERS: (string | string[])[] = [
  `language:${LANGUAGE}`,
  [DEFAULT_TAG, DOCS_TAG].map((tag) => `docusaurus_tag:${tag}`),
];
