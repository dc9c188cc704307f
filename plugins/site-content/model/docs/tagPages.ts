import { cardGrid } from "../../../../src/domain/folderCards";
import { type Problem, problem } from "../../../../src/domain/problems";
import { docTagPath } from "../../../../src/domain/routes";
import type { DocData } from "../types";
import type { Draft } from "./docs";
import { listPage } from "./madeDoc";

type Tag = DocData["tags"][number];

/**
 * Pages for the tags of docs, made by the build: one for each tag with the pages that have it, and one with all tags. Without
 * tags there are none.
 * @param docs the docs that may be listed
 */
export function docTagPages(docs: readonly Draft<DocData>[]): Draft<DocData>[] {
  const byTag = new Map<string, { tag: Tag; docs: Draft<DocData>[] }>();
  for (const doc of docs)
    for (const tag of doc.tags) {
      const entry = byTag.get(tag.href) ?? { tag, docs: [] };
      byTag.set(tag.href, entry);
      if (!entry.docs.includes(doc)) entry.docs.push(doc);
    }
  const tags = [...byTag.values()].sort((a, b) => a.tag.label.localeCompare(b.tag.label, "en"));
  if (tags.length === 0) return [];
  const all = tags.map(({ tag, docs }) => ({
    to: tag.href,
    title: tag.label,
    text: countOf(docs),
  }));
  return [
    listPage(docTagPath(), "Tags", "All tags of the documentation.", cardGrid(all)),
    ...tags.map(({ tag, docs }) => {
      const cards = docs.map(({ path: to, title, description: text }) => ({ to, title, text }));
      return listPage(
        tag.href,
        `${countOf(docs)} tagged with “${tag.label}”`,
        `Pages of the documentation tagged with “${tag.label}”.`,
        cardGrid(cards),
      );
    }),
  ];
}

/**
 * Reports tags whose names make the same address, such as "C++" and "C#": their pages would be in one list under the first name.
 * Names that differ only in case are one tag.
 * @param lineOf line of a page's tag
 */
export function sharedTags(
  docs: readonly Pick<Draft<DocData>, "file" | "tags">[],
  lineOf: (file: string, index: number) => number | undefined,
): Problem[] {
  const owners = new Map<string, { readonly label: string; readonly file: string }>();
  return docs.flatMap(({ file, tags }) =>
    tags.flatMap(({ label, href }, index) => {
      const owner = owners.get(href) ?? { label, file };
      owners.set(href, owner);
      if (label.toLowerCase() === owner.label.toLowerCase()) return [];
      const message = `The tags "${label}" and "${owner.label}" of ${owner.file} share the address ${href}, and so one page.`;
      return [problem("shared-tag", file, lineOf(file, index), message)];
    }),
  );
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? "One page" : `${length} pages`;
}
