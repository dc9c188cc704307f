import { isDeepStrictEqual } from "node:util";
import type { SearchRecord } from "../../src/domain/searchRecord";
import type { IndexState, Probe, ProbeAnswer } from "./indexAdmin";

type Settings = Readonly<Record<string, unknown>>;

/** Every attribute of the records, to read them back with. */
export function attributesOf(records: readonly SearchRecord[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

/** How an index differs from what it should hold: ids, whole records with their digests, settings. Empty when it does not. */
export function differences(records: readonly SearchRecord[], settings: Settings, state: IndexState): string[] {
  const wanted = new Map(records.map((record) => [record.objectID, record]));
  const missing = records.filter(({ objectID }) => !state.records.has(objectID));
  const foreign = [...state.records.keys()].filter((id) => !wanted.has(id));
  const changed = records.filter((record) => {
    const stored = state.records.get(record.objectID);
    return stored !== undefined && !Object.entries(record).every(([name, value]) => isDeepStrictEqual(stored[name], value));
  });
  return [
    ...count(missing.map(idOf), "missing"),
    ...count(foreign, "too many"),
    ...count(changed.map(idOf), "different"),
    ...Object.entries(settings)
      .filter(([name, value]) => !isSameSetting(state.settings[name], value))
      .map(([name, value]) => `The setting ${name} is ${JSON.stringify(state.settings[name])} instead of ${JSON.stringify(value)}.`),
  ];
}

/** One search for each language and tag, as the dialog asks: by a title, with both filters. */
export function probesFor(records: readonly SearchRecord[]): Probe[] {
  const probes = new Map<string, Probe>();
  for (const { type, language, docusaurus_tag: tag, hierarchy } of records) {
    const key = `${language} ${tag}`;
    if (type !== "lvl1" || hierarchy.lvl1 === null || probes.has(key)) continue;
    probes.set(key, { query: hierarchy.lvl1, facetFilters: [`language:${language}`, [`docusaurus_tag:${tag}`]] });
  }
  return [...probes.values()];
}

/** What is wrong with the answers to probes: nothing found, or records that the filters exclude. */
export function probeProblems(records: readonly SearchRecord[], probes: readonly Probe[], answers: readonly ProbeAnswer[]): string[] {
  const facets = new Map(records.map(({ objectID, language, docusaurus_tag: tag }) => [objectID, [`language:${language}`, `docusaurus_tag:${tag}`]]));
  return probes.flatMap(({ query, facetFilters }, index) => {
    const { nbHits = 0, objectIDs = [] } = answers[index] ?? {};
    const name = `The search for "${query}" with ${JSON.stringify(facetFilters)}`;
    const stray = objectIDs.find((id) => !facetFilters.flat().every((filter) => facets.get(id)?.includes(filter)));
    if (nbHits === 0 || objectIDs.length === 0) return [`${name} finds nothing.`];
    return stray === undefined ? [] : [`${name} finds ${stray}, which the filters exclude.`];
  });
}

/** The service may answer 1 for true. */
function isSameSetting(stored: unknown, wanted: unknown): boolean {
  return isDeepStrictEqual(stored, wanted) || (typeof wanted === "boolean" && stored === Number(wanted));
}

function idOf({ objectID }: SearchRecord): string {
  return objectID;
}

function count(ids: readonly string[], what: string): string[] {
  return ids.length === 0 ? [] : [`${ids.length} records are ${what}, the first is ${ids[0]}.`];
}
