import { LEVELS } from "../../src/search/records/searchRecord";

/**
 * Settings of the hosted index: DocSearch's template for Docusaurus sites, and the language, which the template leaves to the
 * account, with three changes for questions in whole sentences and records of whole sections. A push always sets these keys;
 * settings that are not listed stay as in the dashboard.
 */
export const INDEX_SETTINGS = {
  attributesForFaceting: ["type", "lang", "language", "version", "docusaurus_tag"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  camelCaseAttributes: ["hierarchy", "content"],
  searchableAttributes: [
    // A section's own heading first: sections carry the headings above them too, and a page's title would rank them all.
    "unordered(hierarchy_radio.lvl1)",
    [2, 3, 4, 5, 6].map((level) => `unordered(hierarchy_radio.lvl${level})`).join(", "),
    ...LEVELS.map((level) => `unordered(hierarchy.${level})`),
    "unordered(tags)",
    "content",
  ],
  // A hit is a page, at its best section.
  distinct: true,
  attributeForDistinct: "url_without_anchor",
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  // The template has true, for records of one paragraph: in a section's text two words are easily adjacent.
  attributeCriteriaComputedByMinProximity: false,
  removeStopWords: true, // "how do I …": off in the template
  removeWordsIfNoResults: "allOptional",
  separatorsToIndex: "_",
  queryLanguages: ["en"],
  indexLanguages: ["en"],
} as const;
