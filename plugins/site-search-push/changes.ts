import { isDeepStrictEqual } from "node:util";

type Item = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** How the records of one page change. */
export type PageChange = {
  /** Path of the page, with which the ids of its records begin. */
  readonly page: string;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
};

/** Every page whose records change, by path. */
export function pageChanges(before: readonly Item[], after: readonly Item[]): PageChange[] {
  const pages = new Map<string, { added: number; removed: number; changed: number }>();
  const note = ({ objectID }: Item, what: "added" | "removed" | "changed") => {
    const page = objectID.split("#", 1)[0] ?? "";
    const counts = pages.get(page) ?? { added: 0, removed: 0, changed: 0 };
    pages.set(page, counts);
    counts[what]++;
  };
  const old = new Map(before.map((item) => [item.objectID, item]));
  for (const item of after) {
    const known = old.get(item.objectID);
    old.delete(item.objectID);
    if (!known) note(item, "added");
    else if (!isDeepStrictEqual({ ...known }, { ...item })) note(item, "changed");
  }
  for (const item of old.values()) note(item, "removed");
  return [...pages]
    .map(([page, counts]) => ({ page, ...counts }))
    .sort((a, b) => (a.page < b.page ? -1 : 1));
}

/** One line per page: `/fees +8 −49 ~1`. */
export function changeLines(changes: readonly PageChange[]): string[] {
  return changes.map(({ page, ...counts }) => `${page} ${countsText(counts)}`);
}

function countsText({ added, removed, changed }: Omit<PageChange, "page">): string {
  return [added && `+${added}`, removed && `−${removed}`, changed && `~${changed}`]
    .filter((part) => part !== 0)
    .join(" ");
}

/** The changes as a Markdown table for a comment on a pull request. */
export function changeTable(changes: readonly PageChange[]): string {
  if (changes.length === 0) return "The search records do not change.\n";
  const sum = (name: "added" | "removed" | "changed") =>
    changes.reduce((total, change) => total + change[name], 0);
  const row = ({ page, added, removed, changed }: PageChange) =>
    `| \`${page.replaceAll("|", "\\|")}\` | ${added} | ${removed} | ${changed} |`;
  return [
    `Search records of ${changes.length} ${changes.length === 1 ? "page" : "pages"} change.`,
    "",
    "| Page | Added | Removed | Changed |",
    "| --- | ---: | ---: | ---: |",
    ...changes.map(row),
    `| all | ${sum("added")} | ${sum("removed")} | ${sum("changed")} |`,
    "",
  ].join("\n");
}

/** A push that would remove a larger share of the records, or of one group's, looks like a mistake. */
const MAX_DROP = 0.3;
/** A group may lose fewer records than this whatever their share, as long as it keeps one. */
const MIN_LOST = 10;

/** Says whether the whole index or groups would lose too many of their records; empty when none does. */
export function suspiciousLosses(before: readonly Item[], after: readonly Item[]): string[] {
  const kept = new Set(after.map(({ objectID }) => objectID));
  const groups = new Map<string, { before: number; after: number; lost: number }>();
  const groupOf = (item: Item) => {
    const name = groupName(item);
    const counts = groups.get(name) ?? { before: 0, after: 0, lost: 0 };
    groups.set(name, counts);
    return counts;
  };
  for (const item of before) {
    const counts = groupOf(item);
    counts.before++;
    if (!kept.has(item.objectID)) counts.lost++;
  }
  for (const item of after) groupOf(item).after++;
  const all = { name: "The index", before: before.length, after: after.length };
  const lossy = [...groups]
    .filter(([name, { before: had, after: has, lost }]) => {
      // Records that moved to another group, such as a renamed one, are not lost; those without a group are not from a build.
      if (name === "") return false;
      const loss = Math.min(lost, had - has);
      return loss > had * MAX_DROP && (loss >= MIN_LOST || has === 0);
    })
    .map(([name, counts]) => ({ name: `Its group “${name}”`, ...counts }));
  return [...(before.length - after.length > before.length * MAX_DROP ? [all] : []), ...lossy].map(
    ({ name, before: had, after: has }) =>
      `${name} has ${had} ${had === 1 ? "record" : "records"}, this build only ${has}: ${Math.round((1 - has / had) * 100)} % fewer.`,
  );
}

function groupName({ hierarchy }: Item): string {
  return typeof hierarchy === "object" && hierarchy !== null && "lvl0" in hierarchy
    ? String(hierarchy.lvl0)
    : "";
}
