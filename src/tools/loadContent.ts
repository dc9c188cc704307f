import { addressOf } from "../../plugins/site-content/assets";
import { BodyPool } from "../../plugins/site-content/markdown/bodyPool";
import { loadContent } from "../../plugins/site-content/model/content";
import type { SourceFile } from "../../plugins/site-content/model/files/source";
import { routesOfSourcePages } from "../../plugins/site-content/model/files/sourcePages";
import type { Content } from "../../plugins/site-content/model/types";
import * as mdxComponents from "../components/mdx/registry";
import { componentNames } from "../domain/componentSpec";

/** Loads content as data without a build, with drafts and scheduled posts. Problems of the files are in the result. */
export async function loadAll(root: string, files: readonly SourceFile[]): Promise<Content> {
  const bodies = new BodyPool(process.cwd(), componentNames(mdxComponents));
  try {
    return await loadContent({
      root,
      files,
      parseBody: bodies.parse,
      components: mdxComponents,
      development: true,
      now: new Date().toISOString(),
      publish: (file) => addressOf(file),
      ownPages: () => routesOfSourcePages(root),
    });
  } finally {
    await bodies.close();
  }
}
