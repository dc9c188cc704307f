/** Ranking weights, tuned on three public documentation sets and on this site's relevance test. */

/** A word in the page's title, in another heading, in a heading above the section, and as part of a heading's word. */
export const TITLE = 16;
export const HEADING = 12;
export const ANCESTOR = 0.6;
export const PART = 4;
/** A word in a section's text, by the steps of {@link Posting.impact}. */
export const TEXT = [0, 1, 1.2, 1.4] as const;
/**
 * Each word of a multi-word subject in a section's heading or one above it, whatever the word weighs: what the section is about.
 */
export const ABOUT = 2;
/** How much less a word counts in a heading of three words than in a heading of one. */
export const HEADING_LENGTH_SHARE = 0.4;

/** Terms that match a query word, relative to the word itself. */
export const PLURAL = 0.5;
export const INFLECTION = 0.4;
export const PREFIX = 0.4;
export const PREFIX_LENGTH_POWER = 0.2;
export const TYPO = [1, 0.4, 0.2] as const;
export const PREFIX_TYPO = 0.6;
export const FIRST_LETTER_TYPO = 0.6;
/** A misspelling of a word that the index does have. */
export const NEEDLESS_TYPO = 0.02;
/** The share of such a word that a section with the misspelling is considered to have. */
export const NEEDLESS_TYPO_SHARE = 0.5;
/** Terms with the same beginning, for a word that resembles nothing. */
export const STEM = 0.3;
export const STEM_MIN_CHARS = 4;
export const STEM_MAX_ENDING = 3;
/** From this length on, a word that resembles nothing may be the end of a longer one. */
export const COMPOUND_MIN_CHARS = 6;
/** With less of the word in common than this, the term may not extend beyond the shared part. */
export const STEM_SHARE = 0.75;
export const SYNONYM = 0.8;
/** From this length on, a prefix of a synonym matches it if nothing in the index begins with that prefix. */
export const SYNONYM_START_MIN_CHARS = 4;
/** Words that are one name in the index, and a word that is several there. */
export const JOINED = 1.3;
export const SPLIT = 0.9;
/** A name with underscores, relative to the same words in camelCase: `min_amount_out` and `minAmountOut`. */
export const SPELLING = 2;
/** The words of a name that the index has as a whole, such as `NO_ROUTE`. */
export const NAME_PARTS = 0.1;

/**
 * Word lengths from which one and two typos are forgiven; three letters only where nothing else matches, and only a missing
 * letter or two swapped ones: a different letter makes another word.
 */
export const RESCUE_MIN_CHARS = 3;
export const ONE_TYPO_MIN_CHARS = 4;
export const TWO_TYPOS_MIN_CHARS = 8;

/** Up to this many terms, a word that matches nothing is looked for under every first letter at once. */
export const SMALL_DICTIONARY = 10_000;

/** Limits for what one word may examine and fetch. */
export const MAX_PREFIX_TERMS = 40;
/** Maximum postings of the longer words in total: a prefix that is in every other section says little. */
export const MAX_PREFIX_POSTINGS = 20_000;
export const MAX_TYPO_TERMS = 12;
export const MAX_EXTRA_SHARDS = 6;
/** The shards of a small index are small too, so a word may fetch more of them. */
export const SMALL_INDEX_SHARDS = 100;
export const SMALL_MAX_EXTRA_SHARDS = 8;

/** From this number of words on, sections that have them adjacent come first. */
export const ADJACENT_WORDS = 2;
/** If fewer sections than this have all words, misspellings of words that the index has are also looked up. */
export const FEW = 20;
/** If fewer than this have all words, sections that lack a word fill up the list. */
export const ENOUGH = 20;
/** Exponent applied to the share of words found, for sections that lack some. */
export const MISSING_POWER = 2;
/** A heading that lacks one of at least this many words ranks with sections that have all. */
export const NEARLY_WORDS = 3;
/** Sections with less than this share of the known query words are not results. */
export const MIN_SHARE = 0.25;
/** A section may lack this share of the words' weight and still count as having all: sums are rounded. */
export const LACKABLE = 0.001;
/** Weight of a word that is in nearly every section, or of a function word. */
export const MINOR_WEIGHT = 0.05;
/**
 * A name such as `NO_ROUTE` that the index has, relative to an equally rare word: it is the most telling part of a pasted
 * message.
 */
export const NAME = 3;
/** The share of a score that the highest page rank adds. */
export const RANK_SHARE = 0.02;
/**
 * First criterion, from lowest to highest: all required words, one of them perhaps as the beginning of a longer word in a heading
 * that lacks another word of the query; then each as it is; then all in the heading and those above it, the page's group and
 * keywords included; then all in one heading; then with the words that are in every fourth section, too, in the heading and those
 * above it; then the name that the query asks for alone; then the same words in a heading of nothing else and those above it;
 * then in one heading; then in one of nothing else; then the whole query and nothing else.
 */
export const TIER = {
  guessedHeading: 0.9e4,
  allWords: 1e4,
  headingPath: 1.5e4,
  oneHeading: 2e4,
  onSubjectPath: 2.05e4,
  name: 2.1e4,
  subjectPath: 2.2e4,
  wholeSubject: 2.5e4,
  onlySubject: 2.7e4,
  exactHeading: 3e4,
} as const;
