import { algoliasearch } from "algoliasearch";
import { isObject } from "../../src/domain/json";
import { splitHost } from "../../src/search/dialog/hostedSearch";
import { type HostedSynonym, isBuildSynonym } from "../../src/search/records/hostedIndex";
import { statusOf } from "./failure";
import type { Requester } from "./requester";

type Fields = Readonly<Record<string, unknown>>;
export type Stored = Fields & { readonly objectID: string };

/** What an index holds besides records. */
export type IndexState = {
  readonly settings: Fields;
  readonly synonyms: readonly Stored[];
  readonly rules: readonly Stored[];
};

/** Requests to the service besides those of gatsby-plugin-algolia. Waits until a change is carried out. */
export class IndexAdmin {
  readonly #requester: Requester;
  readonly #client: ReturnType<typeof algoliasearch>;

  constructor(
    { appId, host }: { readonly appId: string; readonly host?: string },
    requester: Requester,
  ) {
    this.#requester = requester;
    this.#client = algoliasearch(appId, "sent by the requester", {
      requester,
      maxRateLimitRetries: 0,
      ...(host !== undefined && { hosts: [{ ...splitHost(host), accept: "readWrite" as const }] }),
    });
  }

  /** @returns undefined when there is no such index */
  async settings(indexName: string): Promise<Fields | undefined> {
    const request = { indexName, getVersion: 2 }; // with the current names
    return this.#orNone(async () => ({ ...(await this.#client.getSettings(request)) }));
  }

  /** @returns undefined when there is no such index */
  async read(indexName: string): Promise<IndexState | undefined> {
    const settings = await this.settings(indexName);
    if (!settings) return undefined;
    const synonyms: Stored[] = [];
    const rules: Stored[] = [];
    const into = (list: Stored[]) => ({
      indexName,
      aggregator: ({ hits }: { hits: object[] }) => void list.push(...listOf(hits)),
    });
    await this.#ask(() => this.#client.browseSynonyms(into(synonyms)));
    await this.#ask(() => this.#client.browseRules(into(rules)));
    return { settings, synonyms, rules };
  }

  /** All records of an existing index. */
  async records(indexName: string): Promise<readonly Stored[]> {
    const records: Stored[] = [];
    const browseParams = { attributesToRetrieve: ["*"] };
    const aggregator = ({ hits }: { hits: object[] }) => void records.push(...listOf(hits));
    await this.#ask(() => this.#client.browseObjects({ indexName, browseParams, aggregator }));
    return records;
  }

  /** Replaces an index by another one, or only its settings, synonyms and rules by theirs. */
  async operate(operation: "move" | "copy", indexName: string, destination: string): Promise<void> {
    const scope = operation === "copy" && {
      scope: ["settings" as const, "synonyms" as const, "rules" as const],
    };
    const operationIndexParams = { operation, destination, ...scope };
    await this.#change(indexName, () =>
      this.#client.operationIndex({ indexName, operationIndexParams }),
    );
  }

  /** Deletes an index if it exists. */
  async remove(indexName: string): Promise<void> {
    await this.#orNone(() =>
      this.#change(indexName, () => this.#client.deleteIndex({ indexName })),
    );
  }

  async setSettings(indexName: string, indexSettings: Fields): Promise<void> {
    await this.#change(indexName, () => this.#client.setSettings({ indexName, indexSettings }));
  }

  /** Replaces the synonyms that builds made. @param stored all synonyms of the index */
  async replaceSynonyms(
    indexName: string,
    synonyms: readonly HostedSynonym[],
    stored: readonly Stored[],
  ): Promise<void> {
    for (const { objectID } of stored.filter(isBuildSynonym))
      await this.#change(indexName, () => this.#client.deleteSynonym({ indexName, objectID }));
    const synonymHit = synonyms.map((synonym) => ({ ...synonym, synonyms: [...synonym.synonyms] }));
    if (synonymHit.length > 0)
      await this.#change(indexName, () => this.#client.saveSynonyms({ indexName, synonymHit }));
  }

  /** The rights of a key; undefined when the service does not know it. */
  async rightsOf(key: string): Promise<readonly string[] | undefined> {
    return (await this.#orNone(() => this.#client.getApiKey({ key })))?.acl;
  }

  async #change(
    indexName: string,
    send: () => Promise<{ readonly taskID: number }>,
  ): Promise<void> {
    const { taskID } = await this.#ask(send);
    await this.#ask(() => this.#client.waitForTask({ indexName, taskID }));
  }

  async #orNone<Result>(send: () => Promise<Result>): Promise<Result | undefined> {
    return this.#ask(send).catch((error: unknown) => {
      if (statusOf(error) !== 404) throw error;
      return undefined;
    });
  }

  async #ask<Result>(send: () => Promise<Result>): Promise<Result> {
    return send().catch((error: unknown) => {
      throw statusOf(error) === 404 ? error : (this.#requester.lastFailure ?? error);
    });
  }
}

/** The hits of a response, which may be any JSON if something else answered. */
function listOf(hits: unknown): readonly Stored[] {
  const isStored = (hit: unknown): hit is Stored =>
    isObject(hit) && typeof hit.objectID === "string";
  if (Array.isArray(hits) && hits.every(isStored)) return hits;
  throw new Error("The answer is not the service's: it has no list of hits with ids");
}
