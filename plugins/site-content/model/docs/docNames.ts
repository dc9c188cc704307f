import path from "node:path";
import { didYouMean } from "../../../../src/domain/problems";
import { pathKey } from "../../../../src/domain/routes";
import { parseNumberPrefix } from "../files/source";
import type { DocData } from "../types";

/**
 * Docs by what authors call them: a route (`/fees`), a file (`../fees.mdx`), or an id as Docusaurus makes it, from the docs folder
 * (`swap/fees`) or among the pages of the same folder (`fees`). Of docs with one name the first is meant.
 */
export class DocNames {
  private readonly known = new Map<string, DocData>();

  constructor(docs: readonly DocData[]) {
    for (const doc of [...docs].reverse()) {
      const names = [doc.file, doc.docId].map((name) =>
        idOf(doc.folder, path.posix.basename(name)),
      );
      for (const key of [pathKey(doc.path), ...names]) this.known.set(key, doc);
    }
  }

  /** @param folder the folder of the referring file, relative to the docs folder */
  find(name: string, folder: string): DocData | undefined {
    const keys = [pathKey(name), idOf(folder, name), idOf(name.replace(/^\//, ""))];
    return keys.map((key) => this.known.get(key)).find((doc) => doc !== undefined);
  }

  /** ` Did you mean "x"?`, from the routes and ids. */
  suggest(name: string): string {
    return didYouMean(name, [...this.known.keys()]);
  }
}

/** The id of a file or page: its path without numbers before names and without the ending of a file. */
function idOf(...parts: readonly string[]): string {
  const names = path.posix
    .join(...parts)
    .replace(/\.mdx?$/, "")
    .split("/");
  return names.map((name) => parseNumberPrefix(name).name).join("/");
}
