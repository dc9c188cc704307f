import { type GetFile, memo, openIndex } from "../index/openIndex";
import { Scorer } from "./score";
import { type Cancellation, type EngineAnswer, type EngineQuery, Search } from "./search";

export type SearchEngine = {
  /**
   * @throws {@link SearchCancelled} when cancelled; the error of `get` when a file fails twice
   */
  readonly search: (query: EngineQuery, cancellation?: Cancellation) => Promise<EngineAnswer>;
  /** Fetches what every search needs, before the first one. */
  readonly preload: () => Promise<void>;
};

/**
 * A search engine over the files of `buildIndex`. Nothing is fetched before the first search or `preload`.
 * @param pause lets the thread do other work between two steps of a search, such as showing the next character
 */
export function createSearchEngine(
  get: GetFile,
  pause: () => Promise<void> = async () => undefined,
): SearchEngine {
  const open = memo(async () => {
    const index = await openIndex(get);
    return { index, scorer: new Scorer(index.header) };
  });
  return {
    preload: async () => {
      await open(0);
    },
    search: async (query, cancellation) => {
      const { index, scorer } = await open(0);
      return new Search(index, scorer, query, cancellation, pause).run();
    },
  };
}
