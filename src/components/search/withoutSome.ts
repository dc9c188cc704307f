import { removedWords } from "../../search/dialog/removedWords";

/**
 * Says that no section has all words of a query, and which words the results have.
 * @param kept the words that were searched for instead
 */
export function withoutSome(query: string, kept: string): string {
  const removed = removedWords(query, kept);
  const found =
    removed.length > 0
      ? `This is what was found for “${kept}”, without “${removed.join(" ")}”.`
      : "These results have some of them.";
  return `Nothing has all of these words. ${found}`;
}
