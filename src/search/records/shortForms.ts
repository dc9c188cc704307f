import type { Synonym } from "./siteRecords";

/** Abbreviations that readers of any documentation type, and the words that pages use instead. */
const SHORT_FORMS: readonly (readonly [short: string, ...long: string[]])[] = [
  ["a11y", "accessibility"],
  ["addr", "address"],
  ["admin", "administrator"],
  ["app", "application"],
  ["arg", "argument"],
  ["auth", "authentication", "authorization", "authorisation"],
  ["config", "configuration"],
  ["db", "database"],
  ["dev", "developer", "development"],
  ["dir", "directory"],
  ["doc", "documentation"],
  ["env", "environment"],
  ["FAQ", "frequently asked questions"],
  ["func", "function"],
  ["i18n", "internationalization", "internationalisation"],
  ["info", "information"],
  ["intro", "introduction"],
  ["js", "JavaScript"],
  ["k8s", "Kubernetes"],
  ["lib", "library"],
  ["max", "maximum"],
  ["min", "minimum"],
  ["msg", "message"],
  ["param", "parameter"],
  ["perm", "permission"],
  ["pkg", "package"],
  ["prod", "production"],
  ["repo", "repository"],
  ["spec", "specification"],
  ["stats", "statistics"],
  ["ts", "TypeScript"],
  ["var", "variable"],
];

/** Numbers from 2 that pages write as words. */
const NUMBERS = "two three four five six seven eight nine ten eleven twelve".split(" ");

/**
 * Synonyms that every site has, besides those of its `search.yml`. The long forms of an abbreviation do not find each other, and
 * a number written as a word in the query does not find the figure.
 */
export const shortFormSynonyms: readonly Synonym[] = [
  ...SHORT_FORMS.flatMap(([short, ...long]) =>
    long.map((word): Synonym => ({ type: "synonym", synonyms: [short, word] })),
  ),
  ...NUMBERS.map((word, at): Synonym => {
    return { type: "oneWaySynonym", input: `${at + 2}`, synonyms: [word] };
  }),
];
