import { escapeHtml } from "./escapedText";
import { hierarchyOf, type RecordType, type SearchRecord } from "./searchRecord";
import {
  type RecordsBuild,
  type SearchContent,
  type Synonym,
  siteRecordsFrom,
} from "./siteRecords";

/** A synonym with the id it has in the hosted index. */
export type HostedSynonym = Synonym & { readonly objectID: string };

/**
 * A record as the hosted index stores it. `hierarchy_radio`, a field of DocSearch's own records, holds only the section's own
 * heading, so that a section ranks before those below it, which also carry its heading.
 */
export type HostedRecord = SearchRecord & {
  readonly hierarchy_radio: { readonly [level in RecordType]?: string };
};

/** Everything in a hosted index that the build determines, besides its settings, and the digest of it. */
export type HostedContent = {
  readonly records: readonly HostedRecord[];
  readonly synonyms: readonly HostedSynonym[];
  readonly digest: string;
};

/** What a hosted index is to hold for a site. */
export function hostedContent(content: SearchContent, build: RecordsBuild): HostedContent {
  const records = hostedRecords(siteRecordsFrom(content, build));
  const synonyms = hostedSynonyms(content.siteConfig.search.synonyms, build.hash);
  return { records, synonyms, digest: contentDigest(records, synonyms, build.hash) };
}

/**
 * Records as the hosted index stores them. DocSearch puts headings and texts into its page as HTML, so they are escaped; only the
 * group is shown as text.
 */
export function hostedRecords(records: readonly SearchRecord[]): HostedRecord[] {
  const escaped = (text: string | null) => (text === null ? null : escapeHtml(text));
  return records.map(({ content, hierarchy: plain, ...record }) => {
    const hierarchy = hierarchyOf(plain.lvl0, (level) => escaped(plain[`lvl${level}`]));
    const heading = record.type === "content" ? null : hierarchy[record.type];
    return {
      ...record,
      content: escaped(content),
      hierarchy,
      hierarchy_radio: heading === null ? {} : { [record.type]: heading },
    };
  });
}

/** Prefix of the ids of synonyms that a build pushes; all others in the index are the owner's. */
const SYNONYM_PREFIX = "content-search-";
const ID_CHARS = 12;

/** The synonyms of a site as the hosted index stores them; an id changes with its words. */
export function hostedSynonyms(
  synonyms: readonly Synonym[],
  hash: (text: string) => string,
): HostedSynonym[] {
  const byId = new Map(
    synonyms.map((synonym): [string, HostedSynonym] => {
      const objectID = `${SYNONYM_PREFIX}${hash(canonicalJson(synonym)).slice(0, ID_CHARS)}`;
      return [objectID, { objectID, ...synonym }];
    }),
  );
  return [...byId.values()];
}

/** True for a synonym that a build made. */
export function isBuildSynonym({ objectID }: { readonly objectID: string }): boolean {
  return objectID.startsWith(SYNONYM_PREFIX);
}

/**
 * A digest that is equal for equal records and synonyms, regardless of their order and that of their properties. Of a synonym only
 * the id counts, which its words determine: the service adds properties.
 */
export function contentDigest(
  records: readonly { readonly objectID: string }[],
  synonyms: readonly { readonly objectID: string }[],
  hash: (text: string) => string,
): string {
  const ids = synonyms.map(({ objectID }) => objectID);
  return hash([...records.map(canonicalJson), ...ids].sort().join("\n"));
}

/** JSON with the properties of every object in alphabetical order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
