import type { ComponentSpecs } from "./componentSpec";
import { WORDS_PER_MINUTE } from "./constants";
import { mapTree, type TreeNode } from "./documentTree";
import { treeText } from "./treeText";

/** Words of a page as a reader counts them: prose, lists and tables, without code blocks and pictures. */
export function countWords(nodes: readonly TreeNode[], components: ComponentSpecs): number {
  const prose = mapTree(nodes, (node) => (/^(?:CodeBlock|img)$/.test(node.type) ? [] : node));
  const text = treeText(prose, components);
  return text === "" ? 0 : text.split(/\s+/).length;
}

/** Whole minutes at 200 words per minute, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** `One min read` or `{n} min read`. */
export function readingTimeText(minutes: number): string {
  return minutes === 1 ? "One min read" : `${minutes} min read`;
}
