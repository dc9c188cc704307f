import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { fillVariables, type Variables } from "../../../plugins/site-content/markdown/variables";
import type { ProsePage } from "../prose/prosePage";

/** A fenced code block of a page. */
export type CodeSample = {
  readonly file: string;
  /** Line of the opening fence; the first line of code is the next one. */
  readonly line: number;
  readonly language: string;
  readonly title?: string;
  /** Region of an example project that the code is cut from. */
  readonly region?: string;
  readonly code: string;
  /** Text of the whole page, which may say something about its samples. */
  readonly pageText: string;
};

/** Every code block of the given pages, with the product's values filled in. */
export function codeSamples(
  pages: readonly ProsePage[],
  variables: Variables,
): readonly CodeSample[] {
  return pages.flatMap(({ file, root }) => {
    const found: CodeSample[] = [];
    const pageText = textOf(root);
    visit(root, "code", (node) => {
      const title = /title="([^"]*)"/.exec(node.meta ?? "")?.[1];
      const region = /region="([^"]*)"/.exec(node.meta ?? "")?.[1];
      found.push({
        file,
        line: node.position?.start.line ?? 1,
        language: node.lang ?? "",
        ...(title !== undefined && { title }),
        ...(region !== undefined && { region }),
        code: fillVariables(node.value, variables),
        pageText,
      });
    });
    return found;
  });
}
