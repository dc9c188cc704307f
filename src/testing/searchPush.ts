import { hash } from "node:crypto";
import { onPostBuild as uploadWithPlugin } from "gatsby-plugin-algolia/gatsby-node";
import { finishNext } from "../../plugins/site-search-push/finishNext";
import { openNext } from "../../plugins/site-search-push/openNext";
import { type Promotion, promote } from "../../plugins/site-search-push/promote";
import type { PushTarget } from "../../plugins/site-search-push/pushEnv";
import { PushSession, type SessionOptions } from "../../plugins/site-search-push/pushSession";
import { digestOfContent } from "../../plugins/site-search-push/recordsOf";
import { Reader } from "../../plugins/site-search-push/searchKey";
import { INDEX_SETTINGS } from "../../plugins/site-search-push/settings";
import { stamped, type Wanted } from "../../plugins/site-search-push/stamp";
import { type Clock, TimeLimit } from "../../plugins/site-search-push/timeLimit";
import { uploadRecords } from "../../plugins/site-search-push/uploadRecords";
import { hostedRecords, hostedSynonyms } from "../search/records/hostedIndex";
import type { SearchRecord } from "../search/records/searchRecord";
import type { Synonym } from "../search/records/siteRecords";
import type { AlgoliaServer } from "./algoliaServer/server";
import { recordsOf, TEST_SITE, testPage } from "./searchIndex";

const SYNONYMS: readonly Synonym[] = [
  { type: "synonym", synonyms: ["seed phrase", "mnemonic"] },
  { type: "oneWaySynonym", input: "convert", synonyms: ["swap"] },
];

/** What a build with these records would push. @param day of the commit, which determines the order of builds */
export function wantedOf(
  records: readonly SearchRecord[],
  day = 1,
  synonyms: readonly Synonym[] = SYNONYMS,
): Wanted {
  const content = {
    records: hostedRecords(records),
    synonyms: hostedSynonyms(synonyms, (text) => hash("sha256", text)),
  };
  const stamp = {
    site: TEST_SITE,
    commit: String(day).padStart(40, "0"),
    committed: `2026-01-${String(day).padStart(2, "0")}T00:00:00Z`,
    digest: digestOfContent(content),
    records: records.length,
  };
  return { ...content, stamp };
}

const swap = (text: string) => testPage("/swap", "Swap", text, "## Fees", "Each swap pays.");
const pools = testPage(
  "/pools",
  "Pools",
  "A pool holds tokens.",
  "## Stable pools",
  "For tokens of one price.",
  "## Weighted pools",
  "For others.",
);

/** Records of two pages, the same with one text changed, and those of one page only; each a day after the previous. */
export const original = wantedOf(
  recordsOf([swap("A swap changes one token into another."), pools]),
);
export const changed = wantedOf(
  recordsOf([swap("A swap turns one token into another."), pools]),
  2,
);
export const fewer = wantedOf(recordsOf([pools]), 3);

/** Matches the paths of uploads to `docs_next`. */
export const BATCH = /docs_next\/batch$/;

/** An answer that refuses a request, in the service's format. */
export const refusal = (status: number, message: string) => ({ status, body: { message, status } });

/** A clock whose time passes only while somebody waits. */
export function instantClock(): Clock & { readonly waits: readonly number[] } {
  const waits: number[] = [];
  let now = 0;
  return {
    waits,
    now: () => now,
    random: () => 0.5,
    sleep: async (ms) => {
      waits.push(ms);
      now += ms;
    },
  };
}

/** Pushes to the index `docs` of a server on this machine, in the order of a build, and promotes. */
export class PushTester {
  /** What gatsby-plugin-algolia caches between builds. */
  private readonly cache = new Map<string, unknown>();
  /** Messages reported by gatsby-plugin-algolia. */
  readonly reports: string[] = [];

  constructor(private readonly server: AlgoliaServer) {}

  /**
   * Fills `docs_next` with gatsby-plugin-algolia. @returns the difference, one line per page. Rejects where a build would stop
   */
  async push(wanted: Wanted, session = this.session()): Promise<readonly string[]> {
    const changes = await this.open(session, wanted);
    await this.upload(session, wanted.records);
    await finishNext(session);
    return changes;
  }

  /** Fills `docs_next` like the job that only has `records.json`. */
  async pushFile(wanted: Wanted, session = this.session()): Promise<readonly string[]> {
    const changes = await openNext(session, wanted, { set: async () => undefined });
    await uploadRecords(session);
    await finishNext(session);
    return changes;
  }

  /** Moves `docs_next` over `docs`. @param site the build that is deployed */
  promote(site: Wanted, session = this.session(), more: Partial<Promotion> = {}): Promise<string> {
    const { appId, searchKey, url } = this.server;
    const reader = new Reader(
      { appId, searchKey, indexName: "docs", host: url },
      { limit: session.limit, site: TEST_SITE },
    );
    const { commit, committed, digest } = site.stamp;
    return promote(session, {
      deployed: async () => ({ commit, committed, digest }),
      mayArrive: false,
      allowOlder: false,
      askAsReader: (live) => reader.problems(live),
      ...more,
    });
  }

  /** Pushes and promotes, as `npm run build` does, or as the job that only has `records.json`, which is faster. */
  async publish(
    wanted: Wanted,
    target: Partial<PushTarget> = {},
    push: "push" | "pushFile" = "push",
  ): Promise<string> {
    await this[push](wanted, this.session(target));
    return this.promote(wanted, this.session(target));
  }

  session(target: Partial<PushTarget> = {}, options: SessionOptions = {}): PushSession {
    const { appId, writeKey, url } = this.server;
    const standard = { appId, writeKey, indexName: "docs", host: url };
    return new PushSession(
      { ...standard, allowDrop: false, allowOlder: false, minutes: 10, ...target },
      { limit: new TimeLimit(600_000, instantClock()), ...options },
    );
  }

  open(session: PushSession, wanted: Wanted): Promise<readonly string[]> {
    return openNext(session, wanted, this.pluginCache());
  }

  /** Runs gatsby-plugin-algolia with the options of `gatsby-config.ts`. */
  async upload(session: PushSession, pushed: readonly SearchRecord[]): Promise<void> {
    const report = (message: string) => void this.reports.push(message);
    let ended = "";
    // Gatsby's version ends the process, which the plugin cannot catch.
    const end = (message: string): never => {
      ended ||= message;
      throw new Error(message);
    };
    const silent = () => undefined;
    await uploadWithPlugin(
      {
        graphql: async () => ({ data: pushed }),
        cache: this.pluginCache(),
        reporter: {
          activityTimer: () => ({
            start: silent,
            setStatus: silent,
            end: silent,
            panicOnBuild: end,
          }),
          panicOnBuild: end,
          info: report,
          warn: report,
        },
      },
      {
        appId: session.target.appId,
        apiKey: "sent by the requester",
        indexName: session.indexes.next,
        queries: session.whenOpen([
          {
            query: "",
            transformer: ({ data }: { data: unknown }) => data,
            settings: INDEX_SETTINGS,
          },
        ]),
        chunkSize: 500,
        continueOnFailure: true,
        algoliasearchOptions: session.clientOptions,
      },
    );
    if (ended !== "") throw new Error(`The process ends: ${ended}`);
  }

  private pluginCache() {
    return {
      get: async (key: string) => this.cache.get(key),
      set: async (key: string, value: unknown) => void this.cache.set(key, value),
    };
  }

  /** Fills the live index as an earlier push left it. */
  async fill({ records, synonyms, stamp }: Wanted = original): Promise<void> {
    const { store } = this.server;
    store.batch(
      "docs",
      records.map((body) => ({ action: "updateObject", body })),
    );
    store.setItems("docs", "synonyms", synonyms);
    store.setSettings("docs", { ...INDEX_SETTINGS, userData: stamped({}, stamp) });
    await store.settled();
  }

  /** Everything that readers see of the live index. */
  live(): object {
    const { settings, synonyms } = this.server.store.index("docs");
    return { objects: this.stored(), settings, synonyms: [...synonyms.values()] };
  }

  /** Records of an index, by id. */
  stored(name = "docs"): readonly { readonly objectID: string }[] {
    return byId([...this.server.store.index(name).objects.values()]);
  }
}

/** Records in the order of their ids. */
export function byId<Record extends { readonly objectID: string }>(
  list: readonly Record[],
): Record[] {
  return [...list].sort((a, b) => a.objectID.localeCompare(b.objectID));
}
