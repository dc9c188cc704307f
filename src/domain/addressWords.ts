import { decoded } from "./decoded";

const MOST_WORDS = 6;
const LONGEST_WORD = 40;
/** Segments of addresses that say nothing about the subject. */
const EMPTY = new Set([
  "docs",
  "index",
  "html",
  "htm",
  "php",
  "md",
  "mdx",
  "en",
  "www",
  "blog",
  "page",
  "category",
  "404",
]);

/**
 * The words of an address, to search for when no page is there: those of its last two segments, the last one first, in lower
 * case. `/docs/old/impermanent-loss.html` gives "impermanent loss old".
 * @param pathname as in `location.pathname`; invalid escapes stay as they are
 * @returns an empty string when the address has no word
 */
export function addressWords(pathname: string): string {
  const parts = pathname.split("/").filter(Boolean).slice(-2).reverse();
  const words = parts.flatMap((part) =>
    decoded(part)
      .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && word.length <= LONGEST_WORD && !EMPTY.has(word)),
  );
  return [...new Set(words)].slice(0, MOST_WORDS).join(" ");
}

/** How many trailing segments two addresses have in common, ignoring case and file extensions. */
export function sharedEnd(one: string, other: string): number {
  const [ours, theirs] = [endFirst(one), endFirst(other)];
  const differing = ours.findIndex((part, index) => part !== theirs[index]);
  return differing < 0 ? ours.length : differing;
}

function endFirst(pathname: string): readonly string[] {
  const path = decoded(pathname).toLowerCase();
  return path
    .replace(/\.(html?|mdx?|php)$/, "")
    .split("/")
    .filter(Boolean)
    .reverse();
}
