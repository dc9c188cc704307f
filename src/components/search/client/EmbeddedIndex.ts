import { createSearchEngine, type SearchEngine } from "../../../search/query/engine";
import {
  type Cancellation,
  type EngineAnswer,
  type EngineQuery,
  SearchCancelled,
} from "../../../search/query/search";
import { type CacheUse, newestIndex } from "./indexFiles";
import { RetryError } from "./retryError";

const NOTHING: EngineAnswer = { hits: [], nbHits: 0, exhaustive: true };
const RETRY_DELAY_MS = 200;

/** Yields to the browser, so that no task delays a keystroke. A timer would wait 4 ms longer. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** The site's own index, opened on first use and kept for the whole visit. */
export class EmbeddedIndex implements SearchEngine {
  private opened: Promise<SearchEngine> | undefined;

  preload = async (): Promise<void> => {
    try {
      await (await this.open("cached")).preload();
    } catch {
      this.opened = undefined; // the search itself tries again, and reports the failure
    }
  };

  /**
   * Retries a failed search once, bypassing the browser's cache: a new version of the site may have replaced the
   * index, a file may be damaged, or the connection may have been lost for a moment.
   * @throws RetryError with the reason as its cause
   */
  search = async (query: EngineQuery, cancellation?: Cancellation): Promise<EngineAnswer> => {
    if (query.query.trim() === "") return NOTHING;
    try {
      return await this.searchOnce("cached", query, cancellation);
    } catch (error) {
      if (error instanceof SearchCancelled) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      if (cancellation?.aborted) throw new SearchCancelled();
    }
    try {
      return await this.searchOnce("bypass", query, cancellation);
    } catch (cause) {
      if (cause instanceof SearchCancelled) throw cause;
      console.error("The search index could not be read.", cause);
      throw new RetryError("The search index could not be read.", { cause });
    }
  };

  private async searchOnce(
    use: CacheUse,
    query: EngineQuery,
    cancellation: Cancellation | undefined,
  ): Promise<EngineAnswer> {
    const opening = this.open(use);
    try {
      return await (await opening).search(query, cancellation);
    } catch (error) {
      if (!(error instanceof SearchCancelled) && this.opened === opening) this.opened = undefined;
      throw error;
    }
  }

  private open(use: CacheUse): Promise<SearchEngine> {
    this.opened ??= newestIndex(use).then((get) => createSearchEngine(get, pause));
    return this.opened;
  }
}
