import path from "node:path";
import { didYouMean } from "../../../../src/domain/problems";
import { pathKey } from "../../../../src/domain/routes";
import { parseNumberPrefix } from "../files/source";
import type { DocData } from "../types";
import { nameOf } from "./docPlace";

/**
 * Docs by what authors call them: a route (`/fees`), a file (`../fees.mdx`), or an id as Docusaurus makes it, from the
 * docs folder (`swap/fees`) or among the pages of the same folder (`fees`).
 */
export class DocNames {
  private readonly known = new Map<string, DocData>();

  constructor(docs: readonly DocData[]) {
    for (const doc of docs) {
      const ids = [doc.docId.split("/").at(-1) ?? "", nameOf(doc.file).name, doc.docId];
      for (const key of [
        pathKey(doc.path),
        path.posix.join(doc.folder, path.posix.basename(doc.file)),
        ...ids.flatMap((id) => [
          path.posix.join(numberless(doc.folder), id),
          path.posix.join(doc.folder, id),
        ]),
      ])
        if (!this.known.has(key)) this.known.set(key, doc);
    }
  }

  /** @param folder the folder of the referring file, relative to the docs folder */
  find(name: string, folder: string): DocData | undefined {
    return [
      pathKey(name),
      path.posix.join(folder, name),
      path.posix.join(numberless(folder), name),
      name.replace(/^\//, ""),
    ]
      .map((key) => this.known.get(key))
      .find((doc) => doc !== undefined);
  }

  /** ` Did you mean "x"?`, from the routes and ids. */
  suggest(name: string): string {
    return didYouMean(name, [...this.known.keys()]);
  }
}

/** A folder without the numbers before names. */
function numberless(folder: string): string {
  return folder
    .split("/")
    .map((part) => parseNumberPrefix(part).name)
    .join("/");
}
