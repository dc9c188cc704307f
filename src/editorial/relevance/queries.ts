import { tokenise } from "../../search/index/tokenise";
import type { SearchRecord } from "../../search/records/searchRecord";

/** A query and the addresses that answer it. */
export type Judged = { readonly query: string; readonly urls: ReadonlySet<string> };

const DIALOG_MAX_CHARS = 64;

/**
 * Titles and headings of level 2 and 3 with the sections that have them. The same heading on another page counts as well, even if
 * written as one word ("Change log", "Changelog").
 * A minus before a word, which would exclude the word, is dropped.
 */
export function headingQueries(records: readonly SearchRecord[]): Judged[] {
  const byText = new Map<string, { query: string; urls: Set<string> }>();
  for (const record of records) {
    if (record.type !== "lvl1" && record.type !== "lvl2" && record.type !== "lvl3") continue;
    const heading = (record.hierarchy[record.type] ?? "").slice(0, DIALOG_MAX_CHARS);
    const query = heading.replace(/(?<=^|\s)-+(?=\S)/g, "");
    const key = tokenise(query).join("");
    const known = byText.get(key) ?? { query, urls: new Set<string>() };
    known.urls.add(record.url);
    byText.set(key, known);
  }
  return [...byText.values()];
}

/** Written questions with the addresses of the pages that answer them. */
export function questionQueries(
  questions: readonly { readonly query: string; readonly paths: readonly string[] }[],
  siteUrl: string,
): Judged[] {
  return questions.map(({ query, paths }) => ({
    query,
    urls: new Set(paths.map((path) => siteUrl + path)),
  }));
}

/** Cuts the last word to its first half, as typed by a reader who is not finished. */
export function cutToPrefix(query: string): string {
  const last = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(query);
  return last ? query.slice(0, last.index + Math.max(2, Math.ceil(last[0].length / 2))) : query;
}

/** Makes one edit (insert, delete, replace, swap) anywhere in the longest word, including its first letter. */
export function misspell(query: string, random: () => number): string {
  const [longest] = [...query.matchAll(/\p{L}{3,}/gu)].sort((a, b) => b[0].length - a[0].length);
  if (!longest) return query;
  const [word] = longest;
  const at = Math.floor(random() * word.length);
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const edits = [
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, Math.max(0, at - 1)) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
  ];
  const edited = edits[Math.floor(random() * edits.length)] ?? word;
  return query.slice(0, longest.index) + edited + query.slice(longest.index + word.length);
}
