import { unescapeHtml } from "../../src/search/records/escapedText";
import type { SearchRecord } from "../../src/search/records/searchRecord";
import type { Probe, ProbeAnswer } from "./indexAdmin";

type Findable = Pick<
  SearchRecord,
  "objectID" | "type" | "language" | "docusaurus_tag" | "hierarchy"
>;

/** One search for each language and tag, like the dialog's: for a title, with both filters. */
export function probesFor(records: readonly Findable[]): Probe[] {
  const probes = new Map<string, Probe>();
  for (const { type, language, docusaurus_tag: tag, hierarchy } of records) {
    const key = `${language} ${tag}`;
    if (type !== "lvl1" || hierarchy.lvl1 === null || probes.has(key)) continue;
    probes.set(key, {
      query: unescapeHtml(hierarchy.lvl1),
      facetFilters: [`language:${language}`, [`docusaurus_tag:${tag}`]],
    });
  }
  return [...probes.values()];
}

/** What is wrong with the responses to probes: nothing found, or records that the filters exclude. */
export function probeProblems(
  records: readonly Findable[],
  probes: readonly Probe[],
  answers: readonly ProbeAnswer[],
): string[] {
  const facets = new Map(
    records.map(({ objectID, language, docusaurus_tag: tag }) => [
      objectID,
      [`language:${language}`, `docusaurus_tag:${tag}`],
    ]),
  );
  return probes.flatMap(({ query, facetFilters }, index) => {
    const { nbHits = 0, objectIDs = [] } = answers[index] ?? {};
    const name = `The search for "${query}" with ${JSON.stringify(facetFilters)}`;
    const stray = objectIDs.find(
      (id) => !facetFilters.flat().every((filter) => facets.get(id)?.includes(filter)),
    );
    if (nbHits === 0 || objectIDs.length === 0) return [`${name} finds nothing.`];
    return stray === undefined ? [] : [`${name} finds ${stray}, which the filters exclude.`];
  });
}
