import { type Cancellation, createSearchEngine, type EngineAnswer, type EngineQuery, SearchCancelled, type SearchEngine } from "../../../domain/search/engine";
import { type CacheUse, newestIndex } from "./indexFiles";

/** No answer could be had. DocSearch knows this kind of error by its name. */
class RetryError extends Error {
  override readonly name = "RetryError";
}

const NOTHING: EngineAnswer = { hits: [], nbHits: 0, exhaustive: true };
const PAUSE_BEFORE_SECOND_LOOK_MS = 200;

/** Ends the browser's task, so that none gets long enough to hold up a key. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The site's own index, opened when it is first needed and kept for the whole visit. */
export class EmbeddedIndex implements SearchEngine {
  private opened: Promise<SearchEngine> | undefined;

  preload = async (): Promise<void> => {
    try {
      await (await this.open("cached")).preload();
    } catch {
      this.opened = undefined; // the search itself looks again, and reports
    }
  };

  /**
   * A failure is followed by a second look, past the browser's cache: a new version of the site may have replaced the
   * index, a file may be damaged, or the connection was away for a moment.
   * @throws RetryError with the reason as its cause
   */
  search = async (query: EngineQuery, cancellation?: Cancellation): Promise<EngineAnswer> => {
    if (query.query.trim() === "") return NOTHING;
    try {
      return await this.look("cached", query, cancellation);
    } catch (error) {
      if (error instanceof SearchCancelled) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_BEFORE_SECOND_LOOK_MS));
      if (cancellation?.aborted) throw new SearchCancelled();
    }
    try {
      return await this.look("past", query, cancellation);
    } catch (cause) {
      if (cause instanceof SearchCancelled) throw cause;
      console.error("The search index could not be read.", cause);
      throw new RetryError("The search index could not be read.", { cause });
    }
  };

  private async look(use: CacheUse, query: EngineQuery, cancellation: Cancellation | undefined): Promise<EngineAnswer> {
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
