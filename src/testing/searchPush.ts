import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onPostBuild as fillWithPlugin } from "gatsby-plugin-algolia/gatsby-node";
import { promote } from "../../plugins/site-search-push/promote";
import { Push } from "../../plugins/site-search-push/push";
import { INDEX_SETTINGS } from "../../plugins/site-search-push/settings";
import { sha256, type Wanted } from "../../plugins/site-search-push/stamp";
import type { PushTarget } from "../../plugins/site-search-push/target";
import { contentDigest, hostedRecords, hostedSynonyms } from "../search/records/hostedIndex";
import type { SearchRecord } from "../search/records/searchRecord";
import type { Synonym } from "../search/records/siteRecords";
import { AlgoliaServer } from "./algoliaServer/server";
import { recordsOf, testPage } from "./searchIndex";

const SYNONYMS: readonly Synonym[] = [
  { type: "synonym", synonyms: ["seed phrase", "mnemonic"] },
  { type: "oneWaySynonym", input: "convert", synonyms: ["swap"] },
];
const swap = (text: string) => testPage("/swap", "Swap", text, "## Fees", "Each swap pays.");
const pools = testPage("/pools", "Pools", "A pool.", "## Stable pools", "For one price.");

/** What a build would push. */
export type Build = Omit<Wanted, "stamp"> & { readonly day: number };

/** @param day of the commit, which determines the order of builds */
function buildOf(records: readonly SearchRecord[], day: number): Build {
  const content = { records: hostedRecords(records), synonyms: hostedSynonyms(SYNONYMS, sha256) };
  return { ...content, digest: contentDigest(content.records, content.synonyms, sha256), day };
}

/** Builds of two pages, the same with one text changed, and of one page only; each a day after the previous. */
export const original = buildOf(recordsOf([swap("A swap changes a token."), pools]), 1);
export const changed = buildOf(recordsOf([swap("A swap turns a token."), pools]), 2);
export const fewer = buildOf(recordsOf([pools]), 3);

/** What gatsby-plugin-algolia caches between builds. */
type Uploads = Parameters<Push["open"]>[1] & {
  readonly get: (key: string) => Promise<unknown>;
};

/** Pushes to the index `docs` of a server on this machine, as a build does, and promotes what a site on this machine has. */
export class PushTester {
  /** What the deployed site answers with. */
  deployed: unknown;
  private readonly site = createServer((_request, response) =>
    response.end(JSON.stringify(this.deployed)),
  );

  private constructor(readonly algolia: AlgoliaServer) {}

  static async start(): Promise<PushTester> {
    const tester = new PushTester(await AlgoliaServer.start());
    await new Promise<void>((resolve) => tester.site.listen(0, "127.0.0.1", resolve));
    return tester;
  }

  async stop(): Promise<void> {
    await this.algolia.stop();
    this.site.closeAllConnections();
    this.site.close();
  }

  target(more: Partial<PushTarget> = {}): PushTarget {
    const { appId, writeKey, url: host } = this.algolia;
    const standard = { allowDrop: false, allowOlder: false, minutes: 5 };
    return { appId, writeKey, indexName: "docs", host, ...standard, ...more };
  }

  /** Fills `docs_next`. Rejects where a build would end, with what it says. */
  async push(build: Build, more: Partial<PushTarget> = {}): Promise<string> {
    const push = new Push(this.target(more));
    const cache = new Map<string, unknown>([["algolia-objects-docs_next", { "/old#": {} }]]);
    const uploads: Uploads = {
      get: async (key: string) => cache.get(key),
      set: async (key: string, value: unknown) => cache.set(key, value),
    };
    await push.open({ ...build, stamp: this.stampOf(build) }, uploads);
    await this.fill(push, build, uploads).catch(() => {
      throw new Error(push.whyEnded());
    });
    return push.finish();
  }

  /** Runs gatsby-plugin-algolia with the options of `gatsby-config.ts`. */
  private async fill(push: Push, { records }: Build, cache: Uploads): Promise<void> {
    // Gatsby's version ends the process.
    const panicOnBuild = (message: string): never => {
      throw new Error(message);
    };
    const silent = () => undefined;
    const activity = { start: silent, setStatus: silent, end: silent, panicOnBuild };
    const query = { query: "", transformer: () => records, settings: INDEX_SETTINGS };
    await fillWithPlugin(
      {
        graphql: async () => ({ data: {} }),
        cache,
        reporter: { activityTimer: () => activity, panicOnBuild, info: silent, warn: silent },
      },
      { ...push.pluginOptions, queries: [query] },
    );
  }

  /** Deploys a build's site. */
  deploy(build: Build): void {
    const { commit, committed, digest } = this.stampOf(build);
    this.deployed = { commit, committed, records: digest };
  }

  /** Moves `docs_next` over `docs`. */
  promote(more: Partial<PushTarget> = {}): Promise<string> {
    return promote(this.target(more));
  }

  /** A merge whose every step succeeds. */
  async publish(build: Build, more: Partial<PushTarget> = {}): Promise<string> {
    await this.push(build, more);
    this.deploy(build);
    return this.promote(more);
  }

  /** Everything that readers see of an index, and what the owner sees; undefined when there is none. */
  state(name = "docs"): object | undefined {
    const { store } = this.algolia;
    if (!store.names.includes(name)) return undefined;
    const { objects, settings, synonyms, rules } = store.index(name);
    return structuredClone({ objects, settings, synonyms, rules });
  }

  /** The records of an index, by id. */
  records(name = "docs"): readonly object[] {
    return byId([...this.algolia.store.index(name).objects.values()]);
  }

  private stampOf({ records, digest, day }: Build): Wanted["stamp"] {
    const address: AddressInfo | string | null = this.site.address();
    const port = address === null || typeof address === "string" ? 0 : address.port;
    return {
      site: `http://127.0.0.1:${port}`,
      commit: String(day).padStart(40, "0"),
      committed: `2026-01-${String(day).padStart(2, "0")}T00:00:00Z`,
      digest,
      records: records.length,
    };
  }
}

/** Records in the order of their ids. */
export function byId<Item extends { readonly objectID: string }>(list: readonly Item[]): Item[] {
  return [...list].sort((a, b) => a.objectID.localeCompare(b.objectID));
}
