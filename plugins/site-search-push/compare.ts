import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  canonicalJson,
  contentDigest,
  type HostedContent,
  isBuildSynonym,
} from "../../src/search/records/hostedIndex";
import type { IndexState, Stored } from "./indexAdmin";
import { INDEX_SETTINGS } from "./settings";

/** Settings that are not included when an index is copied. Replicas stay with the index that is replaced. */
const NOT_COPIED = ["mode", "enableReRanking"];
const OF_THE_INDEX = [...NOT_COPIED, "replicas", "primary", "userData", "version"];

/** Differences between an index and what it should hold: ids, whole records, synonyms, settings. Empty when there are none. */
export function differences({ records, synonyms }: HostedContent, state: IndexState): string[] {
  return [
    ...listDifferences("records", records, [...state.records.values()]),
    ...listDifferences("synonyms", synonyms, state.synonyms.filter(ofBuild)),
    ...settingDifferences(state.settings),
  ];
}

/** Differences between the settings of an index and those that the site needs. */
export function settingDifferences(settings: IndexState["settings"]): string[] {
  return Object.entries(INDEX_SETTINGS)
    .filter(([name, value]) => !isSameSetting(settings[name], value))
    .map(
      ([name, value]) =>
        `The setting ${name} is ${JSON.stringify(settings[name])} instead of ${JSON.stringify(value)}.`,
    );
}

/**
 * Whether uploading only the records whose digests differ would make the index correct: each record in it has a digest, and equal
 * digests mean equal records.
 */
export function canBeUpdated(
  { records }: HostedContent,
  { records: stored }: Pick<IndexState, "records">,
): boolean {
  const wanted = new Map(records.map((record) => [record.objectID, record]));
  return [...stored].every(([id, object]) => {
    const digest = digestIn(object.internal);
    const record = wanted.get(id);
    return record && record.internal.contentDigest === digest
      ? isDeepStrictEqual(record, object)
      : digest !== undefined;
  });
}

/** Settings of the owner that have to be written into the temporary index, because copying leaves them out. */
export function settingsToKeep(settings: IndexState["settings"]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => NOT_COPIED.includes(name) && value != null),
  );
}

/** What the owner changed in the live index (settings, rules, synonyms) that the temporary one does not have. */
export function ownerEdits(live: IndexState, next: IndexState): string[] {
  const names = new Set([...Object.keys(live.settings), ...Object.keys(next.settings)]);
  const settings = [...names].filter(
    (name) =>
      !(name in INDEX_SETTINGS) &&
      !OF_THE_INDEX.includes(name) &&
      !isDeepStrictEqual(live.settings[name], next.settings[name]),
  );
  const edited = (a: readonly Stored[], b: readonly Stored[]) => !isSameList(a, b);
  return [
    ...settings.map((name) => `the setting ${name}`),
    ...NOT_COPIED.filter(
      (name) =>
        live.settings[name] != null && !isSameSetting(next.settings[name], live.settings[name]),
    ).map((name) => `the setting ${name}`),
    ...(edited(live.rules, next.rules) ? ["the rules"] : []),
    ...(edited(ownSynonyms(live), ownSynonyms(next)) ? ["the synonyms"] : []),
  ];
}

/** The owner's changes that an index lost when it was replaced. */
export function lostByMove(before: IndexState, after: IndexState): string[] {
  return ["replicas", ...NOT_COPIED].filter(
    (name) =>
      before.settings[name] != null && !isSameSetting(after.settings[name], before.settings[name]),
  );
}

/** Digest of what an index actually holds. */
export function digestOf({ records, synonyms }: IndexState): string {
  return contentDigest([...records.values()], synonyms.filter(ofBuild), (text) =>
    hash("sha256", text),
  );
}

export function ofBuild({ objectID }: Stored): boolean {
  return isBuildSynonym(objectID);
}

function ownSynonyms({ synonyms }: IndexState): Stored[] {
  return synonyms.filter((synonym) => !ofBuild(synonym));
}

function isSameList(a: readonly Stored[], b: readonly Stored[]): boolean {
  const texts = (list: readonly Stored[]) => list.map(canonicalJson).sort();
  return isDeepStrictEqual(texts(a), texts(b));
}

function listDifferences(
  what: string,
  wanted: readonly { readonly objectID: string }[],
  stored: readonly Stored[],
): string[] {
  const byId = new Map(stored.map((item) => [item.objectID, item]));
  const ids = new Set(wanted.map(({ objectID }) => objectID));
  const missing = wanted.filter(({ objectID }) => !byId.has(objectID));
  const foreign = stored.filter(({ objectID }) => !ids.has(objectID));
  const changed = wanted.filter((item) => {
    const found = byId.get(item.objectID);
    return found !== undefined && !isDeepStrictEqual({ ...item }, { ...found });
  });
  return [
    ...count(missing, what, "missing"),
    ...count(foreign, what, "too many"),
    ...count(changed, what, "different"),
  ];
}

function digestIn(internal: unknown): string | undefined {
  if (typeof internal !== "object" || internal === null || !("contentDigest" in internal)) return;
  return String(internal.contentDigest) || undefined;
}

/** The service may return 1 for true. */
function isSameSetting(stored: unknown, wanted: unknown): boolean {
  return (
    isDeepStrictEqual(stored, wanted) || (typeof wanted === "boolean" && stored === Number(wanted))
  );
}

function count(
  items: readonly { readonly objectID: string }[],
  what: string,
  how: string,
): string[] {
  return items.length === 0
    ? []
    : [`${items.length} ${what} are ${how}, the first is ${items[0]?.objectID}.`];
}
