import path from "node:path";
import { didYouMean } from "../../../../src/domain/problems";
import { pathKey } from "../../../../src/domain/routes";
import { parseNumberPrefix } from "../files/source";
import type { DocData } from "../types";
import { nameOf } from "./docPlace";
import type { Draft } from "./docs";

type Named = Pick<Draft<DocData>, "file" | "path" | "folder" | "docId" | "draft">;

/**
 * Docs by what authors call them: a route (`/fees`), a file (`../fees.mdx`), or an id as Docusaurus makes it, from the
 * docs folder (`swap/fees`) or among the pages of the same folder (`fees`).
 */
export class DocNames<Doc extends Named> {
  private readonly byRoute = new Map<string, Doc>();
  private readonly byFile = new Map<string, Doc>();
  private readonly byId = new Map<string, Doc>();

  constructor(docs: readonly Doc[]) {
    for (const doc of docs) {
      this.byRoute.set(pathKey(doc.path), doc);
      this.byFile.set(path.posix.join(doc.folder, path.posix.basename(doc.file)), doc);
      const folder = doc.folder.split("/").map((part) => parseNumberPrefix(part).name);
      const { name } = nameOf(doc.file);
      for (const id of [doc.docId.split("/").at(-1) ?? "", name, doc.docId])
        for (const key of [path.posix.join(...folder, id), path.posix.join(doc.folder, id)])
          if (!this.byId.has(key)) this.byId.set(key, doc);
    }
  }

  /** @param folder the folder of the referring file, relative to the docs folder */
  find(name: string, folder: string): Doc | undefined {
    const parts = folder.split("/").map((part) => parseNumberPrefix(part).name);
    return (
      this.byRoute.get(pathKey(name)) ??
      this.byFile.get(path.posix.join(folder, name)) ??
      this.byFile.get(name.replace(/^\//, "")) ??
      this.byId.get(path.posix.join(...parts, name)) ??
      this.byId.get(name.replace(/^\//, ""))
    );
  }

  /** ` Did you mean "x"?`, from the routes and ids. */
  suggest(name: string): string {
    return didYouMean(name, [...this.byRoute.keys(), ...this.byId.keys()]);
  }
}
