import { z } from "zod";
import type { HostedSearch } from "../../src/search/dialog/hostedSearch";
import type { SearchRecord } from "../../src/search/records/searchRecord";
import { isQuestion } from "./access";
import { explainFailure, isKeyRefused, PushFailure, REFERER_REFUSED, statusOf } from "./failure";
import { IndexAdmin, type IndexState } from "./indexAdmin";
import { probeProblems, probesFor } from "./probes";
import { Requester, type Timeouts } from "./requester";
import type { TimeLimit } from "./timeLimit";

const keySchema = z.object({ acl: z.array(z.string()) });
/** Rights that readers' key may have. */
const HARMLESS = ["search"];

export type ReaderOptions = {
  readonly limit: TimeLimit;
  readonly timeouts?: Timeouts;
  /** Address of the site that readers search from: some keys may only be used from there. */
  readonly site: string;
};

/** Client with the key that is published with the site. */
export class Reader {
  readonly #search: HostedSearch;
  /** What a browser tells the service about the page. */
  readonly #referer: string;
  readonly #admin: IndexAdmin;

  constructor(search: HostedSearch, { limit, timeouts, site }: ReaderOptions) {
    this.#search = search;
    this.#referer = `${new URL(site).origin}/`;
    this.#admin = new IndexAdmin({
      appId: search.appId,
      limit,
      requester: new Requester({
        key: search.searchKey,
        limit,
        allows: isQuestion,
        referer: this.#referer,
        timeouts,
      }),
      host: search.host,
    });
  }

  /**
   * Checks that the key may search the index and do nothing else. An index that does not exist yet is not a mistake.
   * @throws PushFailure saying what the key may or may not do, and how to fix it
   */
  async checkKey(): Promise<void> {
    const { indexName } = this.#search;
    const [known, settings, keys, indexes] = [
      await this.#may(`/1/keys/${encodeURIComponent(this.#search.searchKey)}`),
      await this.#may(`/1/indexes/${encodeURIComponent(indexName)}/settings`),
      await this.#may("/1/keys"),
      await this.#may("/1/indexes"),
    ];
    const rights =
      keySchema.safeParse(known.answer).data?.acl.filter((right) => !HARMLESS.includes(right)) ??
      [];
    const more = [
      ...rights,
      ...(settings.allowed ? ["settings"] : []),
      ...(keys.allowed ? ["the keys of the application"] : []),
      ...(indexes.allowed ? ["listIndexes"] : []),
    ];
    if (more.length > 0)
      throw new PushFailure(
        `GATSBY_ALGOLIA_SEARCH_KEY, which is published with the site, may do more than search: ${[...new Set(more)].join(", ")}.`,
        `Make a key with the right "search" on ${indexName} only, and set it. If this one was ever published, revoke it.`,
      );
    try {
      await this.#admin.probe(indexName, [{ query: "", facetFilters: [] }]);
    } catch (error) {
      throw new PushFailure(
        explainSearch(error, this.#search, this.#referer),
        "Nothing was written.",
      );
    }
  }

  /** What is wrong with the responses to searches of an index, one for each language and tag of its records. */
  async problems(state: IndexState): Promise<readonly string[]> {
    const records = [...state.records.values()] as unknown as readonly SearchRecord[];
    const probes = probesFor(records);
    try {
      const answers = await this.#admin.probe(this.#search.indexName, probes);
      return probeProblems(records, probes, answers);
    } catch (error) {
      return [explainSearch(error, this.#search, this.#referer)];
    }
  }

  /** Whether the key is allowed a request, and the response. */
  async #may(path: string): Promise<{ readonly allowed: boolean; readonly answer: unknown }> {
    try {
      const answer = await this.#admin.get(path);
      return { allowed: answer !== undefined, answer };
    } catch (error) {
      if ([401, 403].includes(statusOf(error) ?? 0)) return { allowed: false, answer: undefined };
      throw explainFailure(error, "Checking GATSBY_ALGOLIA_SEARCH_KEY", placeOf(this.#search));
    }
  }
}

function placeOf({ searchKey, ...place }: HostedSearch) {
  return { ...place, prefix: "GATSBY_" as const };
}

function explainSearch(error: unknown, search: HostedSearch, referer: string): string {
  const { appId, indexName } = search;
  const { message } = explainFailure(
    error,
    `Searching ${indexName} as readers do`,
    placeOf(search),
  );
  if (isKeyRefused(error) && REFERER_REFUSED.test(message))
    return `${firstSentence(message)} Add ${referer}* to the referers of GATSBY_ALGOLIA_SEARCH_KEY: browsers name the site, and no page of it.`;
  return isKeyRefused(error)
    ? `${firstSentence(message)} Check that GATSBY_ALGOLIA_SEARCH_KEY is a key of application ${appId} that has not expired and may search ${indexName}.`
    : message;
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}
