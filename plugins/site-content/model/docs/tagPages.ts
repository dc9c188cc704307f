import { cardGrid } from "../../../../src/domain/folderCards";
import { type Problem, problem } from "../../../../src/domain/problems";
import { docTagPath } from "../../../../src/domain/routes";
import type { LineOf } from "../page";
import type { DocData } from "../types";
import { madeDoc } from "./folderPages";

/**
 * Pages for the tags of docs, made by the build: one for each tag with the pages that have it, and one with all tags. Without
 * tags there are none.
 * @param docs the docs that may be listed
 * @param problems receives tags whose names make one address, such as "C++" and "C#"; names that differ only in case are one tag
 */
export function docTagPages(
  docs: readonly DocData[],
  lineOf: LineOf,
  problems: Problem[],
): DocData[] {
  const byTag = new Map<string, { label: string; docs: Set<DocData> }>();
  for (const doc of docs)
    for (const [index, { label, href }] of doc.tags.entries()) {
      const known = byTag.get(href) ?? { label, docs: new Set([doc]) };
      byTag.set(href, known);
      if (label.toLowerCase() !== known.label.toLowerCase()) {
        const [{ file } = doc] = known.docs;
        const message = `The tags "${label}" and "${known.label}" of ${file} share the address ${href}, and so one page.`;
        const line = lineOf(doc.file, "tags", index);
        problems.push(problem("shared-tag", doc.file, line, message));
      }
      known.docs.add(doc);
    }
  const tags = [...byTag].sort(([, a], [, b]) => a.label.localeCompare(b.label, "en"));
  if (tags.length === 0) return [];
  return [
    madeDoc({
      path: docTagPath(),
      title: "Tags",
      description: "All tags of the documentation.",
      tree: cardGrid(
        tags.map(([to, tag]) => ({ to, title: tag.label, text: countOf(tag.docs.size) })),
      ),
    }),
    ...tags.map(([path, tag]) =>
      madeDoc({
        path,
        title: `${countOf(tag.docs.size)} tagged with “${tag.label}”`,
        description: `Pages of the documentation tagged with “${tag.label}”.`,
        tree: cardGrid(
          [...tag.docs].map(({ path: to, title, description: text }) => ({ to, title, text })),
        ),
      }),
    ),
  ];
}

function countOf(pages: number): string {
  return pages === 1 ? "One page" : `${pages} pages`;
}
