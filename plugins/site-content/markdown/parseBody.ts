import { VFile } from "vfile";
import type { ComponentNames } from "../../../src/domain/componentSpec";
import type { TreeNode } from "../../../src/domain/documentTree";
import type { Problem } from "../../../src/domain/problems";
import { chain, type Format } from "./chain";
import { withDocusaurusText } from "./mdxText";
import type { PagePartials } from "./partials";
import { present } from "./present";
import { isMessage, problemsOf, report } from "./report";
import { toTree } from "./tree/toTree";
import { fillTree, type Variables } from "./variables";

/** The Markdown of one page. Its front matter is replaced by blank lines, so that line numbers are those of the file. */
export type Body = {
  /** Path from the project's root. */
  readonly file: string;
  readonly text: string;
  readonly format: Format;
  readonly variables: Variables;
  /** Files that the page includes. */
  readonly partials?: PagePartials | undefined;
};

/** JSON, so that it can be cached and sent between threads. */
export type ParsedBody = {
  readonly tree: readonly TreeNode[];
  readonly problems: readonly Problem[];
};
export type ParseBody = (body: Body) => Promise<ParsedBody>;

/** Most characters of a tree: references, `[a][x]`, and imported files can repeat far more text than a page has. */
const MAX_CHARACTERS = 20_000_000;
const NO_PARTIALS: PagePartials = { files: {}, texts: {} };

/** A body as its document tree: the costly part of reading a page. Bad content comes back as problems. */
export async function parseBody(
  { file: path, text, format, variables, partials = NO_PARTIALS }: Body,
  components: ComponentNames,
): Promise<ParsedBody> {
  const file = new VFile({ path, value: withDocusaurusText(text, format) });
  try {
    const processor = chain(format, components, partials);
    const html = await processor.run(processor.parse(file), file);
    const tree = await present(fillTree(toTree(html, components, file), variables), file);
    if (JSON.stringify(tree).length > MAX_CHARACTERS)
      file.fail(`The page repeats its text to more than ${MAX_CHARACTERS} characters`);
    return { tree, problems: problemsOf(file) };
  } catch (error) {
    if (error instanceof RangeError)
      report(
        file,
        "unreadable-file",
        undefined,
        "The page nests elements too deeply.",
        "Close quotations, lists and tags where they end.",
      );
    else if (isMessage(error)) file.messages.push(error);
    else throw error;
    return { tree: [], problems: problemsOf(file) };
  }
}
