import type { SearchRecord } from "./searchRecord";

/** Hosted indexes reject records over 10,000 bytes; the margin is for what they add. */
export const RECORD_MAX_BYTES = 9500;

export type RecordProblem = {
  /** The faulty record; absent when the problem is the whole set. */
  readonly objectID?: string;
  /** Address of its page, used to find the source file. */
  readonly pageUrl?: string;
  readonly message: string;
  readonly fix: string;
};

export type RecordChecks = {
  /** A build with fewer records than this is considered broken. */
  readonly minimum?: number;
  /** True when the build has this page and anchor; `""` is the top of a page. */
  readonly exists?: (pageUrl: string, anchor: string) => boolean;
};

/**
 * Everything that would make the records useless or rejected, one entry each. The records may be published when the list is
 * empty.
 */
export function checkRecords(
  records: readonly SearchRecord[],
  { minimum = 1, exists }: RecordChecks = {},
): RecordProblem[] {
  const seen = new Set<string>();
  const problems = records.flatMap((record) => {
    const found = [...checkRecord(record)];
    if (seen.has(record.objectID))
      found.push(["Its objectID is used twice.", "Give the two headings different anchors."]);
    if (exists && record.type !== "content" && !exists(record.url_without_anchor, record.anchor))
      found.push([
        `${record.url} is not in the build.`,
        "Make the page show this section, or leave it out of the records.",
      ]);
    seen.add(record.objectID);
    return found.map(
      ([message, fix]): RecordProblem => ({
        objectID: record.objectID,
        pageUrl: record.url_without_anchor,
        message,
        fix,
      }),
    );
  });
  if (records.length < minimum)
    problems.push({
      message: `There are ${records.length} search records, fewer than ${minimum}.`,
      fix: "Look for pages that lost their content, or lower search.minimumRecords in content/site.yml if the site became smaller.",
    });
  return problems;
}

type Finding = [message: string, fix: string];

function checkRecord(record: SearchRecord): Finding[] {
  const { objectID, type, hierarchy, url, anchor, internal } = record;
  const bytes = new TextEncoder().encode(JSON.stringify(record)).length;
  const shown = type === "content" ? record.content : hierarchy[type];
  return [
    ...when(
      objectID === "" || record.id !== objectID,
      "It has no objectID, or one that differs from its id.",
      "Build records with buildRecords.",
    ),
    ...when(
      bytes > RECORD_MAX_BYTES,
      `It has ${bytes} bytes, more than ${RECORD_MAX_BYTES}.`,
      "Shorten the headings above it or its text.",
    ),
    ...when(
      !/\S/.test(shown ?? ""),
      `It has no text at ${type}, so its row would be empty.`,
      "Give the heading a text.",
    ),
    ...when(!/\S/.test(hierarchy.lvl1 ?? ""), "It has no page title.", "Give the page a title."),
    ...when(
      !/\S/.test(hierarchy.lvl0),
      "It has no group, so results would appear under “null”.",
      "Put the page into a category or give it a group.",
    ),
    ...when(
      /^\d+$/.test(hierarchy.lvl0),
      `Its group “${hierarchy.lvl0}” is a number, which result lists would sort to the front.`,
      "Name the group with a word.",
    ),
    ...when(
      !/^https?:\/\//.test(url) ||
        url !==
          (anchor === "" ? record.url_without_anchor : `${record.url_without_anchor}#${anchor}`),
      `Its address “${url}” is not the absolute address of its section.`,
      "Set the site's url in content/site.yml.",
    ),
    ...when(
      internal.contentDigest === "",
      "It has no digest, so changes would not be noticed.",
      "Pass a hash function to buildRecords.",
    ),
  ];
}

function when(broken: boolean, ...finding: Finding): Finding[] {
  return broken ? [finding] : [];
}
