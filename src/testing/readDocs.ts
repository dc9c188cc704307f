import type { SourceFile } from "../../plugins/site-content/model/files/source";
import * as mdxComponents from "../components/mdx/registry";
import { treeText } from "../domain/treeText";
import { load, markup } from "./builders";

/** The docs of `files` as a reader gets them: route, title, markup and plain text, with every problem found. */
export async function readDocs(...files: SourceFile[]) {
  const { docs, problems } = await load(files);
  return {
    docs: docs.map(({ file, path: route, title, tree }) => ({
      file,
      route,
      title,
      html: markup(tree),
      text: treeText(tree, mdxComponents),
    })),
    problems,
  };
}
