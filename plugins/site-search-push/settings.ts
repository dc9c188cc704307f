import { LEVELS } from "../../src/search/records/searchRecord";

/**
 * Settings of the hosted index: DocSearch's template for Docusaurus sites, and the language, which the template leaves to the
 * account, with three changes for questions in whole sentences and records of whole sections. A push always sets these keys;
 * settings that are not listed stay as in the dashboard.
 */
export const INDEX_SETTINGS = {
  attributesForFaceting: ["type", "lang", "language", "version", "docusaurus_tag"],
  attributesToRetrieve: ["hierarchy", "content", "anchor", "url", "url_without_anchor", "type"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  camelCaseAttributes: ["hierarchy", "content"],
  searchableAttributes: [
    // A section's own heading first, as in DocSearch's template for records that have it: sections carry the headings above
    // them too, and a page's title would otherwise rank all its sections before the heading that was asked for. Below the
    // title all levels rank alike: an answer to a question is as often a third heading as a second.
    "unordered(hierarchy_radio.lvl1)",
    [2, 3, 4, 5, 6].map((level) => `unordered(hierarchy_radio.lvl${level})`).join(", "),
    ...LEVELS.map((level) => `unordered(hierarchy.${level})`),
    "unordered(tags)",
    "content",
  ],
  distinct: true,
  attributeForDistinct: "url",
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: "</span>",
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  // The template has true, for records of one paragraph. In the text of a whole section two words are easily adjacent, which
  // must not outweigh a heading that contains them.
  attributeCriteriaComputedByMinProximity: false,
  removeStopWords: true, // "how do I …": off in the template
  removeWordsIfNoResults: "allOptional",
  separatorsToIndex: "_",
  queryLanguages: ["en"],
  indexLanguages: ["en"],
} as const;
