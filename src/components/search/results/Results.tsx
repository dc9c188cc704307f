import { type ReactNode, useRef } from "react";
import { resultRow, type SectionHit } from "../../../search/dialog/resultRow";
import { Link } from "../../ui/Link";
import { SEARCH_TEXTS } from "../texts";
import { HighlightedText } from "./HighlightedText";
import * as styles from "./SearchResults.module.css";
import { RESULTS_TEXTS } from "./texts";
import type { SearchState } from "./useSearch";

type ResultsProps = {
  readonly state: SearchState;
  /** Asks for the next results, or again for those that failed. */
  readonly onMore: () => Promise<void>;
};

/** The results, or the reason why there are none. Their number is announced; loading more moves the focus to the first new one. */
export function Results({ state, onMore }: ResultsProps): ReactNode {
  const { query, hits, count, failure, isLoading } = state;
  const list = useRef<HTMLOListElement>(null);
  const shown = hits.length;
  const isAnswered = query.trim() !== "" && !failure && (!isLoading || shown > 0);
  const isLeft = shown < count;
  return (
    <>
      <p className={styles.status} role="status">
        {isLoading && !isAnswered && RESULTS_TEXTS.searching}
        {isAnswered && (count === 0 ? RESULTS_TEXTS.none : RESULTS_TEXTS.count(count))}
        {isAnswered && isLeft && <span> {RESULTS_TEXTS.shown(shown, count)}</span>}
      </p>
      {isAnswered && count === 0 && <p>{RESULTS_TEXTS.noneHint}</p>}
      {shown > 0 && (
        <ol className={styles.list} ref={list}>
          {hits.map((hit) => (
            <Result key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      {failure && (
        <div className={styles.failure}>
          <div role="alert">
            <p className={styles.failureTitle}>{SEARCH_TEXTS.unable}</p>
            <p>{SEARCH_TEXTS.failures[failure]}</p>
          </div>
          <button type="button" className={styles.button} onClick={onMore}>
            {SEARCH_TEXTS.tryAgain}
          </button>
        </div>
      )}
      {isLeft && !failure && (
        <button
          type="button"
          className={styles.button}
          onClick={async () => {
            await onMore();
            list.current?.children[shown]?.querySelector("a")?.focus();
          }}
        >
          {RESULTS_TEXTS.more}
        </button>
      )}
    </>
  );
}

/** A page at its best section: its path, its heading, and the text around the match. */
function Result({ hit }: { readonly hit: SectionHit }): ReactNode {
  const { title, path, text } = resultRow(hit);
  return (
    <li className={styles.result}>
      <p className={styles.path}>
        <HighlightedText pieces={path} />
      </p>
      <h2 className={styles.title}>
        <Link href={hit.url}>
          <HighlightedText pieces={title} />
        </Link>
      </h2>
      {text.length > 0 && (
        <p className={styles.text}>
          <HighlightedText pieces={text} />
        </p>
      )}
    </li>
  );
}
