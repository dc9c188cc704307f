import { explain, PushFailure, step } from "./failure";
import { IndexAdmin, type IndexState } from "./indexAdmin";
import { Requester } from "./requester";
import { digestOf, ownerDigest, stamped, stampOf, type Wanted } from "./stamp";
import type { PushTarget } from "./target";

/** The temporary index must have this share of the live one's records. */
const LEAST_SHARE = 0.7;

/** Name of the temporary index, which a push fills and a promotion moves over the live one. */
export function nextOf(live: string): string {
  return `${live}_next`;
}

/**
 * The push of one build: {@link open}, then gatsby-plugin-algolia, then {@link finish}. It changes nothing but the temporary
 * index, so it may stop anywhere; the next push starts over. Gatsby keeps options of plugins as nodes in `.cache`, but passes on
 * class instances as they are: the key is in a private field.
 */
export class Push {
  readonly #target: PushTarget;
  readonly #requester: Requester;
  readonly #admin: IndexAdmin;
  readonly #state: string;
  #before: IndexState | undefined;
  #wanted: Wanted | undefined;

  constructor(target: PushTarget) {
    const { writeKey, minutes, indexName } = target;
    this.#target = target;
    this.#state = `The index ${indexName} is unchanged.`;
    this.#requester = new Requester(writeKey, minutes);
    this.#admin = new IndexAdmin(target, this.#requester);
  }

  /** Options of gatsby-plugin-algolia. Its client, algoliasearch 4, wants the port of a host in `url`. */
  get pluginOptions() {
    const { appId, indexName, host } = this.#target;
    const { host: url, protocol = "" } = host === undefined ? {} : new URL(host);
    return {
      appId,
      apiKey: "sent by the requester",
      indexName: nextOf(indexName),
      chunkSize: 500,
      algoliasearchOptions: {
        requester: this.#requester,
        ...(url !== undefined && { hosts: [{ url, protocol: protocol.slice(0, -1) }] }),
      },
    };
  }

  /**
   * Makes the temporary index anew, with what the owner has set in the live one.
   * @param uploads the cache of gatsby-plugin-algolia, which believes that the index holds what is there
   * @throws PushFailure
   */
  async open(wanted: Wanted, uploads: UploadCache): Promise<void> {
    const { indexName: live } = this.#target;
    const next = nextOf(live);
    this.#wanted = wanted;
    this.#before = await step(`Reading the index ${live}`, () => this.#admin.read(live));
    this.#refuseDrop(stampOf(this.#before?.settings)?.records ?? 0, wanted.records.length);
    await step(`Removing ${next}`, () => this.#admin.remove(next));
    if (this.#before)
      await step(`Copying the settings of ${live}`, () => this.#admin.operate("copy", live, next));
    await uploads.set(`algolia-objects-${next}`, {});
    process.once("exit", this.#onExit);
  }

  /** Why gatsby-plugin-algolia, which says little, has ended the process. */
  whyEnded(): string {
    process.off("exit", this.#onExit);
    const cause = this.#requester.lastFailure ?? new Error("gatsby-plugin-algolia stopped");
    return explain(`Filling ${nextOf(this.#target.indexName)}`, cause, this.#state);
  }

  readonly #onExit = () => void process.stderr.write(`site-search-push: ${this.whyEnded()}\n`);

  /**
   * Completes the temporary index, reads it back, and then writes the stamp, without which it cannot be promoted.
   * @returns what is there now, one sentence
   * @throws PushFailure
   */
  async finish(): Promise<string> {
    const next = nextOf(this.#target.indexName);
    const { settings, synonyms = [] } = this.#before ?? {};
    const wanted = this.#wanted;
    if (!wanted) throw new Error("The push was not opened.");
    process.off("exit", this.#onExit);
    await step(`Writing synonyms to ${next}`, () =>
      this.#admin.replaceSynonyms(next, wanted.synonyms, synonyms),
    );
    const found = await step(`Reading ${next} back`, () => contentOf(this.#admin, next));
    if (found.digest !== wanted.stamp.digest)
      throw new PushFailure(
        `${next} holds ${found.records} records, which are not the ${wanted.records.length} that were sent: another push may be running. Build again, one at a time. ${this.#state}`,
      );
    await step(`Completing ${next}`, async () => {
      const { mode, enableReRanking } = settings ?? {}; // which a copy leaves out
      const stamp = { ...wanted.stamp, owner: ownerDigest(this.#before) };
      const userData = stamped(settings, stamp);
      await this.#admin.setSettings(next, { mode, enableReRanking, userData });
      if (stampOf(await this.#admin.settings(next))?.digest !== wanted.stamp.digest)
        throw new Error("The answer is not the service's: what was written is not there");
    });
    return `${next} is ready with ${found.records} records; once the site is deployed, npm run search:push makes it live`;
  }

  #refuseDrop(before: number, records: number): void {
    const { indexName, allowDrop } = this.#target;
    if (records >= LEAST_SHARE * before || allowDrop) return;
    throw new PushFailure(
      `The index ${indexName} holds ${before} records and would hold ${records}, more than 30 % less, which looks like a mistake. Look for pages that lost their content; if they were removed on purpose, set ALGOLIA_ALLOW_DROP=true. ${this.#state}`,
    );
  }
}

type UploadCache = { readonly set: (key: string, value: unknown) => Promise<unknown> };

/** What an index holds now: its stamp, the number of its records, and the digest of records and synonyms of builds. */
export async function contentOf(admin: IndexAdmin, index: string) {
  const state = await admin.read(index);
  const records = state ? await admin.records(index) : [];
  const digest = digestOf(records, state?.synonyms ?? []);
  return { stamp: stampOf(state?.settings), records: records.length, digest };
}
