import { type ReactNode, useEffect, useRef } from "react";
import { useSiteConfig } from "../../../hooks/useSiteConfig";
import { readHits } from "../../../search/dialog/readHits";
import { sitePlace } from "../sitePlace";
import { failureCause, SEARCH_TEXTS } from "../texts";
import { withoutSome } from "../withoutSome";
import { ResultList } from "./ResultList";
import * as styles from "./SearchResults.module.css";
import { RESULTS_TEXTS } from "./texts";
import type { Question, SearchState } from "./useSearch";

type ResultsProps = {
  readonly state: SearchState;
  readonly ask: (question: Question) => Promise<void>;
  /** Called to search again without the contextual filters. */
  readonly onSearchEverything: () => void;
};

/** The empty result. The build renders it too, where there is no location to compare the addresses of hits with. */
const NOTHING: ReturnType<typeof readHits> = { hits: [], nbHits: 0 };

/** The results, or the reason why there are none. Their number is announced; loading more moves the focus to the first new one. */
export function Results({ state, ask, onSearchEverything }: ResultsProps): ReactNode {
  const { status, question, hidden, kept } = state;
  const { url } = useSiteConfig();
  const { hits, nbHits: count } =
    state.hits.length > 0 ? readHits(state.hits, state.count, sitePlace(url)) : NOTHING;
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number>(undefined);

  const shown = hits.length;
  useEffect(() => {
    if (firstNew.current === undefined || shown <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector("a")?.focus();
    firstNew.current = undefined;
  }, [shown]);

  const isAnswered = status === "done" || (status === "loading" && question !== undefined);
  const isMoreLeft = hits.length < count;
  return (
    <>
      <p className={styles.status} role="status">
        {status === "idle" && (
          <span data-searching="" hidden suppressHydrationWarning>
            {RESULTS_TEXTS.searching}
          </span>
        )}
        {status === "loading" && !isAnswered && RESULTS_TEXTS.searching}
        {isAnswered && (count === 0 ? RESULTS_TEXTS.none : RESULTS_TEXTS.count(count))}
        {isAnswered && hits.length < count && (
          <span className={styles.shown}> {RESULTS_TEXTS.shown(hits.length, count)}</span>
        )}
      </p>
      {isAnswered &&
        count === 0 &&
        (hidden === 0 ? (
          <p>{RESULTS_TEXTS.noneHint}</p>
        ) : (
          <Hidden count={hidden} onShow={onSearchEverything} />
        ))}
      {kept !== undefined && count > 0 && <p>{withoutSome(question?.query ?? "", kept)}</p>}
      {hits.length > 0 && <ResultList hits={hits} ref={list} />}
      {status === "failed" && question && (
        <Failure isMore={question.page > 0} onRetry={() => ask(question)} />
      )}
      {isMoreLeft && status !== "failed" && question && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            firstNew.current = hits.length;
            void ask({ ...question, page: question.page + 1 });
          }}
        >
          {RESULTS_TEXTS.more}
        </button>
      )}
    </>
  );
}

function Hidden({
  count,
  onShow,
}: {
  readonly count: number;
  readonly onShow: () => void;
}): ReactNode {
  return (
    <>
      <p>{RESULTS_TEXTS.hidden(count)}</p>
      <button type="button" className={styles.button} onClick={onShow}>
        {RESULTS_TEXTS.showHidden}
      </button>
    </>
  );
}

function Failure({
  isMore,
  onRetry,
}: {
  readonly isMore: boolean;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div className={styles.failure}>
      <div role="alert">
        <p className={styles.failureTitle}>
          {isMore ? RESULTS_TEXTS.moreFailed : SEARCH_TEXTS.unable}
        </p>
        <p>{SEARCH_TEXTS.checkConnection}</p>
        <p>{failureCause()}</p>
      </div>
      <button type="button" className={styles.button} onClick={onRetry}>
        {SEARCH_TEXTS.tryAgain}
      </button>
    </div>
  );
}
